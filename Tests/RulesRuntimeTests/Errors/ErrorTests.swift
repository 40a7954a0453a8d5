import RulesBundle
import RulesJSON
import RulesRequests
import RulesRuntime
import TestSupport
import Testing

/// What every error of the dictionary shows and logs.
@Suite struct ErrorTests {
  private static let rules = RealRules.rules

  private static func answer(_ request: String) throws -> JSON {
    var writer = JSONWriter()
    _ = rules.answer(Array(request.utf8), rules.makeFrame(), into: &writer)
    return try JSON.parse(writer.bytes)
  }

  @Test func everyErrorSaysWhatItIs() throws {
    let bundle = Self.rules.bundle
    for error in 0..<bundle.count(.errors) {
      let name = bundle.name(.errors, error)
      let answer = try Self.answer(
        #"{"ask":"error","error":"\#(name)","facts":{"plan":"free","error.incident":"i-1","error.screen":"home"}}"#)
      #expect(answer["copy"]?["text"]?.stringValue?.isEmpty == false, "\(name)")
      let severity = answer["severity"]?.stringValue ?? ""
      // Two errors are ids only: the event of the sign-up sheet records them.
      let isRecordedElsewhere = ["ERR-020", "ERR-021"].contains(name)
      #expect((answer["log"] == .null) == (isRecordedElsewhere || ["S0", "S1"].contains(severity)), "\(name)")
      #expect((answer["incident"]?.stringValue == "i-1") == (!isRecordedElsewhere && ["S3", "S4"].contains(severity)), "\(name)")
      #expect(answer["blocks"]?.boolValue == ["S3", "S4"].contains(severity), "\(name)")
      if answer["log"] != .null {
        #expect(answer["log"]?["parameters"]?["errorId"]?.stringValue == name)
        #expect(answer["log"]?["parameters"]?["incidentId"]?.stringValue == "i-1")
      }
      #expect(answer["surfaces"]?.arrayValue?.isEmpty == false, "\(name)")
    }
  }

  /// No user input gets into a log: every fact that a record reads is a number, a word of the rules, or an id.
  @Test(arguments: [
    "my secret note", "a@b.co", "<script>", "lazy", "Füße", "👊", "", String(repeating: "x", count: 65), "x\ny",
  ]) func noWordsOfPeople(_ text: String) throws {
    let isID = text == "lazy"
    for fact in ["error.screen", "error.field", "error.incident", "app.session"] {
      let request = JSON.object([
        .init(key: "ask", value: .string("error")), .init(key: "error", value: .string("ERR-030")),
        .init(key: "facts", value: .object([.init(key: fact, value: .string(text)), .init(key: "plan", value: .string("free"))])),
      ])
      let answer = try Self.answer(String(decoding: request.compact(), as: UTF8.self))
      #expect((answer["error"]?["code"]?.stringValue == "wrong_type") == !isID, "\(fact) \(text)")
    }
  }

  @Test func factsOfErrorsAreTakenBack() throws {
    let frame = Self.rules.makeFrame()
    let error = try #require(Self.rules.error("ERR-030"))
    _ = Self.rules.present(ErrorOccurrence(error: error), frame)
    for column in [BookRow.At.errorId, BookRow.At.errorSeverity, BookRow.At.errorSurface, BookRow.At.decisionAction] {
      #expect(!frame.isGiven(Self.rules.bundle.column(.book, 0, column)))
    }
  }

  /// Delays grow, never exceed the maximum, and vary only within their random part.
  @Test func waitsGrowWithinTheirBounds() throws {
    let frame = Self.rules.makeFrame()
    for name in ["read", "queued"] {
      let policy = try #require(Self.rules.retryPolicy(name))
      var last = Swift.Duration.zero
      for failures in Int64(1)...60 {
        let results = [0, 250, 1000].map { Self.rules.retry(policy, failures: failures, jitter: $0, frame).verdict }
        if name == "read", failures <= 3 {
          #expect(results == [.now, .now, .now])
          continue
        }
        guard case .after(let least) = results[0], case .after(let some) = results[1], case .after(let most) = results[2] else {
          Issue.record("\(name) is retried forever, and waits")
          return
        }
        #expect(least > .zero && least <= some && some <= most && most <= .seconds(300) && most >= last && least * 2 >= most)
        last = most
      }
      #expect(last == .seconds(300))
      #expect(Self.rules.retry(policy, failures: .max, jitter: 1000, frame).verdict == .after(.seconds(300)))
    }
    #expect(Self.rules.retry(nil, failures: 1, jitter: 0, frame).verdict == .never)
  }
}
