public import Diagnostics
import SourceText

/// Turns the text of a condition into a typed expression, and says what is wrong with it.
public enum ConditionCompiler {
  /// Reads and checks one condition.
  ///
  /// - Parameter expecting: what the place asks for: `.bool` for a condition; nil when any kind of value will do. Texts in quotes
  ///   become values of an enumeration that is expected.
  /// - Returns: nil when there is a mistake, reported here or (a name in `names.quiet`) where the name is declared.
  public static func check(
    _ source: ConditionSource, names: ConditionNames, expecting: ConditionType?, diagnostics: inout [Diagnostic]
  ) -> TypedCondition? {
    var report = ConditionReport(source)
    guard source.text.count <= ConditionLimits.bytes else {
      report.add(
        ConditionProblems.tooLarge, "this condition is \(source.text.count) bytes long; \(ConditionLimits.bytes) are allowed",
        at: 0..<source.text.count, help: "give parts of it names of their own and combine those")
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
        ConditionProblems.tooLarge, "this condition holds more than \(ConditionLimits.stack) values at once", at: 0..<source.text.count,
        help: "give parts of it names of their own and combine those")
      diagnostics += checker.report.diagnostics
      return nil
    }
    return TypedCondition(root: root, type: checked.type)
  }
}
