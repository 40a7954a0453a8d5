/// Why some bytes are no link of the rules.
///
/// It carries offsets and names of the rules, never a piece of what arrived: it can be logged as it is.
public enum LinkRefusal: Error, Sendable, Equatable {
  /// These rules have no links.
  case noLinks
  case empty
  /// More bytes than the router allows.
  case tooLong(atMost: Int)
  /// It does not begin with the scheme, a colon and two slashes, in exactly these letters.
  case wrongScheme
  /// A byte that has no business at this offset: a control, a space, NUL, anything beyond ASCII, an upper-case letter in the path.
  case badByte(at: Int)
  /// A percent sign without two hexadecimal digits, or outside a value.
  case badEscape(at: Int)
  /// A user or a password before the path.
  case credentials(at: Int)
  /// A port after the first part of the path.
  case port(at: Int)
  case fragment(at: Int)
  /// A question mark or an ampersand that no `name=value` follows.
  case emptyParameter(at: Int)
  /// No link has this path.
  case unknownPath
  /// No link with this path has the parameter that begins here.
  case unknownParameter(at: Int)
  case duplicateParameter(String)
  case missingParameter(String)
  /// The parameter holds none of the words that it may.
  case wrongValue(String)
  /// The parameter holds no id: 1 to 128 letters, digits, `_` and `-`.
  case badID(String)

  /// The offset of the byte that is wrong, where there is one.
  public var place: Int? {
    switch self {
    case .badByte(let place), .badEscape(let place), .credentials(let place), .port(let place), .fragment(let place),
      .emptyParameter(let place), .unknownParameter(let place):
      place
    case .noLinks, .empty, .tooLong, .wrongScheme, .unknownPath, .duplicateParameter, .missingParameter, .wrongValue, .badID: nil
    }
  }

  /// How many bytes an address may have, of one that has more.
  public var longest: Int? { if case .tooLong(let longest) = self { longest } else { nil } }

  /// The parameter of the rules that is wrong, where there is one.
  public var parameter: String? {
    switch self {
    case .duplicateParameter(let name), .missingParameter(let name), .wrongValue(let name), .badID(let name): name
    case .noLinks, .empty, .tooLong, .wrongScheme, .badByte, .badEscape, .credentials, .port, .fragment, .emptyParameter, .unknownPath,
      .unknownParameter:
      nil
    }
  }

  /// A name for logs; it stays when the wording changes.
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
