internal import ParallelMap
public import SourceText
internal import YAMLTree

/// The names that the files of one key of the rules folder declare and use. They never change.
///
/// A class, because all compilations after an edit share the names of the files that did not change, with what follows from them.
public final class ReadNames: Sendable {
  /// The declared names, in the order of reading.
  public let declarations: [ParseContext.Declaration]
  /// The uses of names, in the order of reading.
  public let uses: [ParseContext.Use]
  /// The declared names by kind, in the order of reading.
  public let declarationsOfKind: [String: [ParseContext.Declaration]]
  /// The uses of names by kind, in the order of reading.
  public let usesOfKind: [String: [ParseContext.Use]]
  /// The first declaration of each name, by kind and name.
  public let declared: [String: [String: ParseContext.Declaration]]
  /// The first use of each name, by kind and name.
  public let used: [String: [String: ParseContext.Use]]
  private let allRules: Once<[NamingRule]>

  /// Whether two declarations of a kind have the same name.
  public var hasDuplicates: Bool { declared.reduce(0) { $0 + $1.value.count } < declarations.count }

  /// A file that the names are in; nil without names.
  public var file: FileID? { declarations.first?.key.span.file ?? uses.first?.node.span.file }

  /// The declared rules with the names that each uses, in the order of the declarations.
  public var rules: [NamingRule] { allRules.value }

  init(_ declarations: [ParseContext.Declaration], _ uses: [ParseContext.Use]) {
    self.declarations = declarations
    self.uses = uses
    declarationsOfKind = Dictionary(grouping: declarations, by: \.kind)
    usesOfKind = Dictionary(grouping: uses, by: \.kind)
    declared = declarationsOfKind.mapValues { Dictionary($0.map { ($0.name, $0) }) { first, _ in first } }
    used = usesOfKind.mapValues { Dictionary($0.map { ($0.name, $0) }) { first, _ in first } }
    allRules = Once { NamingRule.all(declarations, uses) }
  }
}
