internal import Diagnostics
package import RemoteConfigs
internal import RuleKinds
package import RulesBundle
package import RulesCompiler
package import Schema
internal import SourceText

/// Converts values between their written form in the rules and their numeric form: `30m` and 1800.
package struct WrittenValues: Sendable {
  let rules: CheckedRules
  let input: RulesInput
  private let indexes: [String: Int]
  let sources: SourceSet
  /// The errors of the rules.
  let errors: [Diagnostic]

  /// Creates a converter for the rules in `input`, which `compilation` is compiled from. Returns nil if the rules cannot be read.
  package init?(_ compilation: Compilation, of input: RulesInput) {
    guard let rules = compilation.rules else { return nil }
    self.rules = rules
    self.input = input
    indexes = Dictionary(input.files.enumerated().map { ($0.element.path, $0.offset) }) { first, _ in first }
    sources = compilation.sources
    errors = compilation.diagnostics.filter { $0.severity == .error }
  }

  /// The files of the rules.
  package var files: [RulesInput.File] { input.files }

  /// Returns the message of an error in the declaration of a switch in `rules/remote`; nil if there is none.
  package func problem(ofSwitch path: String) -> String? {
    let declared = RulePath(RemotePath.key, path)
    let places = [rules.places.key(declared), rules.places.span(declared)]
    return errors.first { error in error.spans.contains { span in places.contains { $0.contains(span) } } }?.message
  }

  /// Returns the index of a source file in the input.
  func fileIndex(_ file: FileID) -> Int? { indexes[sources[file].path] }

  /// Returns the overrides of an environment on a day, sorted by path; nil if the environment is unknown.
  package func config(of environment: String, on today: CalendarDate) -> RemoteConfig? {
    guard let environment = rules.book.environments[Name(environment)] else { return nil }
    let values = environment.cells(on: today).compactMap { cell in
      value(cell.value.to, at: cell.column.text).map { RemoteConfig.Entry(path: cell.column.text, value: $0) }
    }
    return RemoteConfig(values.sorted { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) })
  }

  /// Returns the overrides of an environment that end within some days, or that have ended, with their last day, and those that begin later.
  package func endings(in environment: String, on today: CalendarDate) -> [(path: String, text: String)] {
    let cells = rules.book.environments[Name(environment)]?.values.cells ?? []
    return cells.compactMap { cell in
      let path = cell.column.text
      if let from = cell.value.from, let day = CalendarDate(from), today < day { return (path, "begins on \(from)") }
      guard let until = cell.value.until, let day = CalendarDate(until) else { return nil }
      if day < today { return (path, "ended on \(until); remove it") }
      return (path, "ends on \(until)")
    }
  }

  /// Returns a written value in the unit of its path.
  func value(_ written: String, at path: String) -> OverrideValue? {
    if rules.book.remote[Name(path)]?.isSwitch ?? false { return .onOff(written == "true") }
    return Amount(written).map { .amount($0.isUnlimited ? nil : $0.number) }
  }

  /// Returns a value in the form that the rules use at its path.
  package func text(_ value: OverrideValue, at path: String) -> String {
    switch value {
    case .onOff(let isOn): return isOn ? "true" : "false"
    case .amount(nil): return "unlimited"
    case .amount(let number?): return QuantityText.write(quantity(number, like: shipped(path)))
    }
  }

  /// Returns the value of a path in the rules, as written; nil if the rules do not have the path.
  package func shipped(_ path: String) -> String? {
    guard let (file, range) = place(path) else { return nil }
    let bytes = input.files[file].bytes[range].filter { $0 != UInt8(ascii: "\"") && $0 != UInt8(ascii: "'") }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Returns where an environment overrides a path, as `FILE:LINE`, or only the file if it does not override the path.
  func place(ofOverride path: String, in environment: String) -> String? {
    let set = RulePath(Environment.key, environment, "set", path)
    guard rules.book.environments[Name(environment)] != nil else { return nil }
    let span = rules.places.key(rules.places.exact(set) == nil ? RulePath(Environment.key, environment) : set)
    let source = sources[span.file]
    return rules.places.exact(set) == nil ? source.path : "\(source.path):\(source.position(of: span.range.lowerBound).line)"
  }

  private func quantity(_ number: Int64, like written: String?) -> Quantity {
    // A value that is shipped as `unlimited` has no unit, so it is a count.
    switch written.flatMap({ Amount($0) })?.unit {
    case .seconds: .seconds(number)
    case .bytes: .bytes(number)
    case .percent: .percent(number)
    default: .count(number)
    }
  }

  /// Returns the rules with the overrides in place of the shipped values. Paths that the rules do not have are ignored.
  package func rules(with config: RemoteConfig) -> RulesInput {
    var changed = input
    let edits = config.values.compactMap { entry in
      place(entry.path).map { (file: $0.file, range: $0.range, text: text(entry.value, at: entry.path)) }
    }
    // Edit from the end of each file, so that earlier offsets stay valid.
    for edit in edits.sorted(by: { $0.range.lowerBound > $1.range.lowerBound }) {
      changed.files[edit.file].bytes.replaceSubrange(edit.range, with: Array(edit.text.utf8))
    }
    return changed
  }

  private func place(_ path: String) -> (file: Int, range: Range<Int>)? {
    guard let span = rules.places.exact(rules.places.path(path)), let file = indexes[sources[span.file].path] else { return nil }
    return (file, span.range)
  }
}
