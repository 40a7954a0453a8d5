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

/// The folder of a config repository. Files are written in an order in which a concurrent reader finds either the old state or the new one.
final class SiteFolder {
  let path: String
  private var lock: Int32 = -1

  init(_ given: String) { path = given.count > 1 && given.hasSuffix("/") ? String(given.dropLast()) : given }

  deinit { if lock >= 0 { close(lock) } }

  func read(_ file: String) -> [UInt8]? { FileSystem.read("\(path)/\(file)") }

  /// Whether the folder contains a config repository, or a part of one.
  static func isSite(_ folder: String) -> Bool {
    (FileSystem.names(in: "\(folder)/\(SiteLayout.metadata)") ?? []).contains { $0.hasSuffix(".json") }
  }

  /// Returns the folder of the config repository that contains a path; nil if there is none.
  static func site(around path: String) -> String? {
    var folder = path.hasPrefix("/") ? path : "\(FileSystem.currentFolder)/\(path)"
    while let slash = folder.lastIndex(of: "/"), slash > folder.startIndex {
      folder = String(folder[..<slash])
      if isSite(folder) { return folder }
    }
    return nil
  }

  /// The files of the folder that contain a private key.
  func privateKeys() -> [String] { SiteFolder.privateKeys(in: path) }

  private static func privateKeys(in folder: String, depth: Int = 8) -> [String] {
    (FileSystem.names(in: folder) ?? []).flatMap { name -> [String] in
      let path = "\(folder)/\(name)"
      if FileSystem.isFolder(path) { return depth > 0 && !FileSystem.isLink(path) ? privateKeys(in: path, depth: depth - 1) : [] }
      return FileSystem.read(path).map { !Secrets.places(in: $0).isEmpty } ?? false ? [path] : []
    }
  }

  func repository() throws(Failure) -> Repository {
    let folder = path
    let names = FileSystem.names(in: "\(folder)/\(SiteLayout.metadata)") ?? []
    do {
      return try Repository(names: names) { FileSystem.read("\(folder)/\($0)") }
    } catch {
      throw Failure(error, in: folder)
    }
  }

  func site(product: String, environment: String) throws(Failure) -> PublishedConfigs {
    let repository = try repository()
    do { return try PublishedConfigs(repository, product: product, environment: environment) } catch { throw Failure(error, in: path) }
  }

  /// Locks the config repository, so that no other process publishes to it until this process ends.
  func claim() throws(Failure) {
    lock = open(path, O_RDONLY | O_CLOEXEC)
    guard lock >= 0 else { throw Failure(message: "cannot open \(path): \(FileSystem.reason)", code: Exit.cannotWrite) }
    guard flock(lock, LOCK_EX | LOCK_NB) == 0 else {
      throw Failure(message: "another process is publishing to \(path); try again later", code: Exit.cannotWrite)
    }
    // No other process writes, so temporary files are of a process that was interrupted.
    FilesTogether.clear(below: path)
  }

  /// Throws if a folder of a file is a symbolic link, because files would be written or removed outside of the config repository.
  private func requireInside(_ file: String) throws(Failure) {
    var folder = path
    for name in file.split(separator: "/").dropLast() {
      folder += "/\(name)"
      guard !FileSystem.isLink(folder) else {
        throw Failure(
          message: "\(folder) is a symbolic link, which can lead out of the config repository; replace it by a folder",
          code: Exit.cannotWrite)
      }
    }
  }

  /// Writes files in their order, each one completely before the next.
  func write(_ files: [(path: String, bytes: [UInt8])]) throws(Failure) {
    for file in files { try requireInside(file.path) }
    for file in files {
      let whole = "\(path)/\(file.path)"
      if FileSystem.read(whole) == file.bytes { continue }
      var one = FilesTogether(synced: true)
      try one.add(file.bytes, at: whole, shown: whole)
      try one.commit()
    }
  }

  /// Replaces files at the same moment: all are on the disk before the first is renamed.
  func replace(_ files: [(path: String, bytes: [UInt8])]) throws(Failure) {
    for file in files { try requireInside(file.path) }
    var together = FilesTogether(synced: true)
    for file in files { try together.add(file.bytes, at: "\(path)/\(file.path)", shown: "\(path)/\(file.path)") }
    try together.commit()
  }

  /// Replaces the draft that waits for signatures; nil removes it.
  func replaceDraft(_ draft: Draft?) throws(Failure) {
    let files = draft?.files ?? []
    for name in Draft.names where !files.contains(where: { $0.path == "\(Draft.folder)/\(name)" }) {
      let whole = "\(path)/\(Draft.folder)/\(name)"
      try requireInside("\(Draft.folder)/\(name)")
      if FileSystem.exists(whole) { try FileSystem.remove(whole) }
    }
    try write(files)
  }
}

extension Failure {
  init(_ problem: PublishProblem, in folder: String? = nil) {
    let place = folder.map { "\($0): " } ?? ""
    self.init(message: "\(place)\(problem.message)\(problem.help.map { "; \($0)" } ?? "")", code: Exit.findings)
  }
}
