internal import RulesBundle

/// A link into the app that the rules declare, with the ids in it.
///
/// Only `Rules.link(parsing:)` and generated code create links, so the ids are those that the link declares, in its order.
public struct DeepLink: Sendable, Equatable {
  /// The ordinal in `deep_links`.
  public var ordinal: Int
  /// The ids, one for each parameter that is an id, in the order in which the rules declare them.
  public var ids: [LinkID]

  /// Creates a link. The ids must match the parameters that the rules declare.
  public init(ordinal: Int, ids: [LinkID] = []) {
    self.ordinal = ordinal
    self.ids = ids
  }
}

/// The id of an object that a link names: 1 to 128 letters (`A` to `Z`, `a` to `z`), digits, `_`, and `-`.
///
/// The form fits UUIDs, ULIDs, base64url, and the ids of common stores. It excludes dots, slashes, and percent signs, so that an id has no
/// other meaning in a path or a key. Only the app and its server know who owns the object and whether it exists (CH27 §10.4).
public struct LinkID: Sendable, Equatable, Hashable, CustomStringConvertible {
  /// The id as a string.
  public let text: String

  /// Creates an id; nil if the text is not an id.
  public init?(_ text: String) {
    guard LinkForm.isID(text.utf8) else { return nil }
    self.text = text
  }

  /// The id as a string.
  public var description: String { text }
}

extension LinkID: ExpressibleByStringLiteral {
  /// Creates an id from a literal in a test or an example. Traps if the literal is not an id.
  public init(stringLiteral text: String) {
    precondition(LinkForm.isID(text.utf8), "an id in a link has 1 to 128 letters, digits, `_`, and `-`")
    self.text = text
  }
}
