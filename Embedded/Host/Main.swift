import CHost
import RulesBundle
import RulesJSON
import RulesRequests
import RulesRuntime

/// The rules inside the program, with what was set in them.
nonisolated(unsafe) private var batch: Batch?

/// Makes the rules ready. Returns 0, or 70 when the program was built with something that is no bundle.
@c(rulebook_open)
public func open() -> CInt {
  do {
    let bundle = try RuleBundle(staticMemory: UnsafeRawBufferPointer(start: rulebook_bundle, count: rulebook_bundle_size))
    batch = Batch(Rules(bundle))
    return 0
  } catch {
    complain("the embedded bundle is refused: \(error.message) (at byte \(error.offset))\n")
    return 70
  }
}

/// Answers the requests of the input, one a line, with one line each, from the bundle inside the program: `rulebook eval`, for
/// every host of WebAssembly. What was set by an earlier call holds.
///
/// Returns the exit status, which is `eval`'s too: 1 when a request could not be answered, 74 when the output could not be
/// written; 70 when the rules are not open.
@c(rulebook_answer)
public func answerAll() -> CInt {
  guard var open = batch else { return 70 }
  defer { batch = open }
  var lines = Lines()
  var isClean = true
  while let line = lines.next() {
    if line.isBlank { continue }
    var writer = JSONWriter()
    if !open.answer(line.bytes, into: &writer) { isClean = false }
    guard write(writer.bytes + [0x0A]) else { return 74 }
  }
  return isClean ? 0 : 1
}

private func write(_ bytes: [UInt8]) -> Bool {
  bytes.withUnsafeBufferPointer { bytes in
    guard let start = bytes.baseAddress else { return true }
    return host_write(start, bytes.count)
  }
}

private func complain(_ message: String) {
  Array(message.utf8).withUnsafeBufferPointer { bytes in
    if let start = bytes.baseAddress { host_complain(start, bytes.count) }
  }
}
