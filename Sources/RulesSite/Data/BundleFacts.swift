internal import RulesJSON

/// The sections of the bundle's JSON, for look-ups by name.
struct BundleFacts: Sendable {
  private let sections: [String: [String: JSON]]
  let json: JSON

  init(_ json: JSON) {
    self.json = json
    var sections: [String: [String: JSON]] = [:]
    for member in json.objectValue ?? [] {
      guard let rows = member.value.objectValue else { continue }
      sections[member.key] = Dictionary(rows.map { ($0.key, $0.value) }) { first, _ in first }
    }
    self.sections = sections
  }

  /// The row of a rule. Kinds and sections have the same names, except for tables.
  subscript(kind: String, name: String) -> JSON? { sections[kind == "tables" ? "decision_tables" : kind]?[name] }

  /// The names of a section, in the order of the bundle.
  func names(_ section: String) -> [String] { (json[section]?.objectValue ?? []).map(\.key) }

  /// The plans by rank.
  var plans: [String] {
    names("plans").enumerated().sorted {
      (self["plans", $0.element]?["rank"]?.intValue ?? 0, $0.offset) < (self["plans", $1.element]?["rank"]?.intValue ?? 0, $1.offset)
    }.map(\.element)
  }

  /// The rows of the decision table of a rule.
  func rows(_ kind: String, _ name: String) -> [JSON] { self[kind, name]?["table"]?["rows"]?.arrayValue ?? [] }

  /// The actions whose table has a row with a property.
  func actions(where matches: (JSON) -> Bool) -> [String] { names("actions").filter { rows("actions", $0).contains(where: matches) } }
}

extension JSON {
  /// The text of a string or a number; empty for anything else.
  var plain: String { stringValue ?? intValue.map { "\($0)" } ?? boolValue.map { $0 ? "yes" : "no" } ?? "" }

  /// The member as a string; empty without it.
  func text(_ key: String) -> String { self[key]?.plain ?? "" }

  func list(_ key: String) -> [JSON] { self[key]?.arrayValue ?? [] }
}
