public import SourceText

/// Renders diagnostics as text for people, in 80 columns where the source allows it.
///
///     error[name.unknown]: no copy key is named `inbox.ful`
///       --> rules/errors.yaml:41:11
///        |
///     41 |     copy: inbox.ful
///        |           ^^^^^^^^^ not in rules/copy/en.yaml
///        = help: did you mean `inbox.full`?
public struct TextRenderer: Sendable {
  private let paint: Bool

  /// Creates a renderer. The caller must resolve `auto`, which otherwise means no color.
  public init(color: ColorMode = .never) { paint = color == .always }

  /// Renders diagnostics in the given order, separated by blank lines. Waived warnings are omitted.
  public func render(_ diagnostics: [Diagnostic], in sources: SourceSet) -> String {
    diagnostics.filter { $0.waived == nil }.map { TextBlock($0, sources, Paint(isOn: paint)).text }.joined(separator: "\n")
  }
}

/// The text of one diagnostic, built line by line.
private struct TextBlock {
  private(set) var text = ""
  private let sources: SourceSet
  private let paint: Paint
  private let style: Paint.Style
  private let gutter: Int

  init(_ diagnostic: Diagnostic, _ sources: SourceSet, _ paint: Paint) {
    self.sources = sources
    self.paint = paint
    style = Paint.style(of: diagnostic.severity)
    let labels = [diagnostic.primary] + diagnostic.secondary
    gutter = labels.map { "\(Self.line(of: $0, sources))".count }.max() ?? 1
    add(paint(style, "\(diagnostic.severity.rawValue)[\(diagnostic.name)]") + paint(.bold, ": " + PrintableText.of(diagnostic.message)))
    let primaryFile = diagnostic.primary.span.file
    section(primaryFile, arrow: "-->", labels.enumerated().filter { $1.span.file == primaryFile }.map { ($1, $0 == 0) })
    for file in Self.otherFiles(diagnostic) {
      section(file, arrow: ":::", diagnostic.secondary.filter { $0.span.file == file }.map { ($0, false) })
    }
    for note in diagnostic.notes { add(annotation("note", note)) }
    for help in diagnostic.helps { add(annotation("help", help)) }
    for fix in diagnostic.fixes { add(fix) }
  }

  private mutating func add(_ line: String) {
    var line = line
    while line.last == " " { line.removeLast() }
    text += line + "\n"
  }

  private var bar: String { paint(.frame, String(repeating: " ", count: gutter + 1) + "|") }

  /// Adds the marked lines of a file, in order. `...` replaces the lines between them.
  private mutating func section(_ id: FileID, arrow: String, _ labels: [(label: Diagnostic.Label, isPrimary: Bool)]) {
    guard let head = labels.first else { return }
    let file = sources[id]
    let position = file.position(of: Int(head.label.span.start))
    let place = "\(PrintableText.of(file.path)):\(position.line):\(position.column)"
    add(String(repeating: " ", count: gutter) + paint(.frame, arrow) + " " + place)
    add(bar)
    let numbers = Set(labels.map { Self.line(of: $0.label, sources) }).sorted()
    var previous: Int?
    for number in numbers {
      if let previous, number > previous + 1 { add(paint(.frame, "...")) }
      previous = number
      let snippet = Snippet(file, line: number, labels: labels.filter { Self.line(of: $0.label, sources) == number })
      add(numbered(number, "|", snippet.text))
      for row in snippet.rows(paint, style) { add(bar + " " + row) }
    }
  }

  private func numbered(_ number: Int, _ sign: String, _ text: String) -> String {
    let digits = "\(number)"
    return paint(.frame, digits + String(repeating: " ", count: max(0, gutter - digits.count)) + " " + sign) + " " + text
  }

  private func annotation(_ word: String, _ text: String) -> String {
    let margin = String(repeating: " ", count: gutter + 1)
    return margin + paint(.frame, "=") + " " + paint(.bold, word) + ": " + PrintableText.of(text)
  }

  private mutating func add(_ fix: Fix) {
    add(annotation("fix", fix.title))
    guard let (number, line) = EditedLine.of(fix, in: sources) else { return }
    let display = DisplayLine(Array(line.utf8)[...])
    if display.width <= 100 { add(numbered(number, "~", display.text(0..<display.width))) }
  }

  private static func line(of label: Diagnostic.Label, _ sources: SourceSet) -> Int {
    let file = sources[label.span.file]
    return file.lines.line(of: min(Int(label.span.start), file.bytes.count))
  }

  private static func otherFiles(_ diagnostic: Diagnostic) -> [FileID] {
    var seen: Set<FileID> = [diagnostic.primary.span.file]
    return diagnostic.secondary.map(\.span.file).filter { seen.insert($0).inserted }
  }
}
