internal import RulesBundle
public import RulesJSON
public import RulesRuntime

/// The paths of set values that the rules do not open.
package struct SetAnswer {
  var skipped: [String]
}

/// Requests that are answered one after the other: what `rulebook eval` and the WebAssembly program do with their input.
///
/// One of them may set values that the rules open to a server, for those behind it.
public struct Batch {
  /// The rules as they were built: values are set in these, so that what was set before leaves nothing behind.
  private let built: Rules
  /// The rules that answer now.
  private var rules: Rules
  private var frame: Frame

  public init(_ rules: Rules) {
    built = rules
    self.rules = rules
    frame = rules.makeFrame()
  }

  /// Answers one request, given as one JSON text, with one JSON text. Always: a mistake is answered with `{"error":...}`.
  ///
  /// Returns whether the request could be answered; the answer is in `writer`.
  public mutating func answer(_ line: [UInt8], into writer: inout JSONWriter) -> Bool {
    // A line that is not JSON is reported by the answer to a single request.
    guard let json = try? JSON.parse(line) else { return rules.answer(line, frame, into: &writer) }
    guard case .string(let question)? = json["ask"], question.utf8.elementsEqual("set".utf8) else {
      return rules.answer(json, frame, into: &writer)
    }
    do {
      let request = try Request(json)
      guard case .set(let asked) = request.question else { return rules.answer(json, frame, into: &writer) }
      // Nothing rests on them; but a fact that is a mistake is never passed over.
      try rules.fill(frame, with: request.facts)
      let answer = SetAnswer(skipped: try set(asked.values.values))
      writer.beginAnswer(request.id)
      rules.writeMembers(of: answer, &writer)
      writer.endObject()
      return true
    } catch {
      Rules.write(error, id: json["id"], &writer)
      return false
    }
  }

  /// All or nothing: where a value is refused, what was in force stays. Gives the paths that these rules do not open.
  private mutating func set(_ values: [SetValues.One]) throws(RequestError) -> [String] {
    do {
      let set = try built.bundle.setting(values.map { (path: $0.path, value: $0.value) })
      rules = set.bundle.isSame(as: built.bundle) ? built : built.over(set.bundle)
      frame = rules.makeFrame()
      return set.unknown
    } catch {
      throw RequestError(error.code, error.message)
    }
  }
}

extension OverrideError {
  /// A name for programs.
  fileprivate var code: String {
    switch self {
    case .otherForm: "other_form"
    case .outOfRange: "out_of_range"
    case .outOfOrder: "out_of_order"
    case .locked: "locked"
    }
  }
}
