internal import Diagnostics
internal import RuleKinds
internal import Schema
internal import SourceText
internal import YAMLTree

/// Finds the typo in YAML behind errors by trying: of the small changes near the errors of a file, it offers those after which the file can
/// be read with the fewest errors.
///
/// A typo in YAML is often reported far from its cause and in words that do not name it: a line that is not indented belongs to another rule,
/// and a missing colon joins two lines. Every offered change was tried, so that applying it removes the error.
struct RepairSearch {
  /// The most files with errors, changes of a file that are parsed, and changes that are read.
  private static let mostFiles = 2
  private static let mostParsed = 400
  private static let mostRead = 80
  private static let mostOffered = 3

  private let pipeline: Pipeline
  private let input: RulesInput
  private let memory: PipelineMemory

  /// - Parameter memory: The memory of the compilation of the input; nil if it had none.
  init(_ pipeline: Pipeline, _ input: RulesInput, _ memory: PipelineMemory?) {
    self.pipeline = pipeline
    self.input = input
    if let memory {
      self.memory = memory
    } else {
      var known: PipelineMemory? = PipelineMemory()
      _ = pipeline.read(input, &known)
      self.memory = known ?? PipelineMemory()
    }
  }

  /// The names of errors that a typo in YAML can cause.
  private static let names = Set((YAMLProblems.all + SchemaProblems.all + [NameProblems.unknown]).map(\.name))

  static func concerns(_ diagnostic: Diagnostic) -> Bool { diagnostic.severity == .error && names.contains(diagnostic.name) }

  /// Adds the changes that were found to the first error of each file.
  func offer(in compilation: inout Compilation) {
    var files: [FileID] = []
    for one in compilation.diagnostics where Self.concerns(one) && !files.contains(one.primary.span.file) {
      files.append(one.primary.span.file)
    }
    for file in files.prefix(Self.mostFiles) { offer(in: &compilation, file) }
  }

  private func offer(in compilation: inout Compilation, _ file: FileID) {
    let source = compilation.sources[file]
    let errors = compilation.diagnostics.filter { $0.primary.span.file == file && Self.concerns($0) }
    guard let first = compilation.diagnostics.firstIndex(where: { $0.primary.span.file == file && Self.concerns($0) }),
      let index = input.files.firstIndex(where: { $0.path == source.path })
    else { return }
    let isBroken = errors.contains { $0.name == YAMLProblems.syntax.name || $0.name == YAMLProblems.tab.name }
    // A line that is there twice, one after the other, is not indented wrongly.
    if errors.contains(where: { isDoubled($0, source) }) { return }
    // A single error that has a fix of its own is explained.
    if !isBroken, errors.allSatisfy({ !$0.fixes.isEmpty }), errors.count == 1 { return }
    let before = count(source.bytes, at: index)
    var found: [(count: Int, repair: LineRepair, bytes: [UInt8])] = []
    var (parsed, read) = (0, 0)
    var seen: Set<Int> = []
    let lines = (lines(of: errors, source) + (isBroken ? suspects(before: first, in: compilation) : [])).filter { seen.insert($0).inserted }
    for repair in LineRepair.all(source, lines: lines) where parsed < Self.mostParsed && read < Self.mostRead {
      // Nothing is better than no error.
      if found.count(where: { $0.count == 0 }) >= Self.mostOffered { break }
      var bytes = source.bytes
      bytes.replaceSubrange(repair.range, with: Array(repair.text.utf8))
      if found.contains(where: { $0.bytes == bytes }) { continue }
      parsed += 1
      guard canBeParsed(bytes, source.path) else { continue }
      read += 1
      let count = count(bytes, at: index)
      if count < before || isBroken && count == before { found.append((count, repair, bytes)) }
    }
    guard let least = found.map(\.count).min() else { return }
    let known = compilation.diagnostics[first].fixes.map { result(of: $0, in: source, file) }
    let fixes = found.filter { $0.count == least && !known.contains($0.bytes) }.prefix(Self.mostOffered).map { one in
      Fix(
        one.repair.title, .maybeIncorrect,
        [.init(Span(file, one.repair.range.lowerBound, one.repair.range.upperBound), one.repair.text)])
    }
    compilation.diagnostics[first].fixes.insert(contentsOf: fixes, at: 0)
  }

  /// Whether an error is about a key whose whole line is repeated by the next one.
  private func isDoubled(_ one: Diagnostic, _ source: SourceFile) -> Bool {
    guard one.name == YAMLProblems.duplicateKey.name, let first = one.secondary.first?.span else { return false }
    let (line, before) = (source.lines.line(of: Int(one.primary.span.start)), source.lines.line(of: Int(first.start)))
    let (text, earlier) = (source.lines.content(of: line, in: source.bytes), source.lines.content(of: before, in: source.bytes))
    return line == before + 1 && source.bytes[text].elementsEqual(source.bytes[earlier])
  }

  /// The lines of the errors, with the lines around them, those of the first error first.
  private func lines(of errors: [Diagnostic], _ source: SourceFile) -> [Int] {
    var lines: [Int] = []
    for error in errors.prefix(4) {
      for span in [error.primary.span] + error.secondary.map(\.span).filter({ $0.file == error.primary.span.file }).prefix(1) {
        let ends = [Int(span.start), max(Int(span.start), Int(span.end) - 1)].map { source.lines.line(of: min($0, source.bytes.count)) }
        for line in ends { lines += [line] + [-1, 1].compactMap { next(line, $0, source) } }
      }
    }
    // What is reported at a key may be caused by one of the lines below it.
    if var line = lines.first {
      for _ in 0..<5 {
        guard let below = next(line, 1, source) else { break }
        lines.append(below)
        line = below
      }
    }
    return lines
  }

  /// The lines before an error of the parser that may be indented wrongly: a block that starts there is reported where it ends.
  ///
  /// They are lines that are indented by an odd number of spaces, the keys that contain the line of the error, each with the line after it, and
  /// the lines just before the error.
  private func suspects(before index: Int, in compilation: Compilation) -> [Int] {
    let span = compilation.diagnostics[index].primary.span
    let source = compilation.sources[span.file]
    let last = source.lines.line(of: min(Int(span.start), source.bytes.count))
    var (odd, keys, near): ([Int], [Int], [Int]) = ([], [], [])
    var least = Int.max
    for number in (max(1, last - 100)...max(1, last)).reversed() where RepairedLine(source, number) != nil {
      let indent = source.bytes[source.lines.content(of: number, in: source.bytes)].prefix { $0 == 0x20 }.count
      if indent % 2 == 1, odd.count < 3 { odd.append(number) }
      if indent < least, keys.count < 8 { keys += [number] + [next(number, 1, source)].compactMap { $0 } }
      least = min(least, indent)
      if near.count < 8 { near.append(number) }
    }
    return odd + keys + near
  }

  /// The next line with text.
  private func next(_ line: Int, _ step: Int, _ source: SourceFile) -> Int? {
    var line = line + step
    while line >= 1, line <= source.lines.count {
      if RepairedLine(source, line) != nil { return line }
      line += step
    }
    return nil
  }

  private func canBeParsed(_ bytes: [UInt8], _ path: String) -> Bool {
    var problems: [Diagnostic] = []
    let tree = YAMLParser.parse(SourceFile(path: path, bytes: bytes), id: FileID(0), limits: pipeline.limits, diagnostics: &problems)
    return tree != nil && problems.isEmpty
  }

  /// The number of errors in all rules with other bytes of one file.
  private func count(_ bytes: [UInt8], at index: Int) -> Int {
    var changed = input
    changed.files[index].bytes = bytes
    var known: PipelineMemory? = memory
    return pipeline.read(changed, &known).diagnostics.count(where: Self.concerns)
  }

  private func result(of fix: Fix, in source: SourceFile, _ file: FileID) -> [UInt8] {
    var bytes = source.bytes
    for edit in fix.edits.sorted(by: { $0.span.start > $1.span.start }) where edit.span.file == file {
      bytes.replaceSubrange(edit.span.range, with: Array(edit.text.utf8))
    }
    return bytes
  }
}
