/// Why a file is not a bundle that this reader can use, and where.
public struct BundleError: Error, Sendable, Equatable {
  public enum Reason: UInt8, Sendable {
    case tooShort, tooLarge, notABundle, unknownVersion, wrongLength, wrongSections, sectionOutside, trailingBytes, textInvalid
    case numberOutside, choiceUnknown, namesOutOfOrder, constantInvalid, instructionInvalid, programInvalid, tableInvalid, planMismatch
    case cyclic, tooExpensive, linkInvalid, limitInvalid, downgradeInvalid, payloadInvalid, routeInvalid, plannerInvalid, fieldInvalid
    case overrideInvalid
  }

  public var reason: Reason
  /// Offset in the file of the byte or word that is wrong.
  public var offset: Int

  public init(_ reason: Reason, at offset: Int) {
    self.reason = reason
    self.offset = offset
  }

  /// In plain words.
  public var message: String {
    switch reason {
    case .tooShort: "the file ends before its header does"
    case .tooLarge: "the file is larger than any bundle may be"
    case .notABundle: "the file does not begin like a bundle"
    case .unknownVersion: "the bundle is of a format version that this reader does not know"
    case .wrongLength: "the length in the header is not the file's"
    case .wrongSections: "the list of sections is not the one of this format version"
    case .sectionOutside: "a section does not lie where the format puts it"
    case .trailingBytes: "bytes between or after the sections that belong to none"
    case .textInvalid: "a text is not valid UTF-8 or lies outside the bytes"
    case .numberOutside: "a number points outside its section"
    case .choiceUnknown: "a word that the format does not know"
    case .namesOutOfOrder: "names are not in order, or one is given twice"
    case .constantInvalid: "a constant that no value can have"
    case .instructionInvalid: "an instruction that the format does not know, or with an operand outside its section"
    case .programInvalid: "a program that does not leave exactly one value"
    case .tableInvalid: "a table without a last row that always applies, or with an outcome of another kind"
    case .planMismatch: "a row does not have exactly one cell for each plan"
    case .cyclic: "a condition or a fact that depends on itself"
    case .tooExpensive: "a condition that would take too many steps"
    case .linkInvalid: "a link that no address can be made of, or that cannot be told from another one"
    case .limitInvalid: "a limit that says a part twice or out of order, or whose meter has no number"
    case .downgradeInvalid: "things that no longer fit and cannot be told in which order"
    case .payloadInvalid: "a payload whose parts do not say which fields travel"
    case .routeInvalid: "a screen that turns people away and does not say where to, or sends them in a circle"
    case .plannerInvalid: "a stored field that is not where it is looked for or has another type, or a number that nobody can plan by"
    case .fieldInvalid: "a field that nothing can be typed into, or words that cannot be searched"
    case .overrideInvalid: "a value that a server may set and that is not where it is looked for, out of its range or out of order"
    }
  }
}
