/// The reason why a file is not a valid bundle, and its location.
public struct BundleError: Error, Sendable, Equatable {
  /// The reason why a bundle is invalid. `message` describes each reason.
  public enum Reason: UInt8, Sendable {
    case tooShort, tooLarge, notABundle, unknownVersion, wrongLength, wrongSections, sectionOutside, trailingBytes, textInvalid
    case numberOutside, choiceUnknown, namesOutOfOrder, constantInvalid, instructionInvalid, programInvalid, tableInvalid, planMismatch
    case cyclic, tooExpensive, linkInvalid, limitInvalid, downgradeInvalid, payloadInvalid, routeInvalid, plannerInvalid, fieldInvalid
    case overrideInvalid
  }

  /// The reason.
  public var reason: Reason
  /// The offset of the invalid byte or word in the file.
  public var offset: Int

  /// Creates an error.
  public init(_ reason: Reason, at offset: Int) {
    self.reason = reason
    self.offset = offset
  }

  /// A description of the reason.
  public var message: String {
    switch reason {
    case .tooShort: "the file is shorter than the header"
    case .tooLarge: "the file exceeds the maximum size of a bundle"
    case .notABundle: "the file does not start with the signature of a bundle"
    case .unknownVersion: "the format version of the bundle is not supported"
    case .wrongLength: "the length in the header does not match the size of the file"
    case .wrongSections: "the list of sections does not match the format version"
    case .sectionOutside: "a section has an invalid offset or size"
    case .trailingBytes: "the file has unexpected bytes between or after the sections"
    case .textInvalid: "a string is not valid UTF-8 or is out of bounds"
    case .numberOutside: "an index is out of bounds"
    case .choiceUnknown: "a choice has an unknown value"
    case .namesOutOfOrder: "names are unsorted or duplicated"
    case .constantInvalid: "a constant has an invalid value"
    case .instructionInvalid: "an instruction is unknown or has an operand that is out of bounds"
    case .programInvalid: "a program does not leave exactly one value on the stack"
    case .tableInvalid: "a table has no last row that always applies, or an outcome of the wrong kind"
    case .planMismatch: "a row does not have exactly one cell for each plan"
    case .cyclic: "a condition or a fact depends on itself"
    case .tooExpensive: "a condition takes too many evaluation steps"
    case .linkInvalid: "a link has an invalid address, or an address that also matches another link"
    case .limitInvalid: "a limit has duplicate or unsorted parts, or a meter without a number"
    case .downgradeInvalid: "a downgrade rule has no limit, or no consistent order of things"
    case .payloadInvalid: "a payload part has invalid or missing fields"
    case .routeInvalid: "a guarded screen has no alternative screen, or the alternatives form a cycle"
    case .plannerInvalid: "a stored field is in the wrong record or has the wrong type, or a number of the planner is out of range"
    case .fieldInvalid: "an input field has invalid constraints, or a word list is not sorted"
    case .overrideInvalid: "a remotely overridable value has an invalid location, is out of range, or is out of order"
    }
  }
}
