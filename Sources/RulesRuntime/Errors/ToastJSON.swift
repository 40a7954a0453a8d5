internal import RulesBundle
public import RulesJSON

extension ToastQueue {
  /// Reads a queue from the members of the JSON object that `write` writes.
  ///
  /// - Throws: `RequestError` with the code `malformed_toasts`.
  public init(_ members: [JSON.Member]) throws(RequestError) {
    self.init()
    for member in members {
      guard case .array(let all) = member.value, member.key == "queue" || member.key == "gone" else {
        throw RequestError("malformed_toasts", "`toasts/\(member.key)` is malformed; pass the toasts that the last answer returned")
      }
      for (index, json) in all.enumerated() {
        guard let copy = json["copy"]?.utf8, let line = json["line"]?.utf8 else { throw ToastQueue.wrong(member.key, index) }
        let appeared = json["shownAt"]?.stringValue.flatMap { SyncReader.time($0) }
        if member.key == "gone" {
          guard let appeared else { throw ToastQueue.wrong(member.key, index) }
          gone.append(GoneToast(copy: copy, line: line, appeared: appeared))
        } else {
          guard let id = json["id"]?.utf8, !toasts.contains(where: { $0.id == id }) else { throw ToastQueue.wrong(member.key, index) }
          var toast = Toast(id: id, error: json["error"]?.utf8, copy: copy, line: line)
          if case .int(let times)? = json["times"], times > 0 { toast.times = times }
          toast.appeared = appeared
          toasts.append(toast)
        }
      }
    }
  }

  private static func wrong(_ key: String, _ index: Int) -> RequestError {
    RequestError("malformed_toasts", "`toasts/\(key)/\(index)` is not a toast; pass the toasts that the last answer returned")
  }

  /// Writes the canonical JSON form.
  public func write(_ writer: inout JSONWriter) {
    writer.beginObject()
    writer.list("queue", toasts) { $0.toast($1) }
    if !gone.isEmpty {
      writer.list("gone", gone) { writer, toast in
        writer.beginObject()
        writer.bytes("copy", toast.copy)
        writer.bytes("line", toast.line)
        writer.time("shownAt", toast.appeared)
        writer.endObject()
      }
    }
    writer.endObject()
  }
}

extension JSONWriter {
  mutating func toast(_ toast: Toast) {
    beginObject()
    bytes("id", toast.id)
    if let error = toast.error { bytes("error", error) }
    bytes("copy", toast.copy)
    bytes("line", toast.line)
    if toast.times > 1 { number("times", toast.times) }
    if let appeared = toast.appeared { time("shownAt", appeared) }
    endObject()
  }
}

extension JSON {
  fileprivate var utf8: [UInt8]? { if case .string(let text) = self { Array(text.utf8) } else { nil } }
}
