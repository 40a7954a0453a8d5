import ArgumentParser
import Diagnostics
import RemoteConfigs
import RulebookSupport
import RulesPublishing

/// The last step of every command that changes a config repository: signs a draft, and makes it live if enough keys signed.
struct LiveStep {
  let folder: SiteFolder
  let repository: Repository
  let keys: [SigningKey]
  let now: Int64
  var onlineDays = 7

  private var terms: OnlineTerms { OnlineTerms(now: now, lifetime: Int64(onlineDays) * Lifetimes.day) }

  /// Signs a draft. `targetFiles` are written first, because nothing refers to them yet. Returns whether the draft is live now.
  @discardableResult
  func finish(_ draft: Draft, targetFiles: [(path: String, bytes: [UInt8])] = []) throws(Failure) -> Bool {
    let (signed, used) = try publishing { () throws(PublishProblem) in try repository.signed(draft, with: keys) }
    let (needs, online, isOnline) = try publishing { () throws(PublishProblem) in
      (try repository.needs(of: signed), try repository.onlineKeys(keys, for: signed), try onlineIDs(signed))
    }
    for key in keys.map(\.verifying) where !used.contains(key) && !isOnline.contains(key.id) {
      throw Failure(
        message:
          "nothing is signed: the key \(key.id.prefix(16)) belongs to no role that signs this; `rulebook site status` lists the keys",
        code: Exit.usage)
    }
    let rest = signed.independentRest(of: repository.pending)
    if needs.isEmpty, let online {
      try goLive(signed, targetFiles, online)
      try folder.replaceDraft(rest)
      if rest != nil { Console.print("the files that wait for other signatures are still in \(folder.path)/\(Draft.folder)") }
      return true
    }
    // Emergency switches do not wait for the signatures of values, and values do not wait for those of emergency switches.
    if let (complete, waiting) = try publishing({ () throws(PublishProblem) in try repository.complete(of: signed) }),
      let online = try publishing({ () throws(PublishProblem) in try repository.onlineKeys(keys, for: complete) })
    {
      try goLive(complete, targetFiles, online)
      try folder.replaceDraft(waiting)
      Console.print("the rest is not live yet: it waits for signatures in \(folder.path)/\(Draft.folder)")
      let open = try publishing { () throws(PublishProblem) in try repository.needs(of: waiting) }
      for line in LiveStep.lines(open, in: folder) { Console.print("  \(line)") }
      return false
    }
    try folder.write(targetFiles)
    try folder.replaceDraft(signed.merged(with: rest))
    Console.print("not live yet: it waits for signatures in \(folder.path)/\(Draft.folder)")
    let lines = online == nil ? LiveStep.lines(needs, in: folder) : needs.map(LiveStep.text)
    for line in lines { Console.print("  \(line)") }
    return false
  }

  private func goLive(_ draft: Draft, _ targetFiles: [(path: String, bytes: [UInt8])], _ online: [SigningKey]) throws(Failure) {
    let files = try publishing { () throws(PublishProblem) in
      try repository.files(draft, targetFiles: targetFiles, online: online, terms)
    }
    try folder.write(files.first)
    try folder.replace(files.last)
    Console.print("published to \(folder.path)")
  }

  private func onlineIDs(_ draft: Draft) throws(PublishProblem) -> Set<String> {
    let root = try repository.nextRoot(draft)
    return Set(root.snapshot.keyIDs + root.timestamp.keyIDs)
  }

  /// Signs the snapshot and the timestamp again.
  func refresh() throws(Failure) {
    let files = try publishing { () throws(PublishProblem) in
      guard let online = try repository.onlineKeys(keys) else {
        throw PublishProblem("the online key is missing", help: "pass it with --key")
      }
      return try repository.files(nil, online: online, terms)
    }
    try folder.write(files.first)
    try folder.replace(files.last)
  }

  /// Describes which keys must still sign a draft: those of its roles, and then the online key.
  static func lines(_ needs: [SignatureNeed], in folder: SiteFolder) -> [String] {
    needs.map(text) + ["the online key must sign: rulebook sign --site \(folder.path) --key FILE"]
  }

  static func text(_ need: SignatureNeed) -> String {
    let ids = need.keyIDs.map { String($0.prefix(16)) }
    let keys = ids.count == 1 ? "the key \(ids[0]) has" : "the keys \(ids.phrase()) have"
    return "\(need.role): \(need.valid) of \(need.threshold) signatures; \(keys) not signed"
  }
}

/// Runs a step of publishing. Its problem becomes the failure of the command.
func publishing<Value>(_ step: () throws(PublishProblem) -> Value) throws(Failure) -> Value {
  do { return try step() } catch { throw Failure(error) }
}
