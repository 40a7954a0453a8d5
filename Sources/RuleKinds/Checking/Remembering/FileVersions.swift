internal import Schema
internal import YAMLTree

/// The versions of the files of one key of the rules folder: their trees, and the names that they use.
struct FileVersions: Sendable {
  /// What the files contained.
  private struct State: Sendable {
    var roots: [Node]
    /// The uses of names by kind, each list with its number.
    var uses: [String: (list: [ParseContext.Use], number: Int)]
    /// The names of the declared rules, with their kinds. The name of a file can be a part of them.
    var declared: [RulePath]
    var kinds: Set<String>
  }

  /// The version of the reading that the state comes from.
  private(set) var reading = -1
  private var states = NumberedStates<State>()

  /// The number of everything in the files, with its locations.
  var number: Int { states.number }
  var kinds: Set<String> { states.current?.kinds ?? [] }

  /// The numbers of the uses of names, by kind.
  var useNumbers: [String: Int] { states.current?.uses.mapValues(\.number) ?? [:] }

  mutating func set(_ roots: [Node], _ read: ParseContext, _ version: Int, _ clock: inout Int) {
    reading = version
    var uses: [String: (list: [ParseContext.Use], number: Int)] = [:]
    let past = states.past
    for (kind, list) in read.names.flatMap(\.usesOfKind) {
      let same = past.lazy.compactMap { $0.uses[kind] }.first { FileVersions.areSame($0.list, list) }
      if same == nil { clock += 1 }
      uses[kind] = (list, same?.number ?? clock)
    }
    let declared = read.declarations.map { RulePath($0.kind, $0.name) }
    let state = State(roots: roots, uses: uses, declared: declared, kinds: Set(read.names.flatMap(\.declared.keys)))
    states.set(state, &clock) { one, other in
      one.roots.count == other.roots.count && one.declared == other.declared
        && zip(one.roots, other.roots).allSatisfy { $0.hasSameSource(as: $1) }
    }
  }

  private static func areSame(_ one: [ParseContext.Use], _ other: [ParseContext.Use]) -> Bool {
    one.count == other.count && zip(one, other).allSatisfy { isSame($0, $1) }
  }

  private static func isSame(_ one: ParseContext.Use, _ other: ParseContext.Use) -> Bool {
    if one === other { return true }
    guard one.name == other.name, one.span == other.span else { return false }
    return one.singular == other.singular && one.words == other.words && one.node.hasSameSource(as: other.node)
  }
}
