import Diagnostics
import RuleKinds
import RulesCompiler

/// Editors find the schemas of new kinds of rules after the next build.
enum NewSchemas {
  /// Returns what to do for the schemas of files that an edit added; nil if each kind had files before, or if the product has no schemas.
  static func line(from before: RulesInput, to after: RulesInput, _ compilation: Compilation) -> String? {
    guard compilation.rules?.book.manifest.outputs.contains(.schemas) ?? false else { return nil }
    func kind(_ file: RulesInput.File) -> Substring { file.name.prefix { $0 != "." && $0 != "/" } }
    let known = Set(before.files.map(kind))
    let new = after.files.filter { !known.contains(kind($0)) }.map(\.path)
    if new.isEmpty { return nil }
    return "run `rulebook build`, which writes the \(new.count == 1 ? "schema" : "schemas") of \(new.phrase()) for editors"
  }
}
