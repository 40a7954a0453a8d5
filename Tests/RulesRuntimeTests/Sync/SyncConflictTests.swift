import RulesBundle
import RulesRuntime
import Testing

@Suite struct SyncConflictTests {
  private static let main = SyncEntity("flow", "f1")
  private static let copy = SyncEntity("flow", "f1-copy")

  /// Two edits of `f1` from revision 7, and a video; the first met revision 8.
  private func conflict(_ first: String = "UPSERT") -> Queued {
    var queued = Queued()
    queued.add("a", first)
    if first == "UPSERT" {
      queued.add("b")
      queued.add("v", "UPLOAD_MEDIA", SyncEntity("media", "v1"), base: nil, after: "a", owner: Self.main)
    }
    queued.start("a")
    queued.conflict("a", 8)
    return queued
  }

  @Test func onlyRevisionsMakeAConflict() {
    var queued = Queued()
    queued.add("a")
    queued.start("a")
    #expect(queued.conflict("a", 7) == .done([.failed(operation: Array("a".utf8), persists: false)]))
    #expect(queued["a"]?.nextRetry != nil && queued.blocks().isEmpty)
    queued.happen(.retriedNow)
    queued.start("a")
    let effect = SyncEffect.conflict(operation: Array("a".utf8), entity: Self.main, base: 7, revision: 8)
    #expect(queued.conflict("a", 8) == .done([effect]))
    #expect(queued.blocks() == ["a": .conflict] && queued.status.statuses.map(\.trouble) == [.conflict])
    queued.happen(.retriedNow)
    #expect(queued.run.isEmpty, "a retry decides nothing")
    queued.add("v", "UPLOAD_MEDIA", SyncEntity("media", "v1"), base: nil)
    queued.start("v")
    #expect(queued.conflict("v", 3) == .rejected(.notCompared))
  }

  @Test(arguments: [ConflictChoiceKind.keepBoth, .keepTheirs, nil]) func theirsGoesOnAndMineBecomesTheCopy(choice: ConflictChoiceKind?)
    throws
  {
    var queued = conflict()
    let resolved = try queued.resolve("a", choice)
    #expect(resolved.choice == choice ?? .keepBoth && resolved.version == .theirs && resolved.copy == Self.copy)
    #expect(queued.ids == ["n1", "b", "v"])
    #expect(queued["n1"]?.entity == Self.copy && queued["b"]?.entity == Self.copy)
    #expect(queued["v"]?.dependsOn == Array("n1".utf8) && queued["v"]?.owner == Self.copy)
    #expect(queued.status.run.map(\.operation.asText) == ["n1"] && queued.status.run[0].base == nil)
    #expect(queued.queue.base(of: Self.main) == nil)
    #expect(queued.succeed("a", 9) == .ignored && queued.conflict("a", 9) == .ignored)
  }

  @Test func mineGoesOnOnlyOnceTheirsIsSaved() throws {
    var queued = conflict()
    let resolved = try queued.resolve("a", .keepMine)
    #expect(resolved.version == .mine && resolved.copy == Self.copy)
    #expect(queued.ids == ["n2", "n1", "b", "v"] && queued.run == ["n2"])
    #expect(queued["n2"]?.payload == Array("theirs".utf8) && queued["n2"]?.entity == Self.copy)
    queued.start("n2")
    queued.succeed("n2", 1)
    #expect(queued.run == ["n1"] && queued.status.run.map(\.base) == [8])
  }

  /// The server has the flow, so the video waits for nothing; the server does not have the copy yet.
  @Test func whatBelongsToTheCopyWaitsForIt() throws {
    var queued = Queued()
    queued.add("v", "UPLOAD_MEDIA", SyncEntity("media", "v1"), base: nil, owner: Self.main)
    queued.add("a")
    queued.start("a")
    queued.conflict("a", 8)
    let before = queued.queue.operations
    let resolved = try queued.resolve("a", nil)
    #expect(queued["v"]?.dependsOn == Array("n1".utf8) && queued.run == ["n1"])
    #expect(Queued.rules.undo(resolved.undo, &queued.queue) == .done([]))
    #expect(queued.queue.operations == before && queued.run == ["v"])
  }

  @Test func aDeletionThatMetAnEditIsNotDone() throws {
    var queued = conflict("DELETE")
    let resolved = try queued.resolve("a", nil)
    #expect(resolved.version == .theirs && resolved.copy == nil && queued.ids.isEmpty)
    #expect(Queued.rules.undo(resolved.undo, &queued.queue) == .done([]))
    #expect(queued.blocks() == ["a": .conflict])
    _ = try queued.resolve("a", .keepMine)
    #expect(queued.ids == ["n2", "n1"] && queued["n1"]?.type == Array("DELETE".utf8))
  }

  @Test(arguments: ConflictChoiceKind.allCases) func undoingOpensItAgain(choice: ConflictChoiceKind) throws {
    let before = conflict()
    var queued = before
    let resolved = try queued.resolve("a", choice)
    #expect(Queued.rules.undo(resolved.undo, &queued.queue) == .done([]))
    #expect(queued.queue.operations == before.queue.operations && queued.queue.base(of: Self.main) == 7)
    #expect(Queued.rules.undo(resolved.undo, &queued.queue) == .rejected(.alreadySent), "it is already undone")
  }

  @Test func undoingEndsWithTheFirstSendingAndTheNextEdit() throws {
    var queued = conflict()
    let resolved = try queued.resolve("a", .keepBoth)
    var edited = queued
    edited.add("c", "UPSERT", Self.copy)
    #expect(Queued.rules.undo(resolved.undo, &edited.queue) == .rejected(.changedSince))
    queued.start("n1")
    let sent = queued.queue
    #expect(Queued.rules.undo(resolved.undo, &queued.queue) == .rejected(.alreadySent) && queued.queue == sent)
  }

  @Test func idsAreNewOnes() {
    var queued = conflict()
    #expect(throws: SyncError.noConflict) { try queued.resolve("b", nil) }
    #expect(throws: SyncError.idInUse) { try queued.resolve("a", nil, copy: "f1") }
    queued.add("n1", "UPSERT", SyncEntity("flow", "f9"))
    #expect(throws: SyncError.idInUse) { try queued.resolve("a", nil) }
  }
}
