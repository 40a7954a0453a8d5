internal import Schema

/// What holds for sentences.
public struct WordsPromise: Sendable, Equatable {
  /// Sentences that rules of these kinds say; all when neither this nor `shownOn` is given.
  public var saidBy: [String]
  /// Sentences that it is not about, although rules of these kinds say them.
  public var except: [Name<Copy>]
  /// Sentences that stand on these surfaces.
  public var shownOn: [Name<Surface>]
  /// Only those that contain one of these.
  public var with: [String]
  /// What they never contain.
  public var never: [String]
  /// What is written like this wherever it is said, capital for capital.
  public var written: [String]
  /// The setting that their length, with every variable at its longest, stays below.
  public var shorterThan: Name<Setting>?
  /// They stand only where these conditions hold.
  public var onlyIf: [Name<Condition>]
}

extension WordsPromise {
  static let schema = Schema.object("promise", build: WordsPromise.init) {
    Field("said_by", \.saidBy, .oneOrMany(.text), or: [], "Only sentences that rules of these kinds say: `notifications`.")
    Field("except", \.except, .oneOrMany(.name(of: Copy.self)), or: [], "Those of them that it does not hold for.")
    Field("shown_on", \.shownOn, .oneOrMany(.name(of: Surface.self)), or: [], "Only sentences on these surfaces.")
    Field("with", \.with, .oneOrMany(.text), or: [], "Only sentences with one of these words in them.")
    Field("never", \.never, .oneOrMany(.text), or: [], "The words that they never have.")
    Field(
      "written", \.written, .oneOrMany(.text), or: [],
      "How these words are written wherever they are said, `Not now`; all in small letters inside a sentence.")
    Field(
      "shorter_than", \.shorterThan, Schema.name(of: Setting.self).optional, or: .some(nil),
      "The setting that says how many characters they stay below, with every value at its longest.")
    Field("only_if", \.onlyIf, .oneOrMany(.name(of: Condition.self)), or: [], "Conditions under which alone they are shown.")
  }
}
