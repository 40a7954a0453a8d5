package import RulesCompiler
package import Schema

/// The files of the two rule books, and how they are compiled, for comparisons that need further rule books: one change alone, or the
/// values that a server sets.
package struct DiffFiles: Sendable {
  package var old: RulesInput
  package var new: RulesInput
  /// The day on which environments are compared: an override can begin and end.
  package var today: CalendarDate
  /// Compiles files, with checks: one edit alone may leave rules that are not valid.
  package var compile: @Sendable (RulesInput) -> Compilation

  package init(old: RulesInput, new: RulesInput, today: CalendarDate, compile: @escaping @Sendable (RulesInput) -> Compilation) {
    (self.old, self.new, self.today, self.compile) = (old, new, today, compile)
  }
}
