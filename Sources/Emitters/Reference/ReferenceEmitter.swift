package import Diagnostics
package import Schema

/// Generates the reference pages: one for each kind of rule file and one for each diagnostic.
///
/// They are generated from the schema and the explanations, so they always describe the actual behavior of the compiler.
package struct ReferenceEmitter {
  /// The first line of every page. `rulebook build` replaces and removes only files that start with it.
  package static let notice = "<!-- Written by `rulebook build`. Do not edit: change the compiler and build again. -->\n\n"

  let kinds: [FieldShape]
  let explanations: [Explanation]
  /// The kinds that each diagnostic mentions.
  private let mentioned: [[String]]

  /// Returns how a release treats a diagnostic, if that differs.
  private let inRelease: (String) -> String?

  /// Creates an emitter for the kinds of rules and the diagnostics of the compiler.
  package init(_ kinds: [FieldShape], _ explanations: [Explanation], inRelease: @escaping (String) -> String?) {
    self.inRelease = inRelease
    self.kinds = kinds.sorted { $0.key < $1.key }
    self.explanations = explanations.sorted { $0.name < $1.name }
    let mentions = References(kinds)
    mentioned = self.explanations.map { mentions.kinds(in: $0) }
  }

  /// The path, relative to the reference folder, and the bytes of each page.
  package var files: [(name: String, bytes: [UInt8])] {
    var pages = [("README.md", index)]
    for kind in kinds {
      let about = zip(explanations, mentioned).filter { $0.1.contains(kind.key) }.map(\.0)
      pages.append(("kinds/\(kind.key).md", KindPage(kind, about).text))
    }
    for (one, kinds) in zip(explanations, mentioned) {
      pages.append(("diagnostics/\(one.name).md", DiagnosticPage(one, kinds, inRelease: inRelease(one.name)).text))
    }
    return pages.map { ($0.0, Array((ReferenceEmitter.notice + $0.1).utf8)) }
  }

  private var index: String {
    """
    # Reference

    ## Kinds of rules

    Each kind is a file `rules/KIND.yaml`, or a folder `rules/KIND/` whose files together form one map.

    | kind | contents |
    |---|---|
    \(kinds.map { "| [`\($0.key)`](kinds/\($0.key).md) | \(Markdown.cell($0.summary)) |" }.joined(separator: "\n"))

    ## Units

    Write the unit directly after the number, without a space.

    | quantity | units | examples |
    |---|---|---|
    | duration | \(units(UnitText.durations)): seconds, minutes, hours, days, weeks | `90s`, `72h`, `30d` |
    | size | \(units(UnitText.bytes)), in steps of 1000 | `100MB`, `2GB` |
    | percentage | `%` | `80%` |
    | time of day | none: 24-hour clock, in quotation marks | `"22:00"` |
    | frequency | `/hour`, `/day`, `/week`, `/month`, `/quarter`, `/year` | `2/week` |
    | count | none | `3` |

    ## Diagnostics

    `rulebook explain NAME` prints the explanation of a diagnostic. To waive a warning that can be waived, add it to `rules/waivers.yaml` with a
    reason, an owner, and the day on which the waiver ends.

    | diagnostic | severity | finds |
    |---|---|---|
    \(explanations.map(row).joined(separator: "\n"))

    """
  }

  private func row(_ one: Explanation) -> String {
    let severity = one.severity.rawValue + (one.isWaivable ? ", can be waived" : "")
    return "| [`\(one.name)`](diagnostics/\(one.name).md) | \(severity) | \(Markdown.cell(one.finds)) |"
  }

  private func units(_ units: [UnitText.Unit]) -> String { units.map { "`\($0.suffix)`" }.joined(separator: " ") }
}

/// Finds the kinds that a diagnostic mentions. Diagnostics about YAML or values in general concern all kinds, so they are listed with none.
struct References {
  /// The names of each kind, as sequences of words.
  private let names: [(kind: String, forms: [[Substring]])]

  init(_ kinds: [FieldShape]) {
    names = kinds.map { field in
      guard case .named(let singular, _) = field.shape else { return (field.key, [[field.key[...]]]) }
      return (field.key, [singular, singular + "s", field.key.replacing("_", with: " ")].map { $0.split(separator: " ") })
    }
  }

  func kinds(in explanation: Explanation) -> [String] {
    let name = explanation.name.split(separator: ".").first ?? ""
    guard !["yaml", "value", "units", "rules"].contains(name) else { return [] }
    // Text in backticks is an example of rules, not a kind.
    let said = explanation.finds.split(separator: "`", omittingEmptySubsequences: false).enumerated().filter { $0.offset % 2 == 0 }
    let words = said.map(\.element).joined().lowercased().split { !$0.isLetter }
    return names.filter { _, forms in forms.contains { $0 == [name] || stands($0, in: words) } }.map(\.kind)
  }

  private func stands(_ form: [Substring], in words: [Substring]) -> Bool {
    words.indices.contains { words[$0...].starts(with: form) }
  }
}

enum Markdown {
  /// Returns text that is escaped for a table cell.
  static func cell(_ text: String) -> String { text.replacing("|", with: "\\|").replacing("\n", with: " ") }

  static func yaml(_ text: String) -> String { "```yaml\n\(text)\n```\n" }
}

extension String {
  var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}
