import ArgumentParser
import Diagnostics

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Standard input, standard output, and standard error, as bytes. Findings go to standard output, everything else to standard error.
/// Characters that control the terminal are removed from text.
package enum Console {
  package static func print(_ text: String) { write(Array(TerminalText.of(text).utf8) + [0x0A], to: 1) }
  package static func print(json bytes: [UInt8]) { write(TerminalText.ofJSON(bytes), to: 1) }
  /// Prints text that is already safe, such as styled text, without adding a line feed.
  package static func printRaw(_ text: String) { write(Array(text.utf8), to: 1) }
  /// Writes bytes that a program reads, such as the messages of the language server.
  package static func write(raw bytes: [UInt8]) { write(bytes, to: 1) }
  package static func note(_ text: String) { write(Array(TerminalText.of(text).utf8) + [0x0A], to: 2) }

  /// Writes text that moves the cursor to standard error, which is a terminal.
  static func writeToTerminal(_ text: String) { writeBytes(Array(text.utf8), to: 2) }

  package static var isTerminal: Bool { isatty(1) == 1 }

  package static func environment(_ name: String) -> String? { getenv(name).map { String(cString: $0) } }

  private static func write(_ bytes: [UInt8], to descriptor: Int32) {
    Progress.hide()
    writeBytes(bytes, to: descriptor)
  }

  private static func writeBytes(_ bytes: [UInt8], to descriptor: Int32) {
    bytes.withUnsafeBytes { buffer in
      var offset = 0
      while offset < buffer.count {
        guard let base = buffer.baseAddress else { return }
        #if canImport(Glibc)
          let written = Glibc.write(descriptor, base + offset, buffer.count - offset)
        #elseif canImport(Musl)
          let written = Musl.write(descriptor, base + offset, buffer.count - offset)
        #else
          let written = Darwin.write(descriptor, base + offset, buffer.count - offset)
        #endif
        if written > 0 {
          offset += written
        } else if errno != EINTR {
          if descriptor == 1 { giveUp() }
          return
        }
      }
    }
  }

  /// Exits with an error, because a script must not mistake unprinted findings for a run without findings.
  private static func giveUp() -> Never {
    note("rulebook: cannot write to standard output: \(String(cString: strerror(errno)))")
    exit(Exit.cannotWrite.rawValue)
  }

  /// The maximum size of a line of standard input, in bytes.
  package static let longestLine = 2 << 20

  /// Calls a function with each line of standard input, without the line feed. The last line does not need a line feed. A line that exceeds
  /// `longestLine` is nil, and its bytes are dropped as they arrive.
  package static func forEachLine(_ body: ([UInt8]?) -> Void) {
    var pending: [UInt8] = []
    var isTooLong = false
    func end(_ rest: ArraySlice<UInt8>) {
      let line = pending + rest
      body(isTooLong || line.count > longestLine ? nil : line)
      pending.removeAll(keepingCapacity: true)
      isTooLong = false
    }
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = buffer.withUnsafeMutableBytes { read(0, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { break }
      var start = 0
      for index in 0..<count where buffer[index] == 0x0A {
        end(buffer[start..<index])
        start = index + 1
      }
      if pending.count > longestLine {
        isTooLong = true
        pending.removeAll(keepingCapacity: true)
      } else if !isTooLong {
        pending.append(contentsOf: buffer[start..<count])
      }
    }
    if isTooLong || !pending.isEmpty { end([]) }
  }
}
