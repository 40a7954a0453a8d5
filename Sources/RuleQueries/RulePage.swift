internal import RuleKinds
internal import RulesJSON

/// The page of one rule or of one value in it.
package struct RulePage: Sendable {
  /// The key and the singular name of the kind: `limits` and `limit`.
  var kind: String
  var singular: String
  var name: String
  /// The keys that lead to the requested value; empty for the whole rule.
  var inside: String
  /// The requested value, on one line.
  var value: String?
  var place: SourcePlace
  var about: String
  var sources: [String]
  var definition: Definition
  var locks: [LockNote] = []
  var undecided: [UndecidedNote] = []
  /// The values of a lock or a placeholder, on its own page.
  var inForce: [HeldValue] = []
  var assumptions: [AssumptionNote] = []
  var remote: [RemoteNote] = []
  /// Whether other rules of this kind have remotely overridable values. If so, the page shows that this rule has none.
  var isOfRemoteKind = false
  var waivers: [WaiverNote] = []
  var words: [CopyExample] = []
  /// The maximum number of characters of a sentence with values.
  var longest: Int?
  var screens: [ScreenNote] = []
  var usedBy: [UseGroup] = []

  /// The lines of the rule in its file.
  struct Definition: Sendable {
    var firstLine: Int
    var lines: [String]
    /// The number of omitted lines.
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
    /// A milestone or a date; `due` is the resulting date.
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
    /// The keys of the value inside the rule.
    var inside: String
    /// The allowed values as printed text: `3 to 10`, `50 | 200`, `true or false`.
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

  /// A screen or a part of one, and the rules that lead to it from the requested rule.
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
    /// The keys of the reference inside the rule.
    var inside: String
    var place: SourcePlace
  }
}
