internal import RuleKinds
internal import Schema
internal import SourceText
internal import YAMLTree

/// A value in a rule file that operators can change, with what the schema says about it.
struct MutationSite {
  let node: Node
  let shape: Shape
  /// The path of the value, which starts with its kind.
  let path: RulePath
  let source: SourceFile
  let vocabulary: MutationVocabulary

  /// The text of the value as it stands in the file.
  var written: String { source.text(node.span.range) }

  /// Whether the value is a scalar on one line.
  var isLine: Bool {
    node.kind == .scalar && source.position(of: node.span.range.lowerBound).line == source.position(of: node.span.range.upperBound).line
  }
}

/// A replacement that an operator makes.
struct MutationEdit {
  var range: Range<Int>
  var text: String
  var about: String
  /// The names that are left out.
  var lost: [String]

  init(_ range: Range<Int>, _ text: String, _ about: String, lost: [String] = []) {
    (self.range, self.text, self.about, self.lost) = (range, text, about, lost)
  }

  /// Replaces a whole scalar.
  init(_ site: MutationSite, _ text: String) {
    self.init(site.node.span.range, text, "\(site.written) -> \(text)")
  }
}

/// The names that rules declare, from which operators choose other names.
struct MutationVocabulary: Sendable {
  /// The names by the singular of their kind, in the order of the files.
  let names: [String: [String]]
  /// The names of facts, settings, and conditions, by their type, for expressions.
  let sameType: [String: [String]]

  init(_ rules: RuleIndex, types: [String: String]) {
    var names: [String: [String]] = [:]
    for rule in rules.rules { names[rule.singular, default: []].append(rule.name) }
    self.names = names
    var byType: [String: [String]] = [:]
    for (name, type) in types.sorted(by: { $0.key < $1.key }) { byType[type, default: []].append(name) }
    var same: [String: [String]] = [:]
    for (name, type) in types { same[name] = byType[type]?.filter { $0 != name } ?? [] }
    sameType = same
  }

  /// Another name of the same kind: the next one, or the first after the last.
  func other(than name: String, _ singular: String) -> String? {
    guard let all = names[singular], let index = all.firstIndex(of: name), all.count > 1 else { return nil }
    return all[(index + 1) % all.count]
  }
}
