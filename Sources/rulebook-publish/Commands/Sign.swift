import ArgumentParser
import RemoteConfigs
import RulebookSupport
import RulesPublishing

extension Sign: SigningWork {
  func work() throws {
    let folder = SiteFolder(site)
    try folder.claim()
    let repository = try folder.repository()
    if discard {
      guard repository.pending != nil else { return Console.print("nothing waits for signatures") }
      try folder.replaceDraft(nil)
      return Console.print("discarded the files that waited for signatures in \(folder.path)/\(Draft.folder)")
    }
    guard let draft = repository.pending else {
      throw Failure(message: "nothing waits for signatures in \(folder.path)", code: Exit.findings)
    }
    try publishing { () throws(PublishProblem) in try repository.requireCurrent(draft) }
    for line in try DraftText(folder, repository).lines(of: draft) { Console.print(line) }
    if dryRun {
      let needs = try publishing { () throws(PublishProblem) in try repository.needs(of: draft) }
      for line in LiveStep.lines(needs, in: folder) { Console.print(line) }
      return Console.print("nothing is signed (--dry-run)")
    }
    try LiveStep(folder: folder, repository: repository, keys: try signing.keys(), now: try GivenTime.seconds(nil)).finish(draft)
  }
}
