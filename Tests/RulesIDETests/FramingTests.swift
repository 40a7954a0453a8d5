import LanguageServer
import RulesJSON
import Testing

@Suite struct FramingTests {
  private func items(_ chunks: [String], limit: Int = 1000) -> [MessageReader.Item] {
    var reader = MessageReader(limit: limit)
    var items: [MessageReader.Item] = []
    for chunk in chunks {
      reader.append(Array(chunk.utf8)[...])
      while let item = reader.next() { items.append(item) }
    }
    return items
  }

  private func message(_ text: String) -> MessageReader.Item { .message(Array(text.utf8)) }

  @Test func messagesInAnyPieces() {
    let stream = "Content-Length: 2\r\n\r\n{}Content-Type: x\r\ncontent-length:3\r\n\r\n[1]Content-Length: 2\n\n{}"
    for size in 1...stream.utf8.count {
      let bytes = Array(stream.utf8)
      let chunks = stride(from: 0, to: bytes.count, by: size).map {
        String(decoding: bytes[$0..<min($0 + size, bytes.count)], as: UTF8.self)
      }
      #expect(items(chunks) == [message("{}"), message("[1]"), message("{}")], "pieces of \(size)")
    }
  }

  @Test func halfAHeader() {
    #expect(items(["Content-Len"]) == [])
    #expect(items(["Content-Length: 5\r\n\r\n12"]) == [])
  }

  @Test func aHeaderWithoutLength() {
    #expect(
      items(["Content-Type: x\r\n\r\nContent-Length: 2\r\n\r\n{}"]) == [.problem("a header without a valid Content-Length"), message("{}")])
    #expect(items(["Content-Length: x\r\n\r\nContent-Length: 2\r\n\r\n{}"]).last == message("{}"))
    #expect(items(["Content-Length: -4\r\n\r\nContent-Length: 2\r\n\r\n{}"]).last == message("{}"))
  }

  @Test func garbageBeforeAHeader() {
    let garbage = String(repeating: "x", count: 10_000)
    #expect(items([garbage, "Content-Length: 2\r\n\r\n{}"]).last == message("{}"))
  }

  @Test func aMessageThatIsTooLong() {
    let long = "Content-Length: 2000\r\n\r\n" + String(repeating: "x", count: 2000)
    #expect(items([long + "Content-Length: 2\r\n\r\n{}"]).last == message("{}"))
    #expect(items([long]).count == 1)
  }

  @Test func numbersAndSurrogatesThatClientsSend() throws {
    let text = #"{"id": 1.0, "method": "m\ud83d", "params": [1e3, -2.5, "\ud83d\ude00", 18446744073709551616, -9223372036854775809]}"#
    guard case .request(let id, let method, let params) = try Message.parse(Array(text.utf8)) else {
      Issue.record("not a request")
      return
    }
    #expect(id == .int(1) && method == "m\u{FFFD}" && params == .array([.int(1), .int(-2), .string("😀"), .int(.max), .int(.min)]))
  }

  @Test(arguments: [
    ("[", RPCError.Code.parseError), ("[]", .invalidRequest), ("{}", .invalidRequest), (#"{"method": 1}"#, .invalidRequest),
    (#"{"id": {}, "method": "x"}"#, .invalidRequest), (#"{"id": 1}"#, .invalidRequest), ("", .parseError), ("\u{FEFF}{}", .parseError),
  ])
  func malformedMessages(text: String, code: RPCError.Code) {
    #expect { try Message.parse(Array(text.utf8)) } throws: { ($0 as? RPCError)?.code == code }
  }

  @Test func aCancelledRequestIsAnsweredAtOnce() {
    var queue = MessageQueue()
    for text in [
      #"{"id": 1, "method": "a"}"#, #"{"id": 2, "method": "b"}"#, #"{"method": "$/cancelRequest", "params": {"id": 2}}"#,
      #"{"method": "$/cancelRequest", "params": {"id": 9}}"#,
    ] { queue.add(Array(text.utf8)) }
    #expect(queue.next() == .message(.request(id: .int(1), method: "a", params: .null)))
    guard case .answer(let answer)? = queue.next() else {
      Issue.record("the request was not answered")
      return
    }
    #expect(answer["id"] == .int(2) && answer["error"]?["code"] == .int(-32800))
    #expect(queue.isEmpty)
  }

  @Test(arguments: [
    ("file:///a/b%20c/%C3%A4.yaml", "/a/b c/ä.yaml"), ("file://host/a", "/a"), ("file:/a/./b/../c", "/a/c"), ("FILE:///a", "/a"),
  ])
  func addresses(uri: String, path: String) {
    #expect(FileAddress.path(uri) == path)
    #expect(FileAddress.path(FileAddress.uri(path)) == path)
  }

  @Test(arguments: ["untitled:x", "file:", "file://", "file:///a%", "file:///a%0", "file:///%00", "http://x/y", ""])
  func addressesWithoutPath(uri: String) { #expect(FileAddress.path(uri) == nil) }
}
