import HandzRules
import RulesJSON
import RulesRequests
import RulesRuntime

extension FuzzTarget {
  /// Each line has one line of JSON as its answer, the same one every time; a request that cannot be answered gets the reason.
  static let requests = FuzzTarget("requests", longest: 4096) { bytes in
    var batch = Batch(Handz.embedded)
    var again = Batch(Handz.embedded)
    for line in bytes.split(separator: 0x0A).prefix(6) {
      var (first, second) = (JSONWriter(), JSONWriter())
      let isAnswered = batch.answer(Array(line), into: &first)
      _ = again.answer(Array(line), into: &second)
      try invariant(first.bytes == second.bytes, "the second time, it is \(String(decoding: second.bytes, as: UTF8.self))")
      try invariant(!first.bytes.contains(0x0A), "the answer has several lines")
      let json: JSON
      do { json = try JSON.parse(first.bytes, limit: .max) } catch { throw BrokenPromise(description: "the answer is not JSON: \(error)") }
      try invariant(isAnswered || json["error"] != nil, "the answer has no reason")
    }
  }
}
