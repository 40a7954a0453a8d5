public import Diagnostics
public import Schema

/// The reference pages: one for each kind of rule file, one for each message. Made from the schema and the explanations, so
/// that they say what the compiler does.
public struct ReferenceEmitter {
  /// What every page begins with: a file that does is ours, to replace and to take away.
  public static let notice = "<!-- Written by `rulebook build`. Do not edit: the compiler's own tables say this. -->\n\n"

  let kinds: [FieldShape]
  let explanations: [Explanation]
  /// The kinds that each message speaks of.
  private let mentioned: [[String]]

  /// What a message is in a release, where that differs.
  private let inRelease: (String) -> String?

  public init(_ kinds: [FieldShape], _ explanations: [Explanation], inRelease: @escaping (String) -> String?) {
    self.inRelease = inRelease
    self.kinds = kinds.sorted { $0.key < $1.key }
    self.explanations = explanations.sorted { $0.name < $1.name }
    let mentions = References(kinds)
    mentioned = self.explanations.map { mentions.kinds(in: $0) }
  }

  /// Path below the reference's folder, and bytes, of each page.
  public var files: [(name: String, bytes: [UInt8])] {
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

    | kind | holds |
    |---|---|
    \(kinds.map { "| [`\($0.key)`](kinds/\($0.key).md) | \(Markdown.cell($0.summary)) |" }.joined(separator: "\n"))

    ## Units

    A number that measures something has its unit at once behind it, without a space.

    | measures | units | for example |
    |---|---|---|
    | a while | \(units(UnitText.durations)): seconds, minutes, hours, days, weeks | `90s`, `72h`, `30d` |
    | a size | \(units(UnitText.bytes)), in steps of 1000 | `100MB`, `2GB` |
    | a share | `%` | `80%` |
    | a time of day | none: 24 hours, in quotes | `"22:00"` |
    | how often | `/hour`, `/day`, `/week`, `/month` | `2/week` |
    | how many | none | `3` |

    ## Messages

    What the compiler can say. `rulebook explain NAME` prints a page. A warning that may be waived is silenced in `rules/waivers.yaml`, with
    a reason, an owner and a day on which it comes back.

    | message | severity | finds |
    |---|---|---|
    \(explanations.map(row).joined(separator: "\n"))

    """
  }

  private func row(_ one: Explanation) -> String {
    let severity = one.severity.rawValue + (one.isWaivable ? ", may be waived" : "")
    return "| [`\(one.name)`](diagnostics/\(one.name).md) | \(severity) | \(Markdown.cell(one.finds)) |"
  }

  private func units(_ units: [UnitText.Unit]) -> String { units.map { "`\($0.suffix)`" }.joined(separator: " ") }
}

/// Which kinds a message speaks of: those that its sentence names. What is wrong with YAML or a value concerns them all, and is listed
/// with none.
struct References {
  /// What each kind is called: one word, or several.
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
    // What stands in backticks is something that people write, not a kind.
    let said = explanation.finds.split(separator: "`", omittingEmptySubsequences: false).enumerated().filter { $0.offset % 2 == 0 }
    let words = said.map(\.element).joined().lowercased().split { !$0.isLetter }
    return names.filter { _, forms in forms.contains { $0 == [name] || stands($0, in: words) } }.map(\.kind)
  }

  private func stands(_ form: [Substring], in words: [Substring]) -> Bool {
    words.indices.contains { words[$0...].starts(with: form) }
  }
}

enum Markdown {
  /// Text inside a table.
  static func cell(_ text: String) -> String { text.replacing("|", with: "\\|").replacing("\n", with: " ") }

  static func yaml(_ text: String) -> String { "```yaml\n\(text)\n```\n" }
}

extension String {
  var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}
