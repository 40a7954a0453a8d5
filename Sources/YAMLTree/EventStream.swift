import CLibYAML

/// libyaml's parser over bytes in memory. It provides one event at a time and frees it before the next.
struct EventStream: ~Copyable {
  private let parser: UnsafeMutablePointer<yaml_parser_t>
  let event: UnsafeMutablePointer<yaml_event_t>

  /// The bytes must outlive the stream.
  init?(_ bytes: UnsafeBufferPointer<UInt8>) {
    parser = .allocate(capacity: 1)
    event = .allocate(capacity: 1)
    event.initialize(to: yaml_event_t())
    parser.initialize(to: yaml_parser_t())
    guard yaml_parser_initialize(parser) == 1 else { return nil }
    yaml_parser_set_encoding(parser, YAML_UTF8_ENCODING)
    yaml_parser_set_input_string(parser, bytes.baseAddress, bytes.count)
  }

  deinit {
    yaml_event_delete(event)
    yaml_parser_delete(parser)
    event.deallocate()
    parser.deallocate()
  }

  /// Returns false if libyaml stopped with an error, which `failure` describes.
  func advance() -> Bool {
    yaml_event_delete(event)
    return yaml_parser_parse(parser, event) == 1
  }

  /// libyaml's description of a failure, with its own positions.
  struct Failure {
    var context: String
    var problem: String
    var contextCharacter: Int?
    var problemCharacter: Int
  }

  var failure: Failure {
    let state = parser.pointee
    let context = state.context.map { String(cString: $0) } ?? ""
    return Failure(
      context: context,
      problem: state.problem.map { String(cString: $0) } ?? "",
      contextCharacter: context.isEmpty ? nil : Int(state.context_mark.index),
      problemCharacter: state.error == YAML_READER_ERROR ? Int(state.mark.index) : Int(state.problem_mark.index))
  }
}
