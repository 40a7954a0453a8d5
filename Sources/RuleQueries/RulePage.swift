internal import RuleKinds
internal import RulesJSON

/// Everything there is to say about one rule, or about one value in it.
public struct RulePage: Sendable {
  /// `limits` and `limit`.
  var kind: String
  var singular: String
  var name: String
  /// The keys that lead to the value asked about; empty for the whole rule.
  var inside: String
  /// That value, on one line.
  var value: String?
  var place: SourcePlace
  var about: String
  var sources: [String]
  var definition: Definition
  var locks: [LockNote] = []
  var undecided: [UndecidedNote] = []
  /// The values that a lock or a placeholder is about: for its own page.
  var inForce: [HeldValue] = []
  var assumptions: [AssumptionNote] = []
  var remote: [RemoteNote] = []
  /// Whether a server may set values of other rules of this kind: then it is worth saying that it may not set these.
  var isOfRemoteKind = false
  var waivers: [WaiverNote] = []
  var words: [CopyExample] = []
  /// The most characters that the words can have, where they have values.
  var longest: Int?
  var screens: [ScreenNote] = []
  var usedBy: [UseGroup] = []

  /// The lines of the file.
  struct Definition: Sendable {
    var firstLine: Int
    var lines: [String]
    /// How many lines more there are.
    var more: Int
  }

  struct LockNote: Sendable {
    var id: String
    var about: String
    var held: [HeldValue]
    var decision: String
    var place: SourcePlace
  }

  struct UndecidedNote: Sendable {
    var id: String
    var about: String
    var held: HeldValue
    var owner: String
    var choices: String
    /// A milestone or a date, and the date that this is.
    var decideBy: String?
    var due: String?
    var state: String
    var isDecided: Bool
    var place: SourcePlace
  }

  struct AssumptionNote: Sendable {
    var id: String
    var says: String
    var place: SourcePlace
  }

  struct RemoteNote: Sendable {
    /// The keys inside the rule.
    var inside: String
    /// `3 to 10`, `50 | 200`, `on or off`.
    var within: String
    var place: SourcePlace
  }

  struct WaiverNote: Sendable {
    var id: String
    var check: String
    var reason: String
    var until: String
    var place: SourcePlace
  }

  /// A screen or a part of one, and the rules that lead there from the one asked about.
  struct ScreenNote: Sendable {
    var singular: String
    var name: String
    var via: [String]
    var place: SourcePlace
  }

  struct UseGroup: Sendable {
    var kind: String
    var uses: [Reference]
  }

  struct Reference: Sendable {
    var singular: String
    var name: String
    /// The keys inside the rule where the name stands.
    var inside: String
    var place: SourcePlace
  }
}
