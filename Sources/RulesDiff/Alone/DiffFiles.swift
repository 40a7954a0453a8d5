package import RulesCompiler

/// The files of the two rule books, and how they are compiled, for comparisons that need further rule books: one change alone, or the
/// values that a server sets.
package struct DiffFiles: Sendable {
  package var old: RulesInput
  package var new: RulesInput
  /// Compiles files, with checks: one edit alone may leave rules that are not valid.
  package var compile: @Sendable (RulesInput) -> Compilation

  package init(old: RulesInput, new: RulesInput, compile: @escaping @Sendable (RulesInput) -> Compilation) {
    (self.old, self.new, self.compile) = (old, new, compile)
  }
}
