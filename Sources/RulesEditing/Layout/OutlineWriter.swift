/// Writes an outline as text.
struct OutlineWriter {
  /// The maximum line width in characters. A wider flow collection is split into several lines. Scalars are not split.
  static let width = 140

  private var lines: [String] = []
  /// The number of lines after the last scalar that includes the blank lines below it.
  private var kept = 0

  static func write(_ outline: Outline) -> String {
    var writer = OutlineWriter()
    for comment in outline.header { writer.alone(comment, 0, isFirst: writer.lines.isEmpty) }
    if outline.headerEndsBlank { writer.blank() }
    if let root = outline.root {
      switch writer.form(root, after: 0, indentation: 0) {
      case .line(let text):
        for comment in root.holdsComments ? root.below : [] { writer.alone(comment, 0, isFirst: writer.lines.isEmpty) }
        writer.lines.append(text)
      case .filled, .block: writer.write(root, 0)
      }
    }
    for comment in outline.below { writer.alone(comment, 0, isFirst: false) }
    return writer.lines.isEmpty ? "" : writer.lines.joined(separator: "\n") + "\n"
  }

  // MARK: Entries

  /// Writes the entries of a group.
  ///
  /// - Parameter opening: The dash before the first entry.
  private mutating func write(_ group: Group, _ indentation: Int, opening: String? = nil) {
    var start = opening
    for (index, entry) in group.entries.enumerated() {
      let margin = start ?? String(repeating: " ", count: indentation)
      write(entry, margin, indentation, isFirst: index == 0, isOpened: start != nil)
      start = nil
    }
    for comment in group.below { alone(comment, indentation, isFirst: false) }
  }

  private mutating func write(_ entry: Entry, _ margin: String, _ indentation: Int, isFirst: Bool, isOpened: Bool) {
    let head = margin + (entry.key.map { "\($0):" } ?? "-")
    let form = form(entry.value, after: head.unicodeScalars.count + 1, indentation: indentation)
    let beside = movesAbove(form, entry) ? nil : entry.beside
    if !isOpened {
      let above = entry.above + lifted(entry, form, indentation)
      for (index, comment) in above.enumerated() { alone(comment, indentation, isFirst: isFirst && index == 0) }
      if entry.followsBlank, !(isFirst && above.isEmpty) { blank() }
    }
    switch (form, entry.value) {
    case (.line(let text), .scalar(let scalar)) where scalar.lines.count > 1:
      // After a block scalar, the comment would become part of the text.
      lines.append(with(scalar.isBlock ? beside : nil, join(head, text)))
      for line in scalar.lines.dropFirst() { lines.append(indented(line, indentation + 2)) }
      if scalar.keepsBlanks { kept = lines.count }
      if !scalar.isBlock { lines[lines.count - 1] = with(beside, lines[lines.count - 1]) }
    case (.line(let text), _): lines.append(with(beside, join(head, text)))
    case (.filled(let rows), _):
      lines.append(head + " [")
      for row in rows { lines.append(indented(row, indentation + 2)) }
      lines.append(indented("]", indentation))
    case (.block, .group(let group)):
      if entry.key == nil {
        write(group, indentation + 2, opening: margin + "- ")
      } else {
        lines.append(with(beside, head))
        write(group, indentation + 2)
      }
    case (.block, .scalar): break
    }
  }

  /// Whether the comment at the end of the line moves to a separate line because the value spans several lines.
  private func movesAbove(_ form: Form, _ entry: Entry) -> Bool {
    switch form {
    case .line: false
    case .filled: true
    case .block: entry.key == nil
    }
  }

  /// Returns additional comments that must move above an entry, because they are not possible after a dash or inside empty brackets.
  private func lifted(_ entry: Entry, _ form: Form, _ indentation: Int) -> [Comment] {
    var comments: [Comment] = []
    if let beside = entry.beside, movesAbove(form, entry) { comments.append(beside) }
    guard case .group(let group) = entry.value else { return comments }
    guard let first = group.entries.first else { return comments + group.below }
    guard case .block = form, entry.key == nil else { return comments }
    let column = indentation + 2 + (first.key.map { $0.unicodeScalars.count + 1 } ?? 1) + 1
    return comments + first.above + lifted(first, self.form(first.value, after: column, indentation: indentation + 2), indentation + 2)
  }

  // MARK: Forms

  private enum Form {
    case line(String)
    case filled([String])
    case block
  }

  private func form(_ value: Entry.Value, after column: Int, indentation: Int) -> Form {
    switch value {
    case .scalar(let scalar): .line(scalar.lines.first ?? "")
    case .group(let group): form(group, after: column, indentation: indentation)
    }
  }

  private func form(_ group: Group, after column: Int, indentation: Int) -> Form {
    guard group.isFlow else { return .block }
    if group.entries.isEmpty { return .line(FlowText.of(group)) }
    if group.holdsComments { return .block }
    let isOfWords = FlowText.isOfWords(group)
    if !(isOfWords && group.spansLines) {
      let text = FlowText.of(group)
      if column + text.unicodeScalars.count <= Self.width { return .line(text) }
    }
    return isOfWords ? .filled(FlowText.rows(of: group, width: Self.width - indentation - 2)) : .block
  }

  // MARK: Lines

  private func join(_ head: String, _ text: String) -> String { text.isEmpty ? head : "\(head) \(text)" }

  private func indented(_ text: String, _ indentation: Int) -> String {
    text.isEmpty ? "" : String(repeating: " ", count: indentation) + text
  }

  /// Appends a comment, which stays in its column so that comments stay aligned, at least two spaces after the text.
  private func with(_ comment: Comment?, _ line: String) -> String {
    guard let comment else { return line }
    return line + String(repeating: " ", count: max(2, comment.column - line.unicodeScalars.count)) + comment.text
  }

  private mutating func alone(_ comment: Comment, _ indentation: Int, isFirst: Bool) {
    if comment.isAlone, comment.followsBlank, !isFirst { blank() }
    lines.append(indented(comment.text, indentation))
  }

  /// Adds a blank line unless the previous line is blank, the output is empty, or the line would become part of a scalar.
  private mutating func blank() {
    if let last = lines.last, !last.isEmpty, lines.count != kept { lines.append("") }
  }
}
