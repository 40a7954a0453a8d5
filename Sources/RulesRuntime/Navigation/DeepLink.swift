internal import RulesBundle

/// A link into the app as the rules know it: which one, and the ids in it.
///
/// Only `Rules.link(parsing:)` and generated code make links, so the ids are those that the link declares, in its order.
public struct DeepLink: Sendable, Equatable {
  /// The link's ordinal in the bundle.
  public var ordinal: Int
  /// One for each parameter that is an id, in the order in which the rules declare them.
  public var ids: [LinkID]

  public init(ordinal: Int, ids: [LinkID] = []) {
    self.ordinal = ordinal
    self.ids = ids
  }
}

/// The id of something that a link names: opaque, 1 to 128 letters (`A` to `Z`, `a` to `z`), digits, `_` and `-`.
///
/// UUIDs, ULIDs, base64url and the ids of common stores fit. Dots, slashes and percent signs do not, so that an id means nothing
/// else in a path or a key. Whose object it is, and whether it is still there, only the app and its server know (CH27 §10.4).
public struct LinkID: Sendable, Equatable, Hashable, CustomStringConvertible {
  public let text: String

  /// Nil when the text is no id.
  public init?(_ text: String) {
    guard LinkForm.isID(text.utf8) else { return nil }
    self.text = text
  }

  public var description: String { text }
}

extension LinkID: ExpressibleByStringLiteral {
  /// An id in the source of a test or an example. It must be one: a literal is a mistake of the program.
  public init(stringLiteral text: String) {
    precondition(LinkForm.isID(text.utf8), "an id in a link has 1 to 128 letters, digits, `_` and `-`")
    self.text = text
  }
}
