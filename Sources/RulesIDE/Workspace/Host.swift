package import RulesCompiler
package import RulesRuntime
package import Schema

/// What the server asks its host: files, the date, and the last commit. The server itself has no I/O.
package struct Host: Sendable {
  /// Returns the rules folder that contains a file, or that a folder contains; nil if there is none.
  package var rulesFolder: @Sendable (_ path: String) -> String?
  /// Reads the files of a rules folder, whose paths for display start with `place`; nil if it cannot be read.
  package var read: @Sendable (_ folder: String, _ place: String) -> RulesInput?
  /// Reads the files of the last commit; nil without git or without a commit.
  package var committed: @Sendable (_ folder: String, _ place: String) -> RulesInput?
  /// Reads a file of the last commit, by its path in the rules folder; nil if the commit does not have it.
  package var committedFile: @Sendable (_ folder: String, _ name: String) -> [UInt8]?
  /// The current date, which is compared with dates in the rules.
  package var today: @Sendable () -> CalendarDate
  /// Returns the address of the page that explains a diagnostic; nil if there is none.
  package var explanationPage: @Sendable (_ folder: String, _ name: String) -> String?
  /// Returns a time zone that scenarios name.
  package var findZone: @Sendable (String) -> Zone?
  /// The number of bytes from which rules are large: errors of syntax and names in them are shown before everything is checked.
  package var largeRules = 2_000_000

  /// Creates a host from its functions.
  package init(
    rulesFolder: @escaping @Sendable (String) -> String?, read: @escaping @Sendable (String, String) -> RulesInput?,
    committed: @escaping @Sendable (String, String) -> RulesInput? = { _, _ in nil },
    committedFile: @escaping @Sendable (String, String) -> [UInt8]? = { _, _ in nil }, today: @escaping @Sendable () -> CalendarDate,
    explanationPage: @escaping @Sendable (String, String) -> String? = { _, _ in nil },
    findZone: @escaping @Sendable (String) -> Zone? = { _ in nil }
  ) {
    self.rulesFolder = rulesFolder
    self.read = read
    self.committed = committed
    self.committedFile = committedFile
    self.today = today
    self.explanationPage = explanationPage
    self.findZone = findZone
  }
}
