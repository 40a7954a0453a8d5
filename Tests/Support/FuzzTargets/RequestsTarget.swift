import HandzRules
import RulesJSON
import RulesRequests
import RulesRuntime

extension FuzzTarget {
  /// Each line is answered with one line of JSON, the same one every time; what cannot be answered says why.
  static let requests = FuzzTarget("requests", longest: 4096) { bytes in
    var batch = Batch(Handz.embedded)
    var again = Batch(Handz.embedded)
    for line in bytes.split(separator: 0x0A).prefix(6) {
      var (first, second) = (JSONWriter(), JSONWriter())
      let isAnswered = batch.answer(Array(line), into: &first)
      _ = again.answer(Array(line), into: &second)
      try invariant(first.bytes == second.bytes, "the second time it is \(String(decoding: second.bytes, as: UTF8.self))")
      try invariant(!first.bytes.contains(0x0A), "an answer of several lines")
      let json: JSON
      do { json = try JSON.parse(first.bytes, limit: .max) } catch { throw BrokenPromise(description: "the answer is no JSON: \(error)") }
      try invariant(isAnswered || json["error"] != nil, "no answer, and no reason")
    }
  }
}
