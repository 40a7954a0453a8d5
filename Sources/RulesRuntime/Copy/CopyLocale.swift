internal import RulesBundle

extension Frame {
  /// Sets the language of all copy, as a BCP 47 tag such as `de-AT`. If the rules have no such translation, copy is in the nearest language
  /// that has one (`de`), otherwise in the product's own language. Nil and a tag of an unknown language select the product's own language.
  ///
  /// `clear` resets the language.
  public func setLocale(_ tag: String?) { locale = tag.flatMap { bundle.locale(for: $0) } }
}

extension RuleBundle {
  /// The row of the language that is nearest to a tag; nil for an unknown language and for the product's own language.
  ///
  /// `de_AT` is read as `de-AT`, and everything from an `@` on is ignored, because systems write tags in these ways as well.
  func locale(for tag: String) -> Int? {
    // No language tag is longer. Shortening a tag of any length step by step would take too much time.
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

  /// Whether a tag of the bundle equals `wanted`, which is in lowercase, regardless of its case.
  private func isSame(_ tag: UnsafeRawBufferPointer, _ wanted: [UInt8]) -> Bool {
    guard tag.count == wanted.count else { return false }
    for index in 0..<wanted.count {
      let byte = tag[index]
      if ((0x41...0x5A).contains(byte) ? byte | 0x20 : byte) != wanted[index] { return false }
    }
    return true
  }

  /// The row of the translation of a copy entry, and its language; nil and the product's own language if there is no translation.
  func translation(of copy: Int, _ locale: Int?) -> (row: Int?, locale: Int) {
    var next = locale
    while let locale = next {
      if let row = translation(of: copy, in: copyLocales[locale].translations) { return (row, locale) }
      next = copyLocales[locale].fallsBackTo
    }
    return (nil, 0)
  }

  /// Translations are in the order of their copy entries.
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
