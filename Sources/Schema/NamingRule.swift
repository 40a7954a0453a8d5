public import SourceText
internal import YAMLTree

/// A declared rule with the names that it uses, of every kind and wherever they are in the rule.
public final class NamingRule: Sendable {
  /// The key of the kind in the rules folder, such as `limits`.
  public let kind: String
  /// The name of the rule.
  public let name: String
  /// The location of the name.
  public let key: Span
  /// The names that the rule uses, with their locations.
  public let uses: [Use]

  /// A used name.
  public struct Use: Sendable {
    /// The key of the kind of the name.
    public let kind: String
    /// The name, which may not be declared.
    public let name: String
    /// The location of the name.
    public let at: Span
  }

  /// Returns the used names of a kind, with their locations.
  public func uses(of kind: String) -> [Use] { uses.filter { $0.kind == kind } }

  /// Returns the used names of a kind.
  public func names(_ kind: String) -> [String] { uses.compactMap { $0.kind == kind ? $0.name : nil } }

  private init(_ declaration: ParseContext.Declaration, _ uses: [Use]) {
    (kind, name, key, self.uses) = (declaration.kind, declaration.name, declaration.key.span, uses)
  }

  /// Returns the declared rules in their order. A use belongs to the last rule that starts before it, if that rule contains it.
  ///
  /// Complexity: O((*d* + *u*) log *d*) for *d* declarations and *u* uses.
  static func all(_ declarations: [ParseContext.Declaration], _ uses: [ParseContext.Use]) -> [NamingRule] {
    var found: [[Use]] = declarations.map { _ in [] }
    // A name that is declared inside another rule, such as a plan's, belongs to that rule too. The outer rule starts first.
    var places = declarations.enumerated().map { index, declaration in
      let (key, value) = (declaration.key.span, declaration.value.span)
      return Place(file: key.file.index, start: key.start, end: max(key.end, value.end), rule: index)
    }
    places.sort { ($0.file, $0.start) < ($1.file, $1.start) }
    for use in uses {
      let span = use.span
      guard let place = last(of: places, notAfter: span), place.end >= span.end else { continue }
      found[place.rule].append(Use(kind: use.kind, name: use.name, at: span))
    }
    return zip(declarations, found).map { NamingRule($0, $1) }
  }

  private struct Place {
    let file: UInt32
    let start: UInt32
    let end: UInt32
    let rule: Int
  }

  private static func last(of places: [Place], notAfter span: Span) -> Place? {
    var (low, high) = (0, places.count)
    while low < high {
      let middle = (low + high) / 2
      if (places[middle].file, places[middle].start) <= (span.file.index, span.start) { low = middle + 1 } else { high = middle }
    }
    return low > 0 && places[low - 1].file == span.file.index ? places[low - 1] : nil
  }
}
