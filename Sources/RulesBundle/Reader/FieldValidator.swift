/// Validates input fields: lengths are counts, word lists are sorted for binary search, and facts have the right types.
struct FieldValidator: ColumnReading {
  let storage: BundleStorage

  init(_ storage: BundleStorage) { self.storage = storage }

  func validate() throws(BundleError) {
    for field in 0..<rows(.fields) { try validate(field: field) }
    for range in 0..<rows(.fieldCharacters) {
      let last = bundle.fieldCharacters[range].last
      try require(bundle.fieldCharacters[range].first <= last && last <= 0x10FFFF, .fieldCharacters, range)
    }
    for scheme in 0..<rows(.fieldSchemes) {
      try require(LinkForm.isScheme(bundle.utf8(bundle.fieldSchemes[scheme].scheme)), .fieldSchemes, scheme)
    }
    for part in 0..<rows(.fieldMadeUp) { try validate(part: part) }
    for list in 0..<rows(.wordLists) { try validate(list: list) }
    for form in 0..<rows(.forms) {
      let fields = bundle.forms[form].fields
      for place in fields {
        for other in fields.lowerBound..<place {
          let isSame = bundle.formFields[place].field == bundle.formFields[other].field
          try require(!isSame, .formFields, place)
        }
      }
    }
  }

  /// Refusals are unique and sorted by reason.
  private func validate(field: Int) throws(BundleError) {
    let row = bundle.fields[field]
    try validateLength(row.shortest, .fields, field)
    try validateLength(row.longest, .fields, field)
    try require(row.taken.map { kind($0) == .bool } ?? true, .fields, field)
    try require(row.takenFor.map { row.taken != nil && kind($0) == .string } ?? true, .fields, field)
    try require((row.form == .webAddress) == !row.schemes.isEmpty, .fields, field)
    var below = -1
    for refusal in row.refuses {
      let reason = bundle.fieldRefusals[refusal].reason.position
      try require(reason > below, .fieldRefusals, refusal)
      below = reason
    }
  }

  /// A part with a fact has a set of characters and a length.
  private func validate(part: Int) throws(BundleError) {
    let fact = bundle.fieldMadeUp[part].fact
    let length = bundle.fieldMadeUp[part].length
    try require((fact == nil) == (length == nil) && (fact.map { kind($0) == .string } ?? true), .fieldMadeUp, part)
    try validateLength(length, .fieldMadeUp, part)
  }

  private func validateLength(_ setting: Int?, _ section: BundleSection, _ row: Int) throws(BundleError) {
    guard let setting else { return }
    let isCount = bundle.settings[setting].unit == .count
    try require(isCount && (1...BundleSchema.maximumTextLength).contains(bundle.settings[setting].amount), section, row)
  }

  /// Words are unique, sorted in byte order, and contain no uppercase letters, as binary search requires.
  private func validate(list: Int) throws(BundleError) {
    let words = bundle.wordLists[list].words
    for row in words {
      let bytes = bundle.utf8(bundle.wordListWords[row].word)
      try require(bytes.count > 0, .wordListWords, row)
      for byte in bytes { try require(!(0x41...0x5A).contains(byte), .wordListWords, row) }
      guard row > words.lowerBound else { continue }
      try require(compareBytes(bundle.utf8(bundle.wordListWords[row - 1].word), bytes) < 0, .wordListWords, row)
    }
  }

  private func kind(_ fact: Int) -> FactKind { bundle.facts[fact].type }

  private func require(_ holds: Bool, _ section: BundleSection, _ row: Int) throws(BundleError) {
    if !holds { throw BundleError(.fieldInvalid, at: place(section, row)) }
  }
}
