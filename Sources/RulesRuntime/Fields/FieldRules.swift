internal import RulesBundle

/// The allowed characters, lengths, and words of one input field, as the bundle has them.
struct FieldRules {
  /// The maximum number of scalars per character in a text of the longest allowed length, on average. A single character can hold a
  /// thousand accents.
  static let scalarsPerCharacter: Int64 = 16

  let bundle: RuleBundle
  let field: Int
  let form: FieldFormKind
  private let characters: Range<Int>

  init(_ bundle: RuleBundle, _ field: Int) {
    self.bundle = bundle
    self.field = field
    form = bundle.fields[field].form
    characters = bundle.fields[field].characters
  }

  var isOptional: Bool { bundle.fields[field].optional }
  /// Secrets are stored unchanged, byte for byte.
  var isTrimmed: Bool { form != .secret && bundle.fields[field].trimmed }
  var isLowerCase: Bool { form != .secret && bundle.fields[field].lowerCase }

  /// Whether a scalar can occur in the text.
  var allows: (UInt32) -> Bool {
    let (bundle, characters) = (bundle, characters)
    switch form {
    case .free:
      let isMultiline = bundle.fields[field].multiline
      return { !BlankScalars.isControl($0, multiline: isMultiline) && !bundle.hasCharacter($0, in: characters) }
    case .word: return { bundle.hasCharacter($0, in: characters) }
    case .email: return { EmailForm.allows($0) }
    case .webAddress: return { WebAddressForm.allows($0) }
    case .secret: return { _ in true }
    }
  }

  /// The length in the unit that the field counts.
  func length(_ text: UserInput) -> Int {
    switch bundle.fields[field].countedIn {
    case .codePoints: text.scalars
    case .bytes: text.bytes.count
    case .characters: text.characters
    }
  }

  /// Why a text that is not empty is rejected, regardless of whether it is taken. Normalizes addresses.
  func reason(_ bytes: inout [UInt8], _ text: UserInput) -> FieldReason? {
    if text.hasRefused { return .badCharacter }
    switch form {
    case .email: if !EmailForm.normalise(&bytes) { return .malformed }
    case .webAddress:
      let schemes = bundle.fields[field].schemes
      if !WebAddressForm.normalise(&bytes, schemes: schemes, bundle) { return .malformed }
    case .free, .word, .secret: break
    }
    let length = Int64(length(text))
    if let shortest = amount(FieldRow.At.shortest), length < shortest { return .tooShort }
    if let longest = amount(FieldRow.At.longest),
      length > longest || Int64(text.scalars) > FieldRules.scalarsPerCharacter * longest && !isCountedInBytes
    {
      return .tooLong
    }
    if form == .email && bytes.count > EmailForm.longest || form == .webAddress && bytes.count > WebAddressForm.longest { return .tooLong }
    return isListed(bytes) ? .notIn : nil
  }

  private var isCountedInBytes: Bool { bundle.fields[field].countedIn == .bytes }

  private func amount(_ column: Int) -> Int64? {
    bundle.optional(.fields, field, column).map { bundle.settings[$0].amount }
  }

  /// Whether the text is one of the forbidden words, found by binary search.
  private func isListed(_ bytes: [UInt8]) -> Bool {
    guard let list = bundle.fields[field].notIn else { return false }
    let words = bundle.wordLists[list].words
    var (low, high) = (words.lowerBound, words.upperBound)
    while low < high {
      let middle = (low + high) / 2
      switch compare(bundle.utf8(bundle.wordListWords[middle].word), bytes) {
      case 0: return true
      case ..<0: low = middle + 1
      default: high = middle
      }
    }
    return false
  }

  /// Compares a lowercase word with a text, whose case is ignored. The result is negative, zero, or positive.
  private func compare(_ word: UnsafeRawBufferPointer, _ text: [UInt8]) -> Int {
    for index in 0..<min(word.count, text.count) {
      let byte = ASCII.lowered(text[index])
      if word[index] != byte { return word[index] < byte ? -1 : 1 }
    }
    return word.count - text.count
  }
}
