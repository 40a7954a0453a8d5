import Foundation
import Testing

/// A page as a list of recipes, one for each heading, each a list of executable steps.
///
/// A block `diff FILE` replaces the lines with a minus by those with a plus; lines with a blank locate the place. A block `yaml FILE` is
/// added at the end of the file. In a block `console`, each line that begins with `$ ` is run, and its output follows: a command of `rulebook`, or
/// `make run` for the program of a new product.
struct ExecutedPage {
  struct Recipe: Sendable, CustomTestStringConvertible {
    var page: String
    var title: String
    var steps: [Step]

    var testDescription: String { "\(page): \(title)" }

    /// Whether the first command is `rulebook init`.
    var startsProduct: Bool { if case .run(let arguments, _)? = steps.first { arguments.first == "init" } else { false } }
  }

  enum Step: Sendable {
    case change(file: String, old: String, new: String, line: Int)
    case add(file: String, text: String)
    /// `lines`: the lines of the output on the page.
    case run(arguments: [String], lines: Range<Int>)
    /// The program of a new product is compiled and run.
    case program(lines: Range<Int>)
  }

  /// The path inside the package.
  let path: String
  let lines: [String]
  let recipes: [Recipe]

  init(_ path: String) throws {
    self.path = path
    lines = String(decoding: try Data(contentsOf: Tool.packageFolder.appendingPathComponent(path)), as: UTF8.self).split(
      separator: "\n", omittingEmptySubsequences: false
    )
    .map(String.init)
    var recipes: [Recipe] = []
    var index = 0
    while index < lines.count {
      let line = lines[index]
      index += 1
      if line.hasPrefix("## ") || line.hasPrefix("### ") {
        recipes.append(Recipe(page: path, title: String(line.trimmingPrefix(while: { $0 == "#" || $0 == " " })), steps: []))
      }
      guard line.hasPrefix("```"), line.count > 3 else { continue }
      let end = try #require(lines[index...].firstIndex(of: "```"), "line \(index): the block does not end")
      let steps = try Self.steps(line.dropFirst(3).split(separator: " ").map(String.init), lines, index..<end)
      if !steps.isEmpty {
        try #require(!recipes.isEmpty, "line \(index): a step outside a recipe")
        // The program belongs to the product that the section before started.
        if case .program = steps[0], recipes.last?.steps.isEmpty == true, recipes.count > 1 { recipes.removeLast() }
        recipes[recipes.count - 1].steps += steps
      }
      index = end + 1
    }
    self.recipes = recipes.filter { !$0.steps.isEmpty }
  }

  private static func steps(_ words: [String], _ lines: [String], _ block: Range<Int>) throws -> [Step] {
    switch (words[0], words.dropFirst().first) {
    case ("diff", let file?):
      func side(_ marks: [Character]) -> String {
        lines[block].filter { $0.first.map(marks.contains) ?? false }.map { $0.dropFirst() + "\n" }.joined()
      }
      return [.change(file: file, old: side(["-", " "]), new: side(["+", " "]), line: block.lowerBound + 1)]
    case ("yaml", let file?): return [.add(file: file, text: lines[block].map { $0 + "\n" }.joined())]
    case ("console", nil):
      let commands = block.filter { lines[$0].hasPrefix("$ ") }
      try #require(commands.first == block.lowerBound, "line \(block.lowerBound + 1): a console block begins with a command")
      return try zip(commands, commands.dropFirst() + [block.upperBound]).map { start, next in
        let words = Self.words(of: String(lines[start].dropFirst(2)))
        if words == ["make", "run"] { return .program(lines: start + 1..<next) }
        try #require(words.first == "rulebook", "line \(start + 1): only the tool can run")
        return .run(arguments: Array(words.dropFirst()), lines: start + 1..<next)
      }
    default: return []
    }
  }

  /// The words of a command. Quotes hold words together.
  static func words(of command: String) -> [String] {
    var words: [String] = []
    var word = ""
    var quote: Character?
    for character in command {
      if character == quote {
        quote = nil
      } else if quote == nil, character == "\"" || character == "'" {
        quote = character
      } else if quote == nil, character == " " {
        if !word.isEmpty { words.append(word) }
        word = ""
      } else {
        word.append(character)
      }
    }
    return word.isEmpty ? words : words + [word]
  }

  /// Executes the steps of a recipe in a copy of the rules, or in an empty folder if it starts a product. Returns the place and the output of each command.
  func follow(_ recipe: Recipe) throws -> [(lines: Range<Int>, output: [String])] {
    let sandbox = try recipe.startsProduct ? Sandbox(empty: ()) : Sandbox()
    var outputs: [(Range<Int>, [String])] = []
    for step in recipe.steps {
      switch step {
      case .change(let file, let old, let new, let line):
        let count = try sandbox.text(file).ranges(of: old).count
        try #require(count == 1, "\(path):\(line): these lines occur \(count) times in \(file)")
        try sandbox.edit(file, old, new)
      case .add(let file, let text):
        let old = (try? sandbox.text(file)).map { $0 + "\n" } ?? ""
        try sandbox.write(file, old + text)
      case .run(let arguments, let lines):
        let run = try sandbox.run(arguments)
        // The number of waived warnings changes with every waiver, and is not part of a recipe.
        let errors = run.errors.replacing(#/; \d+ warnings? waived/#, with: "")
        let said = (run.output + errors).split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        outputs.append((lines, said.reversed().drop { $0.isEmpty }.reversed()))
      case .program(let lines):
        try #require(sandbox.run("build").status == 0)
        outputs.append((lines, try StarterProgram(in: sandbox).run()))
      }
    }
    return outputs
  }
}
