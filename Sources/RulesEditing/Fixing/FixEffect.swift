import Diagnostics
import RuleKinds
import RulesCompiler
import Schema
import SourceText
import YAMLTree

/// The effect of a round of fixes on the diagnostics.
struct FixEffect {
  /// Whether at least one diagnostic disappeared.
  let mends: Bool
  /// New errors that the fixes caused, excluding errors that were hidden before.
  let worsens: [Diagnostic]

  init(of proposals: [Proposal], before: Compilation, after: Compilation) {
    var left = Counts(before)
    let new = after.diagnostics.filter { !left.take($0, in: after) }
    mends = left.total > 0
    // A file that could not be parsed hides its other errors. Revealing them is not a regression.
    let earliest = proposals.map { Stage($0.diagnostic.name) }.min { $0.rawValue < $1.rawValue } ?? .rules
    worsens = new.filter { one in
      guard one.severity == .error else { return false }
      let stage = Stage(one.name)
      if stage.rawValue > earliest.rawValue { return false }
      return !(stage == .parsing && proposals.contains { $0.hides(one, before: before, after: after) })
    }
  }

  /// The stages of the compiler. Later stages do not process anything that an earlier stage rejects.
  private enum Stage: Int {
    case parsing, reading, rules

    init(_ name: String) {
      self = Self.parsingNames.contains(name) ? .parsing : Self.readingNames.contains(name) ? .reading : .rules
    }

    private static let parsingNames = Set(YAMLProblems.all.map(\.name))
    private static let readingNames = Set(SchemaProblems.all.map(\.name))
  }

  /// The number of occurrences of each diagnostic. Locations change with every edit, so a diagnostic is identified by its name, file, and
  /// message.
  private struct Counts {
    private struct Key: Hashable { var name, file, message: String }
    private var counts: [Key: Int] = [:]
    private(set) var total = 0

    init(_ compilation: Compilation) {
      for one in compilation.diagnostics {
        counts[Self.key(one, compilation), default: 0] += 1
        total += 1
      }
    }

    mutating func take(_ one: Diagnostic, in compilation: Compilation) -> Bool {
      guard let count = counts[Self.key(one, compilation)], count > 0 else { return false }
      counts[Self.key(one, compilation)] = count - 1
      total -= 1
      return true
    }

    private static func key(_ one: Diagnostic, _ compilation: Compilation) -> Key {
      Key(name: one.name, file: compilation.sources[one.primary.span.file].path, message: one.message)
    }
  }
}

extension Proposal {
  /// Whether the error that this fix removes stopped the parser before the location of the other error.
  fileprivate func hides(_ other: Diagnostic, before: Compilation, after: Compilation) -> Bool {
    let (mine, its) = (diagnostic.primary.span, other.primary.span)
    return before.sources[mine.file].path == after.sources[its.file].path && its.start > mine.start
  }
}
