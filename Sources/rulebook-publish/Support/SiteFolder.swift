import ArgumentParser
import RemoteConfigs
import RulebookSupport
import RulesPublishing

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// A site folder. Files are written in an order in which a concurrent reader finds either the old site or the new one.
final class SiteFolder {
  let path: String
  private var lock: Int32 = -1

  init(_ given: String) { path = given.count > 1 && given.hasSuffix("/") ? String(given.dropLast()) : given }

  deinit { if lock >= 0 { close(lock) } }

  func read(_ file: String) -> [UInt8]? { FileSystem.read("\(path)/\(file)") }

  func site(product: String, environment: String, trusted: [VerifyingKey]) throws(Failure) -> Site {
    let folder = path
    let names = FileSystem.names(in: "\(folder)/\(Site.versions)") ?? []
    // An unreadable manifest must not look like a site on which nothing was published.
    if FileSystem.exists("\(folder)/\(Manifest.path)"), read(Manifest.path) == nil {
      throw Failure(message: "cannot read \(folder)/\(Manifest.path)", code: Exit.noInput)
    }
    do {
      return try Site(product: product, environment: environment, trusted: trusted, names: names) { FileSystem.read("\(folder)/\($0)") }
    } catch {
      throw Failure(error, in: folder)
    }
  }

  /// Locks the site, so that no other process publishes to it until this process ends.
  func claim() throws(Failure) {
    try FileSystem.makeFolder(path)
    lock = open(path, O_RDONLY | O_CLOEXEC)
    guard lock >= 0 else { throw Failure(message: "cannot open \(path): \(FileSystem.reason)", code: Exit.cannotWrite) }
    guard flock(lock, LOCK_EX | LOCK_NB) == 0 else {
      throw Failure(message: "another process is publishing to \(path); try again later", code: Exit.cannotWrite)
    }
  }

  /// Writes files in their order. The last file makes the others live.
  func write(_ files: [(path: String, bytes: [UInt8])]) throws(Failure) {
    for file in files {
      let whole = "\(path)/\(file.path)"
      if FileSystem.read(whole) == file.bytes { continue }
      var one = FilesTogether(synced: true)
      try one.add(file.bytes, at: whole, shown: whole)
      try one.commit()
    }
  }
}

extension Failure {
  init(_ problem: PublishProblem, in folder: String? = nil) {
    let place = folder.map { "\($0): " } ?? ""
    self.init(message: "\(place)\(problem.message)\(problem.help.map { "; \($0)" } ?? "")", code: Exit.findings)
  }
}
