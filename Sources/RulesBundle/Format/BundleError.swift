/// The reason why a file is not a valid bundle, and its location.
public struct BundleError: Error, Sendable, Equatable {
  /// The reason why a bundle is invalid. `message` describes each reason.
  public enum Reason: UInt8, Sendable {
    /// The file is shorter than the header.
    case tooShort
    /// The file exceeds the maximum size of a bundle.
    case tooLarge
    /// The file does not start with the signature of a bundle.
    case notABundle
    /// The format version of the bundle is not supported.
    case unknownVersion
    /// The length in the header does not match the size of the file.
    case wrongLength
    /// The list of sections does not match the format version.
    case wrongSections
    /// A section has an invalid offset or size.
    case sectionOutside
    /// The file has unexpected bytes between or after the sections.
    case trailingBytes
    /// A string is not valid UTF-8 or is out of bounds.
    case textInvalid
    /// An index is out of bounds.
    case numberOutside
    /// A choice has an unknown value.
    case choiceUnknown
    /// Names are unsorted or duplicated.
    case namesOutOfOrder
    /// A constant has an invalid value.
    case constantInvalid
    /// An instruction is unknown or has an operand that is out of bounds.
    case instructionInvalid
    /// A program does not leave exactly one value on the stack.
    case programInvalid
    /// A table has no last row that always applies, or an outcome of the wrong kind.
    case tableInvalid
    /// A row does not have exactly one cell for each plan.
    case planMismatch
    /// A condition or a fact depends on itself.
    case cyclic
    /// A condition takes too many evaluation steps.
    case tooExpensive
    /// A link has an invalid address, or an address that also matches another link.
    case linkInvalid
    /// A limit has duplicate or unsorted parts, or a meter without a number.
    case limitInvalid
    /// A downgrade rule has no limit, or no consistent order of things.
    case downgradeInvalid
    /// A payload part has invalid or missing fields.
    case payloadInvalid
    /// A guarded screen has no alternative screen, or the alternatives form a cycle.
    case routeInvalid
    /// A stored field is in the wrong record or has the wrong type, or a number of the planner is out of range.
    case plannerInvalid
    /// An input field has invalid constraints, or a word list is not sorted.
    case fieldInvalid
    /// A remotely overridable value has an invalid location, is out of range, or is out of order.
    case overrideInvalid
  }

  /// Why the bundle is invalid.
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
