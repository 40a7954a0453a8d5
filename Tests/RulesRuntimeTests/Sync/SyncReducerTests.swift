import RulesBundle
import RulesRuntime
import Testing

@Suite struct SyncReducerTests {
  private static let f1 = SyncEntity("flow", "f1")
  private static let f2 = SyncEntity("flow", "f2")
  private static let m1 = SyncEntity("move", "m1")

  // MARK: Adding

  @Test func theSameTwiceIsOne() {
    var queued = Queued()
    #expect(queued.add("a") == .done([]))
    #expect(queued.add("a") == .ignored)
    queued.start("a")
    queued.succeed("a")
    #expect(queued.add("a") == .ignored)
    #expect(queued.ids == [])
    #expect(queued.succeed("a") == .ignored)
  }

  @Test func whatIsAddedBeginsAnew() {
    var queued = Queued()
    queued.add("a")
    queued.start("a")
    queued.fail("a")
    guard let failed = queued["a"] else { return #expect(Bool(false)) }
    var other = Queued()
    other.happen(.added(failed, owner: nil, variant: nil, base: nil))
    #expect(other["a"]?.attempts == 0 && other["a"]?.nextRetry == nil)
  }

  @Test func onlyWhatTheRulesKnow() {
    var queued = Queued()
    #expect(queued.add("a", "DANCE") == .rejected(.unknownType))
    #expect(queued.add("a", "UPSERT", SyncEntity("media", "v")) == .rejected(.wrongEntity))
    #expect(queued.add("a", "UPSERT", does: "accept") == .rejected(.wrongVariant))
    #expect(queued.add("a", "INBOX_OP", SyncEntity("import", "i")) == .rejected(.wrongVariant))
    #expect(queued.add("a", "INBOX_OP", SyncEntity("import", "i"), does: "eat") == .rejected(.wrongVariant))
    #expect(queued.queue == SyncQueue())
  }

  @Test(arguments: ConnectionKind.allCases) func theConnectionDecidesWhatIsAdded(connection: ConnectionKind) {
    let isOffline = connection == .offline
    func outcome(_ type: String, _ entity: String, _ does: String? = nil) -> SyncOutcome {
      var queued = Queued()
      queued.connection = connection
      return queued.add("a", type, SyncEntity(entity, "x"), does: does)
    }
    #expect(outcome("UPSERT", "flow") == .done([]))
    #expect(outcome("DELETE", "move") == .done([]))
    #expect(outcome("APPEND_LOG", "practice_log") == .done([]))
    #expect(outcome("UPLOAD_MEDIA", "media") == .done([]))
    #expect(outcome("LINK_OP", "share_link") == (isOffline ? .rejected(.wrongConnection) : .done([])))
    #expect(outcome("INBOX_OP", "import", "accept") == (isOffline ? .rejected(.wrongConnection) : .done([])))
    #expect(outcome("INBOX_OP", "import", "save") == (isOffline ? .rejected(.wrongConnection) : .done([])))
    #expect(outcome("INBOX_OP", "import", "dismiss") == .done([]))
  }

  @Test func anUploadWaitsForWhatItBelongsTo() {
    var queued = Queued()
    queued.add("a", "UPSERT", Self.m1, base: nil)
    queued.add("b", "UPSERT", Self.m1)
    queued.add("v", "UPLOAD_MEDIA", SyncEntity("media", "v1"), base: nil, owner: Self.m1)
    #expect(queued["v"]?.dependsOn == Array("b".utf8))
    #expect(queued.run == ["a"])
    for id in ["a", "b"] {
      queued.start(id)
      #expect(queued.run.isEmpty)
      queued.succeed(id)
    }
    #expect(queued["v"]?.dependsOn == nil && queued.run == ["v"])
  }

  @Test func whatTheServerHasIsNotWaitedFor() {
    var queued = Queued()
    queued.add("v", "UPLOAD_MEDIA", SyncEntity("media", "v1"), base: nil, owner: Self.m1)
    #expect(queued.run == ["v"])
  }

  @Test func nothingWaitsForItself() {
    var queued = Queued()
    #expect(queued.add("a", after: "a") == .rejected(.circular))
    queued.add("a", after: "c")
    queued.add("b", "UPSERT", Self.f2, after: "a")
    #expect(queued.add("c", "UPSERT", Self.m1, after: "b") == .rejected(.circular))
    #expect(queued.add("c", "UPSERT", Self.f1) == .rejected(.circular), "it would follow `a`, which waits for it")
    #expect(queued.add("c", "UPSERT", Self.m1) == .done([]))
    #expect(queued.run == ["c"])
  }

  // MARK: Order

  @Test func firstComeFirstServedWithinAThing() {
    var queued = Queued()
    queued.add("a")
    queued.add("b")
    queued.add("c", "UPSERT", Self.f2)
    #expect(queued.run == ["a", "c"])
    #expect(queued.start("b") == .rejected(.notReady))
    queued.start("a")
    #expect(queued.run == ["c"])
    #expect(queued.start("a") == .rejected(.notReady), "it is already in flight")
    queued.succeed("a", 8)
    #expect(queued.status.run.map(\.base) == [8, 7])
  }

  @Test func nothingGoesOutOffline() {
    var queued = Queued()
    queued.add("a")
    queued.connection = .offline
    #expect(queued.run.isEmpty && queued.start("a") == .rejected(.notReady))
    queued.connection = .degraded
    #expect(queued.run == ["a"])
  }

  @Test func aFailedOneBlocksWhatComesAfterAndWhatDependsOnIt() {
    var queued = Queued()
    queued.add("a", "UPSERT", Self.m1)
    queued.add("b", "UPSERT", Self.m1)
    queued.add("v", "UPLOAD_MEDIA", SyncEntity("media", "v1"), base: nil, after: "a")
    queued.add("w", "UPLOAD_MEDIA", SyncEntity("media", "w1"), base: nil, after: "nowhere")
    queued.add("x", "UPSERT", Self.f2)
    queued.start("a")
    queued.fail("a", .permanent)
    #expect(queued.blocks() == ["a": .failed, "b": .earlierBlocked, "v": .dependencyBlocked, "w": .dependencyMissing])
    #expect(queued.run == ["x"])
    queued.happen(.retriedNow)
    #expect(queued.run == ["a", "x"] && queued.blocks() == ["w": .dependencyMissing])
    queued.add("nowhere", "UPSERT", SyncEntity("folder", "o"))
    #expect(queued.blocks().isEmpty)
  }

  @Test func somebodyElsesWorkStays() {
    var queued = Queued()
    queued.add("a", user: "ann")
    queued.happen(.loggedIn(user: Array("bob".utf8)))
    #expect(queued.run.isEmpty && queued.blocks().isEmpty && queued.status.pending == 0 && queued.status.statuses.isEmpty)
    queued.happen(.loggedIn(user: Array("ann".utf8)))
    #expect(queued.run == ["a"])
    // In-flight operations are sent again after another person signed in, whether or not the app restarted in between.
    queued.start("a")
    queued.happen(.loggedIn(user: Array("bob".utf8)))
    queued.happen(.loggedIn(user: Array("ann".utf8)))
    #expect(queued.run == ["a"])
    queued.start("a")
    queued.happen(.loggedIn(user: Array("bob".utf8)))
    queued.happen(.launched)
    #expect(queued["a"]?.state == .waiting)
  }

  // MARK: Waiting

  @Test func eachWaitIsLongerUpToTheLongest() {
    var queued = Queued()
    queued.add("a")
    var waits: [Int64] = []
    for _ in 0..<10 {
      queued.start("a")
      queued.fail("a")
      guard let next = queued["a"]?.nextRetry?.milliseconds else { return #expect(Bool(false)) }
      waits.append((next - queued.now) / 1000)
      queued.now = next - 1
      #expect(queued.run.isEmpty && queued.status.wakeAt?.milliseconds == next && queued.start("a") == .rejected(.notReady))
      queued.now = next
      #expect(queued.run == ["a"])
    }
    #expect(waits == [2, 4, 8, 16, 32, 64, 128, 256, 300, 300])
  }

  @Test func chanceShortensAWaitByHalfAtMost() {
    for (jitter, wait) in [(0, 1000), (500, 1500), (1000, 2000), (-5, 1000), (5000, 2000)] {
      var queued = Queued()
      queued.jitter = jitter
      queued.add("a")
      queued.start("a")
      queued.fail("a")
      #expect(queued["a"]?.nextRetry?.milliseconds == queued.now + Int64(wait))
    }
  }

  @Test func retryNowWaitsForNothing() {
    var queued = Queued()
    queued.add("a")
    queued.start("a")
    queued.fail("a")
    #expect(queued.run.isEmpty)
    queued.happen(.retriedNow)
    #expect(queued.run == ["a"] && queued["a"]?.attempts == 1)
  }

  @Test func aClockThatIsSetBackDelaysByTheLongestWaitAtMost() {
    var queued = Queued()
    queued.add("a")
    queued.start("a")
    queued.fail("a")
    queued.now -= 365 * 86_400_000
    queued.happen(nil)
    #expect(queued["a"]?.nextRetry?.milliseconds == queued.now + 300_000)
  }

  @Test func aPassingFailureIsAToastUntilItPersists() {
    var queued = Queued()
    queued.add("a")
    for attempt in 1...6 {
      queued.start("a")
      #expect(queued.fail("a") == .done([.failed(operation: Array("a".utf8), persists: attempt >= 5)]))
      #expect(queued.status.statuses.map(\.kind) == [attempt >= 5 ? .error : .savedLocally])
      queued.happen(.retriedNow)
    }
  }

  // MARK: Answers

  @Test func anAnswerThatComesLateCountsOnce() {
    var queued = Queued()
    queued.add("a")
    #expect(queued.succeed("a") == .rejected(.neverSent))
    queued.start("a")
    queued.fail("a")
    #expect(queued.fail("a") == .ignored)
    #expect(queued.conflict("a", 9) == .ignored)
    #expect(queued.succeed("a", nil) == .rejected(.noRevision))
    #expect(queued.succeed("a", 8) == .done([.saved(Self.f1, revision: 8)]))
    #expect(queued.succeed("a", 8) == .ignored && queued.queue.lastSync == Timestamp(milliseconds: queued.now))
  }

  @Test func aStartThatDoesNotKnowTriesAgain() {
    var queued = Queued()
    queued.add("a")
    queued.start("a")
    #expect(queued.run.isEmpty)
    queued.happen(.launched)
    #expect(queued.run == ["a"] && queued["a"]?.attempts == 1)
  }

  @Test func loggedOutNothingIsTriedUntilTheLogin() {
    var queued = Queued()
    queued.add("a")
    queued.add("b", "UPSERT", Self.f2)
    queued.start("a")
    queued.fail("a", .loggedOut)
    queued.happen(.retriedNow)
    #expect(queued.run.isEmpty && queued.status.waitsForLogin)
    #expect(queued.status.statuses.map(\.kind) == [.error, .error])
    #expect(queued.status.statuses.map(\.trouble) == [.loggedOut, .loggedOut])
    queued.happen(.loggedIn(user: nil))
    #expect(queued.run == ["a", "b"])
  }

  @Test func anUploadBelongsToTheLatestDraft() {
    var queued = Queued()
    queued.add("a", "UPSERT", Self.m1)
    queued.start("a")
    queued.succeed("a")
    queued.add("v", "UPLOAD_MEDIA", SyncEntity("media", "v1"), base: nil, owner: Self.m1)
    queued.start("v")
    queued.add("b", "UPSERT", Self.m1)
    queued.add("c", "UPSERT", Self.m1)
    #expect(queued.succeed("v", nil) == .done([.attach(operation: Array("v".utf8), owner: Self.m1, draft: 2)]))
  }

  // MARK: Undo

  @Test func aDeletionIsTakenBackUntilItIsSent() {
    var queued = Queued()
    queued.add("d", "DELETE")
    #expect(queued.status.pendingDeletes.map(\.entity) == [Self.f1] && queued.status.pendingDeletes.map(\.isRestorable) == [true])
    #expect(queued.takeBack("d") == .done([.restored(Self.f1)]))
    #expect(queued.ids.isEmpty && queued.takeBack("d") == .ignored)
    queued.add("e", "DELETE")
    queued.start("e")
    queued.fail("e")
    #expect(queued.takeBack("e") == .rejected(.alreadySent) && queued.status.pendingDeletes.map(\.isRestorable) == [false])
    queued.happen(.retriedNow)
    queued.start("e")
    queued.fail("e", .permanent)
    #expect(queued.status.pendingDeletes.map(\.isRestorable) == [true])
    #expect(queued.takeBack("e") == .done([.restored(Self.f1)]))
  }

  @Test func anUploadIsCancelledAtAnyTime() {
    var queued = Queued()
    queued.add("v", "UPLOAD_MEDIA", SyncEntity("media", "v1"), base: nil)
    queued.add("w", "UPLOAD_MEDIA", SyncEntity("media", "w1"), base: nil)
    queued.start("w")
    #expect(queued.takeBack("v") == .done([.canceled(operation: Array("v".utf8), stop: false, mayHaveArrived: false)]))
    #expect(queued.takeBack("w") == .done([.canceled(operation: Array("w".utf8), stop: true, mayHaveArrived: true)]))
    queued.add("a")
    #expect(queued.takeBack("a") == .rejected(.notTakenBack))
    queued.start("a")
    queued.succeed("a")
    #expect(queued.takeBack("a") == .rejected(.alreadySent))
  }

  // MARK: Display

  @Test func theStatusOfThings() {
    var queued = Queued()
    queued.add("a")
    let status = Queued.rules.syncStatus(
      of: queued.queue, in: queued.context, entities: [Self.f2, Self.f1], writing: [Self.m1])
    #expect(status.statuses.map(\.entity) == [Self.f1, Self.f2, Self.m1])
    #expect(status.statuses.map(\.kind) == [.savedLocally, .saved, .saving])
    #expect(status.pending == 1 && !status.isBacklog)
  }

  @Test func aGreatManyAreWarnedAboutAndKept() {
    var queued = Queued()
    for number in 0..<501 { queued.add("a\(number)") }
    #expect(queued.status.isBacklog && queued.status.pending == 501 && queued.run == ["a0"])
    queued.start("a0")
    queued.succeed("a0")
    #expect(!queued.status.isBacklog)
  }
}
