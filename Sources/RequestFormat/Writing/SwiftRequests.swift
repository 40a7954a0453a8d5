internal import BundleFormat

/// The Swift that reads requests, and hands each to what answers it.
enum SwiftRequests {
  private static let imports = "public import RulesBundle\npublic import RulesJSON\npublic import RulesRuntime\n\n"
  private static var answered: [Question] { Requests.questions.filter { $0.host != .tool } }

  /// Which questions there are, and which keys they have.
  static var question: String {
    var text = "internal import RulesJSON\ninternal import RulesRuntime\n\nextension Request {\n  /// What a request asks.\n  public enum Question: Sendable, Equatable {\n"
    for question in answered { text += "    /// \(question.about)\n    case \(question.ask == "do" ? "`do`" : propertyName(question.ask))(\(question.request))\n" }
    text += "  }\n\n  /// The words that `ask` may be, as a sentence lists them.\n  static let questions =\n    \"\(listed(Requests.questions.map(\.ask)))\"\n"
    text += "\n  /// Keys that belong to some question only.\n  static let keysOfQuestions = [\n"
    var keys: [String] = []
    for key in Requests.questions.flatMap(\.allKeys) where !keys.contains(key.key) { keys.append(key.key) }
    text += keys.map { "    \"\($0)\",\n" }.joined() + "  ]\n}\n\nextension Request.Question {\n"
    text += "  /// Reads the keys of the question that is called `ask`.\n  init(_ ask: String, _ keys: inout RequestKeys) throws(RequestError) {\n"
    text += "    switch ask {\n"
    for question in answered {
      text += "    case \"\(question.ask)\": self = .\(propertyName(question.ask))(try \(question.request)(&keys))\n"
    }
    text += "    default: throw RequestError(\"unknown_question\", \"`ask` cannot be `\\(ask)`; it is \\(Request.questions)\")\n    }\n  }\n\n"
    text += "  /// Whether a history is there for what is counted in it, and the engine does not look at it otherwise.\n"
    text += "  var onlyReadsWhatIsCounted: Bool {\n    switch self {\n"
    for (isCounted, word) in [(true, "true"), (false, "false")] {
      let names = answered.filter { ($0.history == .counted) == isCounted }.map { ".\(propertyName($0.ask))" }
      text += "    case \(names.joined(separator: ", ")): \(word)\n"
    }
    text += "    }\n  }\n}\n\nextension Rules {\n  /// Answers a question: the members of the answer, behind the request's id.\n"
    text += "  func answer(_ request: Request, _ frame: Frame, into writer: inout JSONWriter) throws(RequestError) {\n    switch request.question {\n"
    for question in answered where question.host == .rules {
      text += "    case .\(propertyName(question.ask))(let asked):\n      let answer = try self.answer(asked, request, frame)\n"
      text += "      writer.beginAnswer(request.id)\n      writeMembers(of: answer, &writer)\n      writer.endObject()\n"
    }
    for question in answered where question.host == .batch {
      text += "    case .\(propertyName(question.ask)):\n"
      text += "      throw RequestError(\"no_batch\", \"`ask: \(question.ask)` is for the requests behind it, and none are here\")\n"
    }
    return text + "    }\n  }\n}\n"
  }

  /// The keys of each question, and of what stands in them.
  static var requests: String {
    var text = imports
    for question in answered {
      let keys = question.keys.map { (name: $0.property, type: type($0), reading: reading($0, in: question.ask), about: $0.about) }
      var members = keys
      if let either = question.either { members.append(("either", either.name, "try \(either.name)(&keys)", either.about)) }
      text += structure(question.request, "The keys of `ask: \(question.ask)`.", members)
      text += "\n"
    }
    for alternatives in Requests.questions.compactMap(\.either) + Requests.alternatives { text += enumeration(alternatives) + "\n" }
    for item in Requests.items { text += reader(item) + "\n" }
    return String(text.dropLast())
  }

  private static func structure(
    _ name: String, _ about: String, _ members: [(name: String, type: String, reading: String, about: String)]
  ) -> String {
    var text = "/// \(about)\npublic struct \(name): Sendable, Equatable {\n"
    for member in members { text += "  /// \(member.about)\n  public var \(member.name): \(member.type)\n" }
    text += (members.isEmpty ? "" : "\n") + "  init(_ keys: inout RequestKeys) throws(RequestError) {\n"
    for member in members { text += "    \(member.name) = \(member.reading)\n" }
    return text + "  }\n}\n"
  }

  private static func enumeration(_ alternatives: Alternatives) -> String {
    var text = "/// \(alternatives.about)\npublic enum \(alternatives.name): Sendable, Equatable {\n"
    for group in alternatives.groups {
      let values = group.filter { !$0.isLeadingFlag }.map { "\($0.property): \(type($0))" }
      text += "  /// \(group[0].about)\n  case \(group[0].property)\(values.isEmpty ? "" : "(\(values.joined(separator: ", ")))")\n"
    }
    let isNested = Requests.alternatives(alternatives.name) != nil
    if isNested { text += "\n  init(_ json: JSON, at place: RequestPlace) throws(RequestError) {\n"
    text += "    var keys = try RequestKeys(json, at: place)\n    try self.init(&keys)\n    try keys.finishItem()\n  }\n" }
    text += "\n  init(_ keys: inout RequestKeys) throws(RequestError) {\n    var found: [Self] = []\n"
    for group in alternatives.groups {
      let values = group.filter { !$0.isLeadingFlag }.map { "\($0.property): \(reading($0, in: nil))" }
      let test = group[0].isLeadingFlag ? "try keys.flag(\"\(group[0].key)\")" : "keys.has(\"\(group[0].key)\")"
      text += "    if \(test) {\n      found.append(.\(group[0].property)\(values.isEmpty ? "" : "(\(values.joined(separator: ", ")))"))\n    }\n"
    }
    text += "    guard found.count == 1 else { throw keys.mistake(needsOneOf: \"\(listed(alternatives.groups.map { "`\($0[0].key)`" }, "and"))\") }\n"
    return text + "    self = found[0]\n  }\n}\n"
  }

  private static func reader(_ item: Item) -> String {
    var text = "extension \(item.swift) {\n  init(_ json: JSON, at place: RequestPlace) throws(RequestError) {\n"
    text += "    var keys = try RequestKeys(json, at: place)\n"
    text += "    self.init(" + item.keys.map { "\($0.property): \(reading($0, in: nil))" }.joined(separator: ", ") + ")\n"
    return text + "    try keys.finishItem()\n  }\n}\n"
  }

  private static func type(_ key: Key) -> String { type(key.form, isOptional: key.need != .needed) }

  private static func type(_ form: Given, isOptional: Bool) -> String {
    let mark = isOptional ? "?" : ""
    return switch form {
    case .string, .id, .name: "String\(mark)"
    case .typed: "String?"
    case .flag: "Bool"
    case .answered: "Bool?"
    case .time, .duration, .day: "Int64\(mark)"
    case .timestamp: "Timestamp\(mark)"
    case .whole(_, let standIn): standIn == nil ? "Int64\(mark)" : "Int64"
    case .wholeOrNull: "Int64?"
    case .word(let name): (Requests.words(name)?.swift ?? name) + mark
    case .kept: "[JSON.Member]"
    case .facts: "[GivenFact]"
    case .list(let form): "[\(type(form, isOptional: false))]"
    case .pair(let form): "Pair<\(type(form, isOptional: false))>"
    case .either(let name), .item(let name), .read(let name, _): name + mark
    }
  }

  private static func reading(_ key: Key, in ask: String?) -> String {
    let quoted = "\"\(key.key)\""
    let isNeeded = key.need == .needed
    func value(_ reader: String) -> String { isNeeded ? "try keys.needed(\(quoted), \(reader))" : "try keys.optional(\(quoted), \(reader))" }
    return switch key.form {
    case .flag: "try keys.flag(\(quoted))"
    case .answered: value("RequestValue.flag")
    case .typed: "try keys.typed(\(quoted))"
    case .wholeOrNull: "try keys.wholeOrNull(\(quoted))"
    case .whole(let range, let standIn?):
      "try keys.optional(\(quoted)) { json, place throws(RequestError) in try RequestValue.whole(json, at: place, \(text(range))) } ?? \(standIn)"
    case .kept, .facts, .list: isNeeded ? value(reader(key.form)) : value(reader(key.form)) + " ?? []"
    default: value(reader(key.form))
    }
  }

  private static func reader(_ form: Given) -> String {
    switch form {
    case .string, .name, .typed: return "RequestValue.string"
    case .day: return "RequestValue.day"
    case .id: return "RequestValue.id"
    case .flag, .answered: return "RequestValue.flag"
    case .time: return "RequestValue.time"
    case .timestamp: return "RequestValue.timestamp"
    case .duration: return "RequestValue.duration"
    case .whole(let range, _): return "{ json, place throws(RequestError) in try RequestValue.whole(json, at: place, \(text(range))) }"
    case .wholeOrNull: return "RequestValue.wholeOrNull"
    case .word(let name):
      let words = Requests.words(name)
      let label = words?.isNamed == true ? "" : "word: "
      let list = listed(words?.words ?? [])
      return "{ json, place throws(RequestError) in try RequestValue.word(json, at: place, \"\(list)\") { \(words?.swift ?? name)(\(label)$0) } }"
    case .kept: return "RequestValue.object"
    case .facts: return "RequestValue.facts"
    case .list(let form):
      return "{ json, place throws(RequestError) in try RequestValue.list(json, at: place, \(reader(form))) }"
    case .pair(let form):
      return "{ json, place throws(RequestError) in try Pair(json, at: place, \(reader(form))) }"
    case .either(let name), .item(let name), .read(let name, _):
      return "{ json, place throws(RequestError) in try \(name)(json, at: place) }"
    }
  }

  private static func text(_ range: ClosedRange<Int64>?) -> String {
    guard let range else { return "nil" }
    return range.upperBound == Int64.max ? "\(range.lowerBound)...Int64.max" : "\(range.lowerBound)...\(range.upperBound)"
  }
}

extension Key {
  /// A flag that says which group of keys it is has no value.
  fileprivate var isLeadingFlag: Bool { if case .flag = form { true } else { false } }
}

/// Words as a sentence lists them.
func listed(_ words: [String], _ last: String = "or") -> String {
  guard words.count > 1 else { return words.joined() }
  return words.dropLast().joined(separator: ", ") + " \(last) " + words[words.count - 1]
}
