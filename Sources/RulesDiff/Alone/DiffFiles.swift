package import RulesCompiler
package import Schema

/// The files of the two rule books, and how they are compiled, for comparisons that need further rule books: one change alone, or the
/// values that a server sets.
package struct DiffFiles: Sendable {
  package var old: RulesInput
  package var new: RulesInput
  /// The day on which environments are compared: an override can begin and end.
  package var today: CalendarDate
  /// Compiles files, with checks: one edit alone may leave rules that are not valid. The second argument states whether rules are lowered although
  /// checks report errors.
  private let compiler: @Sendable (RulesInput, Bool) -> Compilation

  package init(old: RulesInput, new: RulesInput, today: CalendarDate, compile: @escaping @Sendable (RulesInput, Bool) -> Compilation) {
    (self.old, self.new, self.today, compiler) = (old, new, today, compile)
  }

  func compile(_ input: RulesInput, toleratesErrors: Bool = false) -> Compilation { compiler(input, toleratesErrors) }
}
