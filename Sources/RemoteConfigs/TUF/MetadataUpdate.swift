/// The client workflow of the specification (section 5) as a state machine. It says which file it needs next, and the caller fetches it: from a
/// server, a folder, or a test.
///
///     while let request = update.request { try update.receive(fetch(request)) }
package struct MetadataUpdate: Sendable {
  /// A file that the workflow needs.
  package struct Request: Sendable, Equatable {
    /// The path below the URL of the metadata, percent-encoded.
    package let path: String
    /// The maximum size in bytes.
    package let limit: Int
    /// Whether the workflow goes on if the server does not have the file.
    package let mayBeMissing: Bool
  }

  private enum Phase {
    case root(followed: Int)
    case timestamp
    case snapshot
    case targets
    case search
    case done
  }

  package private(set) var trusted: TrustedMetadata
  /// The file that is needed next; nil when the current step is complete.
  package private(set) var request: Request?
  private var phase: Phase
  /// The files of an earlier update by role. They are verified again.
  private var stored: [String: [UInt8]]
  private var search: TargetSearch?
  /// Whether the last received file was verified and accepted. The caller stores it, also if `receive` then throws because no next step is possible.
  package private(set) var isAccepted = false

  /// Begins an update of the top-level metadata.
  package init(_ trusted: TrustedMetadata, stored: [String: [UInt8]] = [:]) throws(MetadataError) {
    self.trusted = trusted
    self.stored = stored
    phase = .root(followed: 0)
    // A stored file prevents going back, even if it has expired. A file that is not signed by the trusted root is ignored.
    loadStored()
    try advance()
  }

  private mutating func loadStored() {
    if let bytes = stored["timestamp"] { _ = try? trusted.update(timestamp: bytes, isStored: true) }
  }

  /// Whether the top-level metadata, or the current search, is complete.
  package var isDone: Bool { request == nil }

  /// Continues with a file that was fetched; nil if the server does not have it.
  package mutating func receive(_ bytes: [UInt8]?) throws(MetadataError) {
    guard let request else { return }
    isAccepted = false
    if let bytes, bytes.count > request.limit { throw .tooLarge(request.path) }
    switch (phase, bytes) {
    case (.root(let followed), let bytes?):
      try trusted.update(root: bytes)
      // A root with another key for one of them makes both forgotten (section 5.3.11).
      if trusted.timestamp == nil { (stored["timestamp"], stored["snapshot"]) = (nil, nil) }
      phase = .root(followed: followed + 1)
    case (.root, nil):
      phase = .timestamp
      try trusted.requireFreshRoot()
    case (_, nil): throw .missing(request.path)
    case (.timestamp, let bytes?):
      try trusted.update(timestamp: bytes)
      phase = .snapshot
    case (.snapshot, let bytes?):
      try trusted.update(snapshot: bytes)
      phase = .targets
    case (.targets, let bytes?):
      try trusted.update(targets: bytes, of: "targets")
      phase = .done
    case (.search, let bytes?):
      guard let (role, parent) = search?.waiting else { return try advance() }
      try trusted.update(targets: bytes, of: role, by: parent)
    case (.done, _): break
    }
    isAccepted = bytes != nil
    try advance()
  }

  /// Sets the next request. Stored files are used without a request if they are still the listed ones.
  private mutating func advance() throws(MetadataError) {
    request = nil
    if case .root(let followed) = phase {
      guard followed < trusted.limits.roots else {
        phase = .timestamp
        try trusted.requireFreshRoot()
        return try advance()
      }
      request = Request(path: "\(trusted.root.signed.version + 1).root.json", limit: trusted.limits.root, mayBeMissing: true)
    }
    if case .timestamp = phase { request = Request(path: "timestamp.json", limit: trusted.limits.timestamp, mayBeMissing: false) }
    if case .snapshot = phase {
      if trusted.needsSnapshot, let bytes = stored["snapshot"], trusted.snapshot == nil {
        do throws(MetadataError) { try trusted.update(snapshot: bytes, isStored: true) } catch {
          if case .expired(let file) = error, file == "timestamp.json" { throw error }
        }
      }
      if trusted.needsSnapshot || !trusted.isSnapshotFresh {
        guard let listed = trusted.timestamp?.contents.snapshot else { throw .missing("timestamp.json") }
        request = self.request("snapshot", listed, trusted.limits.snapshot)
      } else {
        phase = .targets
      }
    }
    if case .targets = phase {
      let listed = try trusted.listed("targets")
      if let bytes = stored["targets"], (try? trusted.update(targets: bytes, of: "targets")) != nil {
        phase = .done
      } else {
        request = self.request("targets", listed, trusted.limits.targets)
      }
    }
    if case .search = phase { try continueSearch() }
  }

  private func request(_ role: String, _ listed: ListedFile, _ limit: Int) -> Request {
    let name = MetadataUpdate.encoded(role)
    let path = trusted.root.contents.isConsistent ? "\(listed.version).\(name).json" : "\(name).json"
    return Request(path: path, limit: listed.content.length ?? limit, mayBeMissing: false)
  }

  /// Percent-encodes the name of a role, which can contain any characters.
  package static func encoded(_ name: String) -> String {
    var text = ""
    for byte in name.utf8 {
      switch byte {
      case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"), UInt8(ascii: "~"):
        text.unicodeScalars.append(Unicode.Scalar(byte))
      default:
        let digits = Array("0123456789ABCDEF")
        text += "%\(digits[Int(byte >> 4)])\(digits[Int(byte & 15)])"
      }
    }
    return text
  }

  // MARK: Searching for a target

  /// Begins to search for a target. When no request is left, `found` is the target; nil if the repository does not have it.
  package mutating func find(_ path: String) throws(MetadataError) {
    search = TargetSearch(path: path)
    phase = .search
    try advance()
  }

  /// The target that the last search found.
  package var found: TargetFile? { search?.found }

  private mutating func continueSearch() throws(MetadataError) {
    guard var search else { return }
    defer { self.search = search }
    while let (role, parent) = search.next(limit: trusted.limits.delegations) {
      if trusted[role] == nil {
        let listed = try trusted.listed(role)
        let isStored = stored[role].map { (try? trusted.update(targets: $0, of: role, by: parent)) != nil } ?? false
        if !isStored {
          request = self.request(role, listed, trusted.limits.targets)
          return
        }
      }
      guard let targets = trusted[role]?.contents else { continue }
      search.visit(role, targets)
    }
    phase = .done
  }
}

/// A preorder depth-first search for a target through delegations (section 5.6.7 of the specification).
struct TargetSearch: Sendable {
  let path: String
  private(set) var found: TargetFile?
  /// The roles to visit, with the roles that delegate to them; the last one is next.
  private var stack: [(role: String, parent: String?)] = [("targets", nil)]
  private var visited: [String] = []

  init(path: String) { self.path = path }

  /// The role whose metadata is being fetched.
  var waiting: (role: String, parent: String?)? { stack.last }

  /// Returns the next role to visit; nil when the search is over.
  mutating func next(limit: Int) -> (role: String, parent: String?)? {
    while let next = stack.last {
      if found != nil || visited.count > limit { return nil }
      if !visited.contains(where: { $0.utf8.elementsEqual(next.role.utf8) }) { return next }
      stack.removeLast()
    }
    return nil
  }

  mutating func visit(_ role: String, _ targets: TargetsMetadata) {
    stack.removeLast()
    visited.append(role)
    if let target = targets[path] {
      found = target
      return
    }
    var children: [(role: String, parent: String?)] = []
    for delegated in targets.delegations where delegated.covers(path) {
      children.append((delegated.name, role))
      if delegated.isTerminating {
        // Nothing after a terminating delegation is searched, in this role or in those above it.
        stack = []
        break
      }
    }
    stack += children.reversed()
  }
}
