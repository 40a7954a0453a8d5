internal import RulesBundle
public import RulesJSON
public import RulesRuntime

/// The answer to `ask: set`.
package struct SetAnswer {
  /// The paths that the rules do not declare as remotely overridable.
  var skipped: [String]
}

/// A sequence of requests that are answered in order, as by `rulebook eval` and the WebAssembly program.
///
/// A request `set` sets overrides for the requests that follow.
public struct Batch {
  /// The rules without overrides. Each `set` starts from them, so that earlier overrides are removed.
  private let built: Rules
  /// The rules with the current overrides.
  private var rules: Rules
  private var frame: Frame

  /// Creates a batch without overrides.
  public init(_ rules: Rules) {
    built = rules
    self.rules = rules
    frame = rules.makeFrame()
  }

  /// Answers one request in JSON. An invalid request is answered with `{"error":...}`.
  ///
  /// - Parameters:
  ///   - line: The request, in UTF-8.
  ///   - writer: The writer to which the answer is written.
  /// - Returns: Whether the request could be answered.
  public mutating func answer(_ line: [UInt8], into writer: inout JSONWriter) -> Bool {
    // The single request reports a line that is not JSON.
    guard let json = try? JSON.parse(line) else { return rules.answer(line, frame, into: &writer) }
    guard case .string(let question)? = json["ask"], question.utf8.elementsEqual("set".utf8) else {
      return rules.answer(json, frame, into: &writer)
    }
    do {
      let request = try Request(json)
      guard case .set(let asked) = request.question else { return rules.answer(json, frame, into: &writer) }
      // The answer does not depend on the facts, but invalid facts are always reported.
      try rules.fill(frame, with: request.facts)
      let answer = SetAnswer(skipped: try set(asked.values.values))
      rules.configVersion = asked.version
      writer.beginAnswer(request.id, asked.version)
      rules.writeMembers(of: answer, &writer)
      writer.endObject()
      return true
    } catch {
      Rules.write(error, id: json["id"], &writer)
      return false
    }
  }

  /// Sets all values, or none if one is rejected. Returns the paths that these rules do not declare as remotely overridable.
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
  /// The error code of the request.
  fileprivate var code: String {
    switch self {
    case .otherForm: "other_form"
    case .outOfRange: "out_of_range"
    case .outOfOrder: "out_of_order"
    case .locked: "locked"
    }
  }
}
