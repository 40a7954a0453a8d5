package import ParallelMap
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
    /// The changes since then, the riskiest first; nil if they are not known yet.
    package var changes: [Change]?

    package init(name: String, bundle: [UInt8], changes: [Change]?) {
      self.name = name
      self.bundle = bundle
      self.changes = changes
    }
  }

  /// A change since another revision, as `rulebook diff` reports it.
  package struct Change: Sendable {
    /// The sentence that a person approves.
    package var sentence: String
    /// The category of the risk: `contract`, `tightens`, and so on.
    package var category: String
    /// Who is affected: `free`, `all users`.
    package var who: String
    /// The values that it is about.
    package var values: [Value] = []
    /// The facts of a user whose answer changes, as written in conditions. Empty if the change has no such example.
    package var example: [(fact: String, value: String)] = []
    /// The environment whose users it reaches. Empty for users in all environments.
    package var environment = ""
    /// What a server sets in the environment, by path: before and after, in the form of `ask: set`.
    package var served: (before: [JSON.Member], after: [JSON.Member]) = ([], [])

    package init(sentence: String, category: String, who: String) {
      self.sentence = sentence
      self.category = category
      self.who = who
    }
  }

  /// A value in the rules, before and after.
  package struct Value: Sendable {
    package var path: String
    /// Nil if the value did not exist.
    package var old: String?
    /// Nil if the value no longer exists.
    package var new: String?
    /// The file and the line.
    package var place: String

    package init(path: String, old: String?, new: String?, place: String) {
      self.path = path
      self.old = old
      self.new = new
      self.place = place
    }
  }

  /// A commit that the lines of a rule come from.
  package struct Commit: Sendable, Equatable {
    /// The short hash. Empty for lines that are not committed.
    package var id: String
    /// The day on which the author wrote it, in the author's time zone: `2026-11-21`.
    package var day: String
    package var author: String
    /// The first line of its message.
    package var subject: String

    package init(id: String, day: String, author: String, subject: String) {
      self.id = id
      self.day = day
      self.author = author
      self.subject = subject
    }
  }

  package var book: RuleBook
  package var index: RuleIndex
  package var queries: Queries
  package var sources: SourceSet
  package var bundleBytes: [UInt8]
  /// The bundle as JSON.
  package var bundleJSON: JSON
  /// The languages of the sentences, the language of the rules first.
  package var languages: [String]
  /// The rendered sentences, by language.
  package var examples: Once<[(language: String, examples: [CopyExample])]>
  /// The results of the scenarios.
  package var runs: [ScenarioRun]
  package var since: Revision?
  /// What `rulebook site status --json` prints about a config repository; nil if none was read.
  package var live: JSON?
  /// The commits that the lines of a rule come from, the newest first. Empty without git.
  package var history: @Sendable (RulePath) -> [Commit] = { _ in [] }

  package init(
    book: RuleBook, index: RuleIndex, queries: Queries, sources: SourceSet, bundleBytes: [UInt8], bundleJSON: JSON,
    languages: [String], examples: Once<[(language: String, examples: [CopyExample])]>, runs: [ScenarioRun]
  ) {
    self.book = book
    self.index = index
    self.queries = queries
    self.sources = sources
    self.bundleBytes = bundleBytes
    self.bundleJSON = bundleJSON
    self.languages = languages
    self.examples = examples
    self.runs = runs
  }
}
