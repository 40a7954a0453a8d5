package import RuleKinds
package import RuleQueries
package import RulesJSON
package import RulesScenarios
package import SourceText

/// What a site is made from.
package struct SiteInput: Sendable {
  /// A bundle of another revision, with which pages can be compared.
  package struct Revision: Sendable {
    /// The name that people know: `main`, `v1.2`.
    package var name: String
    package var bundle: [UInt8]
    package var changes: [ChangeLine]

    package init(name: String, bundle: [UInt8], changes: [ChangeLine]) {
      self.name = name
      self.bundle = bundle
      self.changes = changes
    }
  }

  /// A change since another revision.
  package struct ChangeLine: Sendable {
    package var path: String
    /// The change in one sentence.
    package var sentence: String
    package var old: String?
    package var new: String?
    /// The people it reaches, and its delivery.
    package var reaches: [String]
    package var place: String
    /// How it counts: `breaking`, `looser`, and so on.
    package var category: String

    package init(path: String, sentence: String, old: String?, new: String?, reaches: [String], place: String, category: String) {
      self.path = path
      self.sentence = sentence
      self.old = old
      self.new = new
      self.reaches = reaches
      self.place = place
      self.category = category
    }
  }

  package var book: RuleBook
  package var index: RuleIndex
  package var queries: Queries
  package var sources: SourceSet
  package var bundleBytes: [UInt8]
  /// The bundle as JSON.
  package var bundleJSON: JSON
  /// The rendered sentences, by language.
  package var examples: [(language: String, examples: [CopyExample])]
  /// The results of the scenarios.
  package var runs: [ScenarioRun]
  package var since: Revision?
  /// What `rulebook site status --json` prints about a site of remote config; nil if no site was read.
  package var live: JSON?

  package init(
    book: RuleBook, index: RuleIndex, queries: Queries, sources: SourceSet, bundleBytes: [UInt8], bundleJSON: JSON,
    examples: [(language: String, examples: [CopyExample])], runs: [ScenarioRun]
  ) {
    self.book = book
    self.index = index
    self.queries = queries
    self.sources = sources
    self.bundleBytes = bundleBytes
    self.bundleJSON = bundleJSON
    self.examples = examples
    self.runs = runs
  }
}
