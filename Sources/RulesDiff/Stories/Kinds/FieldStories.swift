internal import RuleKinds
internal import RulesJSON

/// Stories about the input of fields: nothing, each length around a bound, each character at the edge of a range, listed words, and web
/// addresses.
enum FieldStories {
  static func all(_ books: BothBooks) -> [(subject: RulePath, stories: () -> [Story])] {
    let fields = books.pairs(InputField.key, \.fields).map { pair in
      let subject = RulePath(InputField.key, pair.name)
      return (
        subject,
        {
          let letter = letter(pair.old, pair.new)
          let lengths = Set(changedLengths(pair.old, pair.new, books))
          let moved = movedWords(pair.old, pair.new, books)
          let listed = Set(words(pair.old, books.oldBook) + words(pair.new, books.newBook))
          return texts(pair.old, pair.new, letter, books).map { text in
            let with = text.map { [JSON.Member("text", $0)] } ?? []
            let length = text.flatMap { isLength($0, letter) && !listed.contains($0) ? $0.count : nil }
            let label = length.map { "\($0) characters" } ?? text.map { "`\($0)`" } ?? "nothing"
            let step = StoryStep.ask("field", "field", pair.name, with: with, label: "\(label) in `\(pair.name)`")
            let isApart = length.map(lengths.contains) ?? text.map(moved.contains) ?? false
            return Story(subject).adding(isApart ? step.apart(label) : step)
          }
        }
      )
    }
    let forms = books.pairs(InputForm.key, \.forms).map { pair in
      let subject = RulePath(InputForm.key, pair.name)
      return (subject, { [Story(subject).adding(.ask("form", "form", pair.name))] })
    }
    return fields + forms
  }

  /// The letter of texts whose length matters.
  private static func letter(_ old: InputField, _ new: InputField) -> Character {
    (new.characters + old.characters).first.map { Character(Unicode.Scalar(UInt8(clamping: $0.first))) } ?? "a"
  }

  /// Whether only the length of a text matters: it is long, or the ordinary letter again and again, or mixed.
  private static func isLength(_ text: String, _ letter: Character) -> Bool {
    text.count > 30 || text.count > 2 && (text.allSatisfy { $0 == letter } || text == mixed(text.count))
  }

  /// A text of a length that is in no list of words.
  private static func mixed(_ length: Int) -> String { String(repeating: "x7", count: length / 2) + (length % 2 > 0 ? "q" : "") }

  /// The words that a field refuses.
  private static func words(_ field: InputField, _ book: RuleBook) -> [String] { field.notIn.flatMap { book.wordLists[$0]?.words } ?? [] }

  /// The lengths on both sides of each bound that changed. They are first, because they are the best examples of it.
  private static func changedLengths(_ old: InputField, _ new: InputField, _ books: BothBooks) -> [Int] {
    func bounds(_ field: InputField, _ book: RuleBook) -> [Int64?] {
      [field.shortest, field.longest].map { setting in setting.flatMap { book.settings[$0]?.value.amount } }
    }
    var lengths: [Int] = []
    for (was, now) in zip(bounds(old, books.oldBook), bounds(new, books.newBook)) where was != now {
      for bound in [was, now].compactMap(\.self) where (1...5000).contains(bound) {
        lengths += [Int(bound) - 1, Int(bound), Int(bound) + 1]
      }
    }
    return lengths
  }

  /// Words that only one of the two word lists has, at most 20.
  private static func movedWords(_ old: InputField, _ new: InputField, _ books: BothBooks) -> Set<String> {
    guard new.notIn != nil, old.notIn != nil else { return [] }
    return Set(Set(words(new, books.newBook)).symmetricDifference(words(old, books.oldBook)).sorted().prefix(20))
  }

  private static func texts(_ old: InputField, _ new: InputField, _ letter: Character, _ books: BothBooks) -> [String?] {
    let ranges = new.characters + old.characters
    var texts: [String?] = changedLengths(old, new, books).map { String(repeating: letter, count: $0) }
    texts += [
      nil, "", " \(letter) ", "a@b.co", "a@b", "https://example.org/a", "http://example.org", "example.org", "Aa1-_.",
      " a@b.co ", " https://example.org/a ", " \(String(repeating: letter, count: 8)) ",
      String(repeating: letter, count: 8).uppercased(),
    ]
    var lengths: Set<Int64> = [1, 8]
    for (field, book) in [(old, books.oldBook), (new, books.newBook)] {
      for setting in [field.shortest, field.longest] {
        if let amount = setting.flatMap({ book.settings[$0]?.value.amount }) { lengths.formUnion([amount - 1, amount, amount + 1]) }
      }
      let words = words(field, book)
      texts += (words.prefix(3) + words.suffix(3)).map { $0 }
    }
    for length in lengths.sorted() where (0...5000).contains(length) {
      texts += [
        String(repeating: letter, count: Int(length)), mixed(Int(length)),
      ]
    }
    texts += movedWords(old, new, books).sorted().map { $0 }
    for range in ranges + new.refused + old.refused {
      for code in [range.first, range.last, range.first &- 1, range.last &+ 1] {
        if let scalar = Unicode.Scalar(code), code >= 32 { texts.append(String(repeating: Character(scalar), count: 8)) }
      }
    }
    var seen: Set<String?> = []
    return texts.filter { seen.insert($0).inserted }
  }
}
