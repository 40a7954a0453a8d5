/// What must be true of fields: lengths that are counts, words that can be searched by halves, facts of the right type.
struct FieldValidator: SectionWords {
  let storage: BundleStorage

  init(_ storage: BundleStorage) { self.storage = storage }

  func validate() throws(BundleError) {
    for field in 0..<rows(.fields) { try validate(field: field) }
    for range in 0..<rows(.fieldCharacters) {
      let last = word(.fieldCharacters, range, Word.FieldCharacters.last)
      try require(word(.fieldCharacters, range, Word.FieldCharacters.first) <= last && last <= 0x10FFFF, .fieldCharacters, range)
    }
    for scheme in 0..<rows(.fieldSchemes) {
      try require(LinkForm.isScheme(text(.fieldSchemes, scheme, Word.FieldSchemes.scheme)), .fieldSchemes, scheme)
    }
    for part in 0..<rows(.fieldMadeUp) { try validate(part: part) }
    for list in 0..<rows(.wordLists) { try validate(list: list) }
    for form in 0..<rows(.forms) {
      let fields = range(.forms, form, Word.Forms.fields)
      for place in fields {
        for other in fields.lowerBound..<place {
          let isSame = word(.formFields, place, Word.FormFields.field) == word(.formFields, other, Word.FormFields.field)
          try require(!isSame, .formFields, place)
        }
      }
    }
  }

  /// Refusals stand in the order of their reasons, each once.
  private func validate(field: Int) throws(BundleError) {
    for column in [Word.Fields.shortest, Word.Fields.longest] { try validateLength(word(.fields, field, column), .fields, field) }
    let taken = word(.fields, field, Word.Fields.taken)
    let takenFor = word(.fields, field, Word.Fields.takenFor)
    try require(isNone(taken) || kind(taken) == .bool, .fields, field)
    try require(isNone(takenFor) || !isNone(taken) && kind(takenFor) == .string, .fields, field)
    let isWeb = word(.fields, field, Word.Fields.form) == FieldFormKind.webAddress.rawValue
    try require(isWeb == !range(.fields, field, Word.Fields.schemes).isEmpty, .fields, field)
    var below = -1
    for refusal in range(.fields, field, Word.Fields.refuses) {
      let reason = word(.fieldRefusals, refusal, Word.FieldRefusals.reason)
      try require(reason > below, .fieldRefusals, refusal)
      below = reason
    }
  }

  /// A part with a fact says which characters it has and how many.
  private func validate(part: Int) throws(BundleError) {
    let fact = word(.fieldMadeUp, part, Word.FieldMadeUp.fact)
    let length = word(.fieldMadeUp, part, Word.FieldMadeUp.length)
    try require(isNone(fact) == isNone(length) && (isNone(fact) || kind(fact) == .string), .fieldMadeUp, part)
    try validateLength(length, .fieldMadeUp, part)
  }

  private func validateLength(_ setting: Int, _ section: Section, _ row: Int) throws(BundleError) {
    guard !isNone(setting) else { return }
    let isCount = word(.settings, setting, Word.Settings.unit) == SettingKind.count.rawValue
    try require(isCount && (1...Layout.longestText).contains(integer(.settings, setting, Word.Settings.amount)), section, row)
  }

  /// Words are in byte order, each once, without capitals, so that half of them can be left out at each look.
  private func validate(list: Int) throws(BundleError) {
    let words = range(.wordLists, list, Word.WordLists.words)
    for row in words {
      let bytes = text(.wordListWords, row, Word.WordListWords.word)
      try require(bytes.count > 0, .wordListWords, row)
      for byte in bytes { try require(!(0x41...0x5A).contains(byte), .wordListWords, row) }
      guard row > words.lowerBound else { continue }
      try require(compareBytes(text(.wordListWords, row - 1, Word.WordListWords.word), bytes) < 0, .wordListWords, row)
    }
  }

  private func kind(_ fact: Int) -> FactKind? { FactKind(rawValue: word(.facts, fact, Word.Facts.type)) }

  private func require(_ holds: Bool, _ section: Section, _ row: Int) throws(BundleError) {
    if !holds { throw BundleError(.fieldInvalid, at: place(section, row)) }
  }
}
