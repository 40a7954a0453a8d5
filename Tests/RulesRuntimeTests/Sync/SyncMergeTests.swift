import RulesBundle
import RulesJSON
import RulesRuntime
import TestSupport
import Testing

/// Copies of a queue that continued independently, and the queues of two devices of one person, are merged.
@Suite struct SyncMergeTests {
  private static let rules = RealRules.rules

  /// An event in a queue of the person `u`.
  private func happen(_ queued: inout Queued, _ random: inout Numbers, _ device: String, _ number: Int) {
    let entity = SyncEntity("flow", "f\(random.next(below: 3))")
    let ids = queued.ids
    let any = ids.isEmpty ? "none" : ids[random.next(below: ids.count)]
    queued.now += Int64(random.next(below: 5000))
    switch random.next(below: 12) {
    case 0...3: queued.add("\(device)\(number)", "UPSERT", entity, base: Int64(random.next(below: 9)), user: "u")
    case 4: queued.add("\(device)\(number)", "DELETE", SyncEntity("move", "m\(random.next(below: 3))"), user: "u")
    case 5, 6: if let next = queued.run.first { queued.start(next) }
    case 7: queued.succeed(any)
    case 8: queued.fail(any, [.transient, .permanent][random.next(below: 2)])
    case 9: queued.conflict(any, Int64(random.next(below: 9)))
    case 10: queued.takeBack(any)
    default: queued.happen([.launched, .retriedNow][random.next(below: 2)])
    }
  }

  private func text(_ queue: SyncQueue) -> String { String(decoding: Self.rules.json(of: queue), as: UTF8.self) }

  @Test(arguments: 0..<4) func theOrderDoesNotMatter(part: Int) throws {
    let rules = Self.rules
    for life in 0..<60 {
      let seed = UInt64(part) << 32 + UInt64(life)
      var random = Numbers(seed: seed)
      var common = Queued()
      common.happen(.loggedIn(user: Array("u".utf8)))
      for number in 0..<12 { happen(&common, &random, "c", number) }
      let all = ["x", "y", "z"].map { device in
        var copy = common
        for number in 0..<12 { happen(&copy, &random, device, number) }
        return copy.queue
      }
      let (a, b, c) = (all[0], all[1], all[2])
      let ab = rules.merged(a, b)
      #expect(text(ab) == text(rules.merged(b, a)), "seed \(seed): a b, b a")
      #expect(text(rules.merged(ab, c)) == text(rules.merged(a, rules.merged(b, c))), "seed \(seed): (a b) c, a (b c)")
      #expect(rules.merged(a, a) == a && text(rules.merged(ab, a)) == text(ab), "seed \(seed): twice")
      #expect(try rules.syncQueue(json: rules.json(of: ab)) == ab, "seed \(seed): written and read")
      let ids = ab.operations.map(\.id.asText)
      #expect(Set(ids).count == ids.count, "seed \(seed): each once")
      // Operations of one device on a thing stay in order.
      for queue in all {
        for entity in Set(queue.operations.map(\.entity)) {
          let own = queue.operations.filter { $0.entity == entity }.map(\.id.asText)
          let merged = ids.filter(own.contains)
          #expect(merged == own.filter(merged.contains), "seed \(seed): in order")
        }
      }
    }
  }

  /// An operation that is done on one side waits on neither; one that was undone does not return.
  @Test func whatIsOverIsOver() {
    var queued = Queued()
    for id in ["a", "b"] { queued.add(id, "UPSERT", SyncEntity("flow", id)) }
    queued.add("d", "DELETE", SyncEntity("flow", "d"))
    let before = queued.queue
    queued.start("a")
    queued.succeed("a")
    queued.takeBack("d")
    #expect(Self.rules.merged(before, queued.queue).operations.map(\.id.asText) == ["b"])
    #expect(Self.rules.merged(queued.queue, before).operations.map(\.id.asText) == ["b"])
  }

  @Test func logsMerge() throws {
    let rules = Self.rules
    let record = try #require(rules.record("NotificationEventLog"))
    func row(_ id: String, _ more: String) throws -> StoredRecord {
      try rules.read(record: record, json: Array("{\"id\":\"\(id)\",\"userId\":\"u\",\"channel\":\"local\"\(more)}".utf8))
    }
    let (waits, came) = (try row("s1", ",\"scheduledFor\":\"2026-03-02T18:00:00Z\""), try row("s1", ",\"sentAt\":\"2026-03-02T18:00:00Z\""))
    let other = try row("s2", "")
    let tablet = try row("s1", ",\"context\":{\"deviceId\":\"tablet\"}")
    #expect(rules.merged(log: [waits, other], [came, tablet]) == [came, tablet, other])
    #expect(rules.merged(log: [came, tablet], [waits, other]) == [came, tablet, other])
    let all = [[waits], [came, other], [tablet, waits]]
    let left = rules.merged(log: rules.merged(log: all[0], all[1]), all[2])
    #expect(left == rules.merged(log: all[0], rules.merged(log: all[1], all[2])) && rules.merged(log: left, left) == left)
  }
}
