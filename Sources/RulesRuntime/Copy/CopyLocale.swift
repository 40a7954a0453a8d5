internal import RulesBundle

extension Frame {
  /// Lets every sentence be in a language, given as a BCP 47 tag: `de-AT`. Where the rules have no such words, a sentence is in the nearest
  /// language that has them: `de`, else the one that the product is written in. Nil, and a tag of another language, are that one.
  ///
  /// `clear` forgets it.
  public func speak(_ tag: String?) { locale = tag.flatMap { bundle.locale(for: $0) } }
}

extension RuleBundle {
  /// The row of the language that is nearest to a tag; nil where there is none, and for the product's own language.
  ///
  /// `de_AT` is read as `de-AT`, and what follows an `@` is left out, for so systems write them as well.
  func locale(for tag: String) -> Int? {
    // Nobody names a language in more bytes; walking back over a tag of any length would take its time.
    var wanted = tag.utf8.prefix(100).prefix { $0 != UInt8(ascii: "@") }.map { byte -> UInt8 in
      switch byte {
      case 0x41...0x5A: byte | 0x20
      case UInt8(ascii: "_"): UInt8(ascii: "-")
      default: byte
      }
    }
    while !wanted.isEmpty {
      for row in 0..<count(.copyLocales) where isSame(utf8(copyLocales[row].locale), wanted) {
        return row == 0 ? nil : row
      }
      while let last = wanted.popLast(), last != UInt8(ascii: "-") {}
    }
    return nil
  }

  /// Whether a tag of the bundle is this one, in whatever letters. `wanted` is in small ones.
  private func isSame(_ tag: UnsafeRawBufferPointer, _ wanted: [UInt8]) -> Bool {
    guard tag.count == wanted.count else { return false }
    for index in 0..<wanted.count {
      let byte = tag[index]
      if ((0x41...0x5A).contains(byte) ? byte | 0x20 : byte) != wanted[index] { return false }
    }
    return true
  }

  /// The row of a sentence's translation and the language that has it; the row is nil, and the language the product's own, where none has.
  func translation(of copy: Int, _ locale: Int?) -> (row: Int?, locale: Int) {
    var next = locale
    while let locale = next {
      if let row = translation(of: copy, in: copyLocales[locale].translations) { return (row, locale) }
      next = copyLocales[locale].fallsBackTo
    }
    return (nil, 0)
  }

  /// Translations stand in the order of their sentences.
  private func translation(of copy: Int, in rows: Range<Int>) -> Int? {
    var (low, high) = (rows.lowerBound, rows.upperBound)
    while low < high {
      let middle = (low + high) / 2
      let found = copyTranslations[middle].copy
      if found == copy { return middle }
      if found < copy { low = middle + 1 } else { high = middle }
    }
    return nil
  }
}
