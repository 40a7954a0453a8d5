/// Why an address is not a link of the rules.
///
/// It holds offsets and names of the rules, and no part of the address, so it can be logged.
public enum LinkError: Error, Sendable, Equatable {
  /// The rules have no links.
  case noLinks
  /// The address is empty.
  case empty
  /// The address has more bytes than the router allows.
  case tooLong(atMost: Int)
  /// The address does not begin with the scheme, a colon, and two slashes, in exactly this case.
  case wrongScheme
  /// A byte is not allowed at this offset: a control character, a space, NUL, a byte outside ASCII, or an uppercase letter in the path.
  case badByte(at: Int)
  /// A percent sign is not followed by two hexadecimal digits, or is not in a value.
  case badEscape(at: Int)
  /// A user or a password precedes the path.
  case credentials(at: Int)
  /// A port follows the first part of the path.
  case port(at: Int)
  /// The address has a fragment.
  case fragment(at: Int)
  /// A question mark or an ampersand is not followed by `name=value`.
  case emptyParameter(at: Int)
  /// No link has this path.
  case unknownPath
  /// No link with this path has the parameter at this offset.
  case unknownParameter(at: Int)
  /// A parameter occurs more than once.
  case duplicateParameter(String)
  /// A parameter is missing.
  case missingParameter(String)
  /// A parameter has a value that the rules do not allow.
  case wrongValue(String)
  /// A parameter is not an id of 1 to 128 letters, digits, `_`, and `-`.
  case badID(String)

  /// The offset of the wrong byte in the address; nil if no single byte is wrong.
  public var place: Int? {
    switch self {
    case .badByte(let place), .badEscape(let place), .credentials(let place), .port(let place), .fragment(let place),
      .emptyParameter(let place), .unknownParameter(let place):
      place
    case .noLinks, .empty, .tooLong, .wrongScheme, .unknownPath, .duplicateParameter, .missingParameter, .wrongValue, .badID: nil
    }
  }

  /// The maximum number of bytes, if the address has more; otherwise nil.
  public var longest: Int? { if case .tooLong(let longest) = self { longest } else { nil } }

  /// The name of the wrong parameter; nil if no parameter is wrong.
  public var parameter: String? {
    switch self {
    case .duplicateParameter(let name), .missingParameter(let name), .wrongValue(let name), .badID(let name): name
    case .noLinks, .empty, .tooLong, .wrongScheme, .badByte, .badEscape, .credentials, .port, .fragment, .emptyParameter, .unknownPath,
      .unknownParameter:
      nil
    }
  }

  /// The name for logs. It stays the same when messages change.
  public var code: String {
    switch self {
    case .noLinks: "no_links"
    case .empty: "empty"
    case .tooLong: "too_long"
    case .wrongScheme: "wrong_scheme"
    case .badByte: "bad_byte"
    case .badEscape: "bad_escape"
    case .credentials: "credentials"
    case .port: "port"
    case .fragment: "fragment"
    case .emptyParameter: "empty_parameter"
    case .unknownPath: "unknown_path"
    case .unknownParameter: "unknown_parameter"
    case .duplicateParameter: "duplicate_parameter"
    case .missingParameter: "missing_parameter"
    case .wrongValue: "wrong_value"
    case .badID: "bad_id"
    }
  }
}
