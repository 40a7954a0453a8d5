import CHost
import RulesBundle
import RulesJSON
import RulesRequests
import RulesRuntime

/// The rules, with the active overrides.
nonisolated(unsafe) private var batch: Batch?

/// Loads the bundle of the program or of the host. Returns 0, or 70 if it is missing or invalid.
@c(rulebook_open)
public func open() -> CInt {
  do {
    let bundle = try RuleBundle(staticMemory: UnsafeRawBufferPointer(start: rulebook_bundle_start(), count: rulebook_bundle_size()))
    batch = Batch(Rules(bundle))
    return 0
  } catch {
    complain("the bundle is invalid: \(error.message) (at byte \(error.offset))\n")
    return 70
  }
}

/// Answers the requests of the input, one on each line, with one line each, like `rulebook eval`. Overrides of earlier calls stay in
/// force.
///
/// Returns the exit status of `eval`: 1 if a request could not be answered, 74 if the output could not be written, and 70 if
/// the rules are not loaded.
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
