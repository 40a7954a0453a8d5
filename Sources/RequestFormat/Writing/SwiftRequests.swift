internal import BundleFormat

/// Generates the Swift that reads the keys of each question, and of the objects inside a question.
enum SwiftRequests {
  static var text: String {
    var text = SwiftLines()
    for module in ["RulesBundle", "RulesJSON", "RulesRuntime"] { text.line("public import \(module)") }
    for question in Requests.questions where question.host != .tool { structure(question, &text) }
    for alternatives in Requests.questions.compactMap(\.either) { enumeration(alternatives, isNested: false, &text) }
    for alternatives in Requests.alternatives { enumeration(alternatives, isNested: true, &text) }
    for item in Requests.items { reader(item, &text) }
    return text.text
  }

  private static func structure(_ question: Question, _ text: inout SwiftLines) {
    var members = question.keys.map { (name: $0.property, type: type($0), reading: reading($0), about: $0.about) }
    if let either = question.either { members.append(("either", either.name, "try \(either.name)(&keys)", either.about)) }
    text.line()
    text.doc("The keys of `ask: \(question.ask)`.")
    text.block("public struct \(question.request): Sendable, Equatable") { text in
      for member in members {
        text.doc(member.about)
        text.line("public var \(member.name): \(member.type)")
      }
      if !members.isEmpty { text.line() }
      text.block("init(_ keys: inout RequestKeys) throws(RequestError)") { text in
        for member in members { text.line("\(member.name) = \(member.reading)") }
      }
    }
  }

  /// - Parameter isNested: Whether the keys are in a nested object.
  private static func enumeration(_ alternatives: Alternatives, isNested: Bool, _ text: inout SwiftLines) {
    text.line()
    text.doc(alternatives.about)
    text.block("public enum \(alternatives.name): Sendable, Equatable") { text in
      for group in alternatives.groups {
        text.doc(group[0].about)
        text.line("case \(group[0].property)\(list(group) { "\($0.property): \(type($0))" })")
      }
      text.line()
      if isNested {
        text.block("init(_ json: JSON, at place: RequestPlace) throws(RequestError)") { text in
          text.line("var keys = try RequestKeys(json, at: place)")
          text.line("try self.init(&keys)")
          text.line("try keys.finishItem()")
        }
        text.line()
      }
      text.block("init(_ keys: inout RequestKeys) throws(RequestError)") { text in
        text.line("var found: [Self] = []")
        for group in alternatives.groups {
          let test = group[0].isLeadingFlag ? "try keys.flag(\"\(group[0].key)\")" : "keys.has(\"\(group[0].key)\")"
          text.block("if \(test)") { text in
            text.line("found.append(.\(group[0].property)\(list(group) { "\($0.property): \(reading($0))" }))")
          }
        }
        let names = listed(alternatives.groups.map { "`\($0[0].key)`" }, "and")
        text.line("guard found.count == 1 else { throw keys.mistake(needsOneOf: \"\(names)\") }")
        text.line("self = found[0]")
      }
    }
  }

  private static func reader(_ item: Item, _ text: inout SwiftLines) {
    text.line()
    text.block("extension \(item.swift)") { text in
      text.block("init(_ json: JSON, at place: RequestPlace) throws(RequestError)") { text in
        text.line("var keys = try RequestKeys(json, at: place)")
        text.line("self.init\(list(item.keys, all: true) { "\($0.property): \(reading($0))" })")
        text.line("try keys.finishItem()")
      }
    }
  }

  /// Values in parentheses; an empty string without values. The leading flag of a group has no value.
  private static func list(_ keys: [Key], all: Bool = false, _ value: (Key) -> String) -> String {
    let values = keys.filter { all || !$0.isLeadingFlag }.map(value)
    return values.isEmpty ? "" : "(\(values.joined(separator: ", ")))"
  }

  // MARK: Types

  private static func type(_ key: Key) -> String { type(key.form, isOptional: key.need != .needed) }

  private static func type(_ form: Given, isOptional: Bool) -> String {
    let mark = isOptional ? "?" : ""
    return switch form {
    case .string, .id, .name: "String\(mark)"
    case .typed: "String?"
    case .flag: "Bool"
    case .answered: "Bool?"
    case .time, .timestamp: "Timestamp\(mark)"
    case .duration: "Swift.Duration\(mark)"
    case .day: "CalendarDay\(mark)"
    case .whole(_, let defaultValue): defaultValue == nil ? "Int64\(mark)" : "Int64"
    case .wholeOrNull: "Int64?"
    case .word(let name): (Requests.words(name)?.swift ?? name) + mark
    case .kept: "[JSON.Member]"
    case .facts: "[GivenFact]"
    case .list(let form): "[\(type(form, isOptional: false))]"
    case .pair(let form): "Pair<\(type(form, isOptional: false))>"
    case .either(let name), .item(let name), .read(let name, _): name + mark
    }
  }

  // MARK: Readers

  private static func reading(_ key: Key) -> String {
    let value = "try keys.\(key.need == .needed ? "needed" : "optional")(\"\(key.key)\", \(reader(key.form)))"
    return switch key.form {
    case .flag: "try keys.flag(\"\(key.key)\")"
    case .typed: "try keys.typed(\"\(key.key)\")"
    case .wholeOrNull: "try keys.wholeOrNull(\"\(key.key)\")"
    case .whole(_, let defaultValue?): "\(value) ?? \(defaultValue)"
    case .kept where key.need != .needed, .facts where key.need != .needed, .list where key.need != .needed: "\(value) ?? []"
    default: value
    }
  }

  private static func reader(_ form: Given) -> String {
    switch form {
    case .string, .name, .typed: "RequestValue.string"
    case .id: "RequestValue.id"
    case .flag, .answered: "RequestValue.flag"
    case .time: "RequestValue.time"
    case .timestamp: "RequestValue.timestamp"
    case .day: "RequestValue.day"
    case .duration: "RequestValue.duration"
    case .whole(let range, _): closure("RequestValue.whole(json, at: place, \(bounds(range)))")
    case .wholeOrNull: closure("RequestValue.whole(json, at: place, nil)")
    case .word(let name): word(name)
    case .kept: "RequestValue.object"
    case .facts: "RequestValue.facts"
    case .list(let form): closure("RequestValue.list(json, at: place, \(reader(form)))")
    case .pair(let form): closure("Pair(json, at: place, \(reader(form)))")
    case .either(let name), .item(let name), .read(let name, _): closure("\(name)(json, at: place)")
    }
  }

  private static func word(_ name: String) -> String {
    let words = Requests.words(name)
    let make = "\(words?.swift ?? name)(\(words?.isNamed == true ? "" : "word: ")$0)"
    return closure("RequestValue.word(json, at: place, \"\(listed(words?.words ?? []))\") { \(make) }")
  }

  private static func closure(_ body: String) -> String { "{ json, place throws(RequestError) in try \(body) }" }

  private static func bounds(_ range: ClosedRange<Int64>?) -> String {
    guard let range else { return "nil" }
    return "\(range.lowerBound)...\(range.upperBound == Int64.max ? "Int64.max" : "\(range.upperBound)")"
  }
}

extension Key {
  fileprivate var isLeadingFlag: Bool { if case .flag = form { true } else { false } }
}
