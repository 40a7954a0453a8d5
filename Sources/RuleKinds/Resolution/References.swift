internal import Schema
package import SourceText
internal import YAMLTree

/// The names that each rule refers to, as recorded during parsing, for every kind and independent of its keys.
package struct References: Sendable {
  package struct Rule: Sendable {
    package let kind: String
    package let name: String
    package let key: Span
    /// The names that the rule uses, with their locations.
    package fileprivate(set) var uses: [Use] = []

    package func uses(of kind: String) -> [Use] { uses.filter { $0.kind == kind } }
    package func names(_ kind: String) -> [String] { uses.compactMap { $0.kind == kind ? $0.name : nil } }
  }

  package struct Use: Sendable {
    package let kind: String
    package let name: String
    package let at: Span
  }

  package let rules: [Rule]
  private let ofKind: [String: [Int]]

  package func rules(of kind: String) -> [Rule] { (ofKind[kind] ?? []).map { rules[$0] } }

  init(_ reading: ParseContext) {
    var rules: [Rule] = []
    var starts: [(file: Int, start: Int, end: Int, rule: Int)] = []
    for declaration in reading.declarations {
      // A name that is declared inside another rule, such as a plan's, belongs to that rule too. The outer rule starts first.
      let (key, value) = (declaration.key.span, declaration.value.span)
      starts.append((Int(key.file.index), Int(key.start), Int(max(key.end, value.end)), rules.count))
      rules.append(Rule(kind: declaration.kind, name: declaration.name, key: key))
    }
    starts.sort { ($0.file, $0.start) < ($1.file, $1.start) }
    for use in reading.uses {
      let span = use.span
      guard let last = References.last(in: starts, notAfter: (Int(span.file.index), Int(span.start))), starts[last].end >= Int(span.end)
      else { continue }
      rules[starts[last].rule].uses.append(Use(kind: use.kind, name: use.name, at: span))
    }
    self.rules = rules
    ofKind = Dictionary(grouping: rules.indices, by: { rules[$0].kind })
  }

  private static func last(
    in starts: [(file: Int, start: Int, end: Int, rule: Int)], notAfter place: (file: Int, start: Int)
  ) -> Int? {
    var low = 0
    var high = starts.count
    while low < high {
      let middle = (low + high) / 2
      if (starts[middle].file, starts[middle].start) <= place { low = middle + 1 } else { high = middle }
    }
    guard low > 0, starts[low - 1].file == place.file else { return nil }
    return low - 1
  }
}
