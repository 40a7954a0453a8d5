package import Diagnostics
import SourceText

/// Parses and type-checks the text of a condition.
package enum ConditionCompiler {
  /// Parses and checks one condition.
  ///
  /// - Parameter expecting: The required type: `.bool` for a condition, or nil when any type is allowed. If it is an enumeration, string
  ///   literals become values of it.
  /// - Returns: The typed condition, or nil if there is an error. The error is added to `diagnostics`, except for names in `names.quiet`,
  ///   whose declarations were already reported.
  package static func check(
    _ source: ConditionSource, names: ConditionNames, expecting: ConditionType?, diagnostics: inout [Diagnostic]
  ) -> TypedCondition? {
    var report = ConditionReport(source)
    guard source.text.count <= ConditionLimits.bytes else {
      report.add(
        ConditionProblems.tooLarge, "this condition is \(source.text.count) bytes long, but at most \(ConditionLimits.bytes) are allowed",
        at: 0..<source.text.count, help: "move parts of it to named conditions and combine them")
      diagnostics += report.diagnostics
      return nil
    }
    var lexer = Lexer(source)
    lexer.run()
    var parser = Parser(lexer)
    let syntax = parser.run()
    if parser.gaveUp {
      diagnostics += parser.report.diagnostics
      return nil
    }
    var checker = Checker(names: names, report: parser.report)
    let checked = checker.checkRoot(syntax, expecting: expecting)
    diagnostics += checker.report.diagnostics.enumerated()
      .sorted { ($0.element.primary.span.start, $0.offset) < ($1.element.primary.span.start, $1.offset) }
      .map(\.element)
    guard checker.report.diagnostics.isEmpty, let checked, let root = checked.expression else { return nil }
    var constants = ConstantPool()
    guard root.emit(constants: &constants).maximumStack <= ConditionLimits.stack else {
      checker.report.add(
        ConditionProblems.tooLarge, "this condition needs more than \(ConditionLimits.stack) values at once", at: 0..<source.text.count,
        help: "move parts of it to named conditions and combine them")
      diagnostics += checker.report.diagnostics
      return nil
    }
    return TypedCondition(root: root, type: checked.type)
  }
}
