import Foundation
import RemoteConfigs
import RulesDelivery

/// A client of TUF with the command line that the public conformance suite expects (github.com/theupdateframework/tuf-conformance): `init`, `refresh`,
/// and `download`. It runs the same workflow as the loader in apps.
@main enum Main {
  static func main() async {
    do {
      let arguments = try Arguments(Array(CommandLine.arguments.dropFirst()))
      switch arguments.command {
      case "init": try LocalFiles(arguments.need("--metadata-dir")).trust(arguments.rest.first ?? "")
      case "refresh": _ = try await Client(arguments).refresh()
      case "download": try await Client(arguments).download()
      default: throw Problem("the command is init, refresh, or download")
      }
    } catch {
      let text = (error as? MetadataError)?.message ?? (error as? ConfigError)?.message ?? "\(error)"
      FileHandle.standardError.write(Data("tuf-client: \(text)\n".utf8))
      exit(1)
    }
  }
}

struct Problem: Error, CustomStringConvertible {
  let description: String
  init(_ text: String) { description = text }
}

/// Options with values, and the words after them.
struct Arguments {
  private var options: [(name: String, value: String)] = []
  private(set) var command = ""
  private(set) var rest: [String] = []

  init(_ words: [String]) throws {
    var words = words[...]
    while let word = words.popFirst() {
      if word.hasPrefix("--") {
        guard let value = words.popFirst() else { throw Problem("\(word) needs a value") }
        options.append((word, value))
      } else if command.isEmpty {
        command = word
      } else {
        rest.append(word)
      }
    }
  }

  func all(_ name: String) -> [String] { options.filter { $0.name == name }.map(\.value) }

  func need(_ name: String) throws -> String {
    guard let value = all(name).last else { throw Problem("\(name) is missing") }
    return value
  }
}

/// The folder with the trusted metadata.
struct LocalFiles {
  let folder: URL

  init(_ path: String) { folder = URL(fileURLWithPath: path, isDirectory: true) }

  func trust(_ root: String) throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try Data(contentsOf: URL(fileURLWithPath: root)).write(to: file("root"))
  }

  private func file(_ role: String) -> URL { folder.appendingPathComponent("\(MetadataUpdate.encoded(role)).json", isDirectory: false) }

  func read(_ role: String) -> [UInt8]? { (try? Data(contentsOf: file(role))).map { [UInt8]($0) } }

  /// Stores what is trusted. If a new root made the client forget the timestamp and the snapshot, their files are removed.
  func store(_ trusted: TrustedMetadata, hasForgotten: Bool) throws {
    if hasForgotten { for role in ["timestamp", "snapshot"] { try? FileManager.default.removeItem(at: file(role)) } }
    for role in ["root", "timestamp", "snapshot"] + trusted.targets.map(\.role) {
      guard let bytes = trusted.bytes(of: role), bytes != read(role) else { continue }
      try Data(bytes).write(to: file(role), options: .atomic)
    }
  }
}

struct Client {
  private let arguments: Arguments
  private let files: LocalFiles
  private let metadata: HTTPTransport

  init(_ arguments: Arguments) throws {
    self.arguments = arguments
    files = LocalFiles(try arguments.need("--metadata-dir"))
    metadata = try Client.transport(arguments.need("--metadata-url"))
  }

  private static func transport(_ text: String) throws -> HTTPTransport {
    guard let url = URL(string: text) else { throw Problem("\(text) is not a URL") }
    return HTTPTransport(site: url)
  }

  /// Limits like those of the reference implementation, because the repositories of others are larger than ours.
  private static var limits: TrustedMetadata.Limits {
    var limits = TrustedMetadata.Limits()
    (limits.root, limits.timestamp, limits.snapshot, limits.targets) = (512_000, 16_384, 2_000_000, 5_000_000)
    return limits
  }

  func refresh() async throws -> MetadataUpdate {
    guard let root = files.read("root") else { throw Problem("run init first") }
    let trusted = try TrustedMetadata(root: root, now: Int64(Date().timeIntervalSince1970), limits: Client.limits)
    var stored: [String: [UInt8]] = [:]
    for name in (try? FileManager.default.contentsOfDirectory(atPath: files.folder.path)) ?? [] where name.hasSuffix(".json") {
      let role = String(name.dropLast(5)).removingPercentEncoding ?? ""
      stored[role] = files.read(role)
    }
    var update = try MetadataUpdate(trusted, stored: stored)
    try await fetch(&update)
    return update
  }

  private func fetch(_ update: inout MetadataUpdate) async throws {
    while let request = update.request {
      let root = update.trusted.root.signed.version
      let bytes: [UInt8]?
      switch try await metadata.get(request.path, knownTag: nil, limit: request.limit) {
      case .file(let received, _): bytes = received
      case .missing: bytes = nil
      case .unchanged: throw Problem("the server reports no change without being asked")
      }
      let result = Result { try update.receive(bytes) }
      // An accepted file is stored even if it leads nowhere.
      if update.isAccepted || bytes == nil {
        let hasForgotten = update.trusted.root.signed.version != root && update.trusted.timestamp == nil
        try files.store(update.trusted, hasForgotten: hasForgotten)
      }
      try result.get()
    }
    try files.store(update.trusted, hasForgotten: false)
  }

  func download() async throws {
    var update = try await refresh()
    let folder = URL(fileURLWithPath: try arguments.need("--target-dir"), isDirectory: true)
    let targets = try Client.transport(arguments.need("--target-base-url"))
    for path in arguments.all("--target-name") {
      try update.find(path)
      try await fetch(&update)
      guard let target = update.found else { throw MetadataError.unknownTarget(path) }
      let place = folder.appendingPathComponent(MetadataUpdate.encoded(path), isDirectory: false)
      if let known = try? Data(contentsOf: place), target.content.matches([UInt8](known)) { continue }
      let stored = target.storedPath(isConsistent: update.trusted.root.contents.isConsistent)
      guard case .file(let bytes, _) = try await targets.get(stored, knownTag: nil, limit: target.length) else {
        throw MetadataError.missing(path)
      }
      guard target.content.matches(bytes) else { throw MetadataError.otherContent(path) }
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try Data(bytes).write(to: place, options: .atomic)
    }
  }
}
