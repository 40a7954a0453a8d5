import RemoteConfigs
import RulesBundle
import RulesJSON
import RulesPublishing
import Testing

/// What a config repository publishes, and for which installs, from one publication to the next.
@Suite struct PublicationTests {
  private static let key = SigningKey()
  private static let now: Int64 = 1_780_000_000

  /// A site in memory, written like a folder.
  private struct Folder {
    var site: MemorySite
    var time = PublicationTests.now

    init() throws { site = try MemorySite(now: PublicationTests.now, targets: [PublicationTests.key]) }

    func site(environment: String = "test") throws -> PublishedConfigs {
      try PublishedConfigs(try site.repository(), product: "crumb", environment: environment)
    }

    func terms(_ percent: Int = 100, _ minimumApp: String = "0") throws -> Terms {
      Terms(share: percent * 100, minimumApp: try #require(AppVersion(minimumApp)), issued: time, expires: time + 1000)
    }

    @discardableResult
    mutating func publish(_ amount: Int64?, _ terms: Terms, signedBy keys: [SigningKey] = [PublicationTests.key]) throws -> Publication {
      let publication = try Publication(PublicationTests.config(amount), on: try site(), terms)
      try write(publication, signedBy: keys)
      return publication
    }

    mutating func write(_ publication: Publication, signedBy keys: [SigningKey] = [PublicationTests.key]) throws {
      for file in try files(publication, signedBy: keys) { site.files[file.path] = file.bytes }
    }

    func files(_ publication: Publication, signedBy keys: [SigningKey] = [PublicationTests.key]) throws -> [(path: String, bytes: [UInt8])]
    {
      let (draft, targetFiles, withdrawn) = try publication.draft()
      return try site.live(draft, targetFiles: targetFiles + [withdrawn], signedBy: keys, at: time)
    }

    /// The values of an install; nil is what its app was built with.
    func amount(_ id: String, app: String = "1.0") throws -> Int64? {
      let install = Install(id: id, app: try #require(AppVersion(app)))
      guard let index = try site().live?.index, let offer = index.offer(for: install) else { return nil }
      let config = try RemoteConfig(parsing: try site().payload(of: offer))
      guard case .amount(let amount)? = config.values.first?.value else { return nil }
      return amount
    }
  }

  private static func config(_ amount: Int64?) -> RemoteConfig {
    RemoteConfig(amount.map { [.init(path: "limits/loaves/plans/member", value: .amount($0))] } ?? [])
  }

  /// An emergency switch reaches every install, and a rollout in progress stays unchanged.
  @Test func switchesChangeEveryOffer() throws {
    var folder = try Folder()
    try folder.publish(3, folder.terms())
    try folder.publish(4, folder.terms(10))
    let change = OverrideChange(path: "ladder/oven/switched_on", old: nil, new: .onOff(false))
    let site = try folder.site()
    let publication = try Publication(changing: [change], on: site, folder.terms())
    #expect(publication.index.offers.map(\.share) == [1000, 10_000] && publication.index.rollout == site.live?.index.rollout)
    for (payload, amount) in zip(publication.payloads, [Int64(4), 3]) {
      let config = try RemoteConfig(parsing: payload)
      #expect(config["ladder/oven/switched_on"] == .onOff(false) && config["limits/loaves/plans/member"] == .amount(amount))
    }
    // Installs for which nothing is live get the switch alone.
    var fresh = try Folder()
    try fresh.publish(4, fresh.terms(10))
    let wide = try Publication(changing: [change], on: try fresh.site(), fresh.terms())
    #expect(wide.index.offers.map(\.share) == [1000, 10_000])
    #expect(try RemoteConfig(parsing: wide.payloads[1]).values.map(\.path) == ["ladder/oven/switched_on"])
    #expect(try Publication(changing: [change], on: try Folder().site(), folder.terms()).index.offers.map(\.share) == [10_000])
  }

  /// What a rollback withdrew, from any of the offers, is rejected until it differs or somebody consents.
  @Test func withdrawnValues() throws {
    var folder = try Folder()
    func rollBack(_ folder: inout Folder, to version: ConfigVersion?) throws -> Publication {
      let publication = try Publication(again: version, on: try folder.site(), folder.terms())
      try folder.write(publication)
      return publication
    }
    try folder.publish(3, folder.terms())
    try folder.publish(4, folder.terms())
    #expect(try rollBack(&folder, to: nil).withdrawn.entries.map(\.value) == [.amount(4)])
    #expect(throws: PublishProblem.self) { try folder.publish(4, folder.terms()) }
    let site = try folder.site()
    #expect(try Publication(Self.config(4), on: site, folder.terms(), again: ["limits/loaves/plans/member"]).withdrawn.entries.isEmpty)
    // Two consecutive rollbacks withdraw both; rolling back to a withdrawn config makes it valid again.
    #expect(try rollBack(&folder, to: ConfigVersion(2)).withdrawn.entries.map(\.value) == [.amount(3)])
    var other = folder
    try other.publish(5, other.terms())
    #expect(try other.site().withdrawn.entries.isEmpty)
    // The absence of values can be withdrawn, too.
    try other.publish(nil, other.terms())
    #expect(try rollBack(&other, to: nil).withdrawn.entries.map(\.value) == [nil])
    #expect(throws: PublishProblem.self) { try other.publish(nil, other.terms()) }
    let damaged = other.site.files.keys.first { $0.hasPrefix("withdrawn/") }
    for path in other.site.files.keys where path.hasPrefix("withdrawn/") { other.site.files[path] = Array("{}".utf8) }
    #expect(damaged != nil)
    #expect(throws: PublishProblem.self) { try other.site() }
  }

  @Test func versionsRiseAndWhatWasLiveIsKept() throws {
    var folder = try Folder()
    #expect(try folder.publish(3, folder.terms()).index.version == ConfigVersion(1))
    #expect(try folder.publish(4, folder.terms()).index.version == ConfigVersion(2))
    #expect(try folder.site().earlier.map(\.index.version.number) == [1])
    #expect(try folder.amount("a") == 4)
    // Another environment has versions of its own, and the environments do not change each other.
    let other = try Publication(Self.config(9), on: try folder.site(environment: "other"), folder.terms())
    try folder.write(other)
    #expect(other.index.version == ConfigVersion(1))
    #expect(try folder.amount("a") == 4)
    #expect(try folder.site().live?.index.version == ConfigVersion(2))
  }

  /// A site folder that lost files gives out no version twice: without its timestamp or a root it is refused, and what was written before is counted.
  @Test func aFolderThatLostFiles() throws {
    var folder = try Folder()
    for amount in [3, 4, 5] { try folder.publish(Int64(amount), folder.terms()) }
    for path in ["metadata/timestamp.json", "metadata/1.root.json", "metadata/4.snapshot.json", "metadata/4.targets.json"] {
      var lost = folder
      #expect(lost.site.files[path] != nil, "\(path)")
      lost.site.files[path] = nil
      #expect(throws: PublishProblem.self, "\(path)") { try lost.publish(6, lost.terms()) }
    }
    // An older timestamp was restored over newer files.
    var restored = try Folder()
    try restored.publish(3, restored.terms())
    let old = restored.site.files["metadata/timestamp.json"]
    try restored.publish(4, restored.terms())
    restored.site.files["metadata/timestamp.json"] = old
    try restored.publish(5, restored.terms())
    let repository = try restored.site.repository()
    #expect(repository.trusted.timestamp?.signed.version == 4 && repository.trusted["targets"]?.signed.version == 4)
  }

  /// The values are written first and the timestamp last: stopping between two files leaves the old site.
  @Test func stoppedBetweenTwoFiles() throws {
    var folder = try Folder()
    try folder.publish(3, folder.terms())
    let next = try folder.files(try Publication(Self.config(4), on: try folder.site(), folder.terms()))
    #expect(next.last?.path == "metadata/timestamp.json" && next.first?.path.hasPrefix("targets/crumb/test/values/") == true)
    for count in 0..<next.count {
      var stopped = folder
      for file in next.prefix(count) { stopped.site.files[file.path] = file.bytes }
      #expect(try stopped.amount("a") == 3, "after \(count) files")
      // And it can be repeated.
      let again = try stopped.publish(4, stopped.terms())
      #expect(again.index.version.number == 2)
      #expect(try stopped.amount("a") == 4)
    }
  }

  @Test func whatIsLiveAlreadyIsSaid() throws {
    var folder = try Folder()
    try folder.publish(3, folder.terms())
    #expect(try Publication(Self.config(3), on: try folder.site(), folder.terms()).changesNothing)
    #expect(try !Publication(Self.config(4), on: try folder.site(), folder.terms()).changesNothing)
    #expect(throws: PublishProblem.self) { try Publication(Self.config(3), on: try folder.site(), folder.terms(50)) }
    #expect(throws: PublishProblem.self) { try Publication(Self.config(3), on: try folder.site(), folder.terms(100, "1.4")) }
  }

  /// A rollout grows: every install that is in stays in, and at the end nothing of the old one is left.
  @Test func aRolloutInSteps() throws {
    var folder = try Folder()
    try folder.publish(3, folder.terms())
    let installs = (0..<400).map { "install \($0)" }
    func taken(_ amount: Int64) throws -> Set<String> {
      Set(try installs.filter { install in try folder.amount(install) == amount })
    }
    func changed() throws -> Set<String> { try taken(4) }
    try folder.publish(4, folder.terms(10))
    let first = try changed()
    #expect((20...70).contains(first.count))
    #expect(try taken(3).count + first.count == installs.count)
    try folder.publish(4, folder.terms(50))
    let second = try changed()
    #expect(first.isSubset(of: second) && (160...240).contains(second.count))
    #expect(try folder.site().live?.index.offers.count == 2)
    // The other installs keep the live values: a smaller share would offer nothing new, and nothing is withdrawn by accident.
    #expect(throws: PublishProblem.self) { try folder.publish(4, folder.terms(10)) }
    #expect(try changed() == second)
    let last = try folder.publish(4, folder.terms())
    #expect(last.index.offers.count == 1)
    #expect(try changed().count == installs.count)
    // Another rollout begins with other installs.
    try folder.publish(5, folder.terms(10))
    #expect(try taken(5) != first)
  }

  @Test func olderAppsKeepWhatTheyHave() throws {
    var folder = try Folder()
    try folder.publish(3, folder.terms())
    try folder.publish(4, folder.terms(100, "2.0"))
    #expect(try folder.amount("a", app: "1.9") == 3)
    #expect(try folder.amount("a", app: "2.0") == 4)
    // No app could accept the one in between.
    let third = try folder.publish(5, folder.terms(100, "1.5"))
    #expect(third.index.offers.map { "\($0.minimumApp)" } == ["1.5", "0"])
  }

  @Test func goingBack() throws {
    var folder = try Folder()
    #expect(throws: PublishProblem.self) { try Publication(again: nil, on: try folder.site(), folder.terms()) }
    try folder.publish(3, folder.terms())
    #expect(throws: PublishProblem.self) { try Publication(again: nil, on: try folder.site(), folder.terms()) }
    try folder.publish(4, folder.terms())
    try folder.publish(5, folder.terms())
    let back = try Publication(again: nil, on: try folder.site(), folder.terms())
    #expect(back.index.version.number == 4)
    try folder.write(back)
    #expect(try folder.amount("a") == 4)
    let first = try Publication(again: ConfigVersion(1), on: try folder.site(), folder.terms())
    try folder.write(first)
    #expect(try folder.amount("a") == 3)
    let unknown = ConfigVersion(77)
    #expect(
      throws: PublishProblem(
        "the config repository does not have \(unknown)",
        help: "it has 4, 3, 2, and 1; `--to shipped` goes back to the values that apps were built with")
    ) {
      try Publication(again: unknown, on: try folder.site(), folder.terms())
    }
    // A payload that is missing or different is not signed again.
    for path in folder.site.files.keys where path.hasPrefix("targets/crumb/test/values/") { folder.site.files[path] = [1] }
    #expect(throws: PublishProblem.self) { try Publication(again: nil, on: try folder.site(), folder.terms()) }
  }

  @Test func aSiteOfSomebodyElseIsNotBuiltUpon() throws {
    var folder = try Folder()
    try folder.publish(3, folder.terms())
    #expect(throws: PublishProblem.self) { try folder.site(environment: "../other") }
    let other = try Folder()
    folder.site.files["metadata/timestamp.json"] = other.site.files["metadata/timestamp.json"]
    #expect(throws: PublishProblem.self) { try folder.site() }
    folder.site.files["metadata/timestamp.json"] = Array("{}".utf8)
    #expect(throws: PublishProblem.self) { try folder.site() }
  }

  /// What no client could read is not written, because nothing could be published after it.
  @Test func whatNobodyCouldRead() throws {
    var folder = try Folder()
    folder.time = 253_402_300_000
    #expect(throws: PublishProblem.self) { try folder.publish(3, folder.terms()) }
    folder.time = Self.now
    for step in 0..<ConfigIndex.maximumOfferCount { try folder.publish(Int64(3 + step), folder.terms(100 - step)) }
    let last = try folder.terms(1)
    #expect(throws: PublishProblem.self) { try folder.publish(99, last) }
  }

  /// A rollout that is rolled back to has the same installs, and one that is renewed does not grow.
  @Test func aRolloutStaysWhatItIs() throws {
    var folder = try Folder()
    try folder.publish(3, folder.terms())
    let rollout = try folder.publish(4, folder.terms(10)).index
    try folder.publish(4, folder.terms())
    let back = try Publication(again: rollout.version, on: try folder.site(), folder.terms()).index
    #expect(back.offers == rollout.offers && back.rollout == rollout.rollout)
    // Most installs have the old values, so the change affects them.
    let site = try folder.site()
    #expect(site.offer(replacedBy: Self.config(9).json.compact())?.share == ConfigIndex.fullShare)
  }

  @Test func timesRunForward() throws {
    var folder = try Folder()
    try folder.publish(3, folder.terms())
    folder.time -= 5
    #expect(throws: PublishProblem.self) { try folder.publish(4, folder.terms()) }
  }

  @Test func remoteConfigIsWithinItsLimits() throws {
    var folder = try Folder()
    #expect(throws: PublishProblem.self) { try RemoteConfigTemplate.signed(try folder.site()) }
    try folder.publish(3, folder.terms())
    let values = try RemoteConfigTemplate.values(try folder.site(), at: 0)
    #expect(
      String(decoding: values.json.compact(), as: UTF8.self)
        == #"{"parameters":{"rulebook_version":{"defaultValue":{"value":"1"},"valueType":"NUMBER"},"#
        + #""rulebook_limits_loaves_plans_member":{"defaultValue":{"value":"3"},"valueType":"NUMBER"}}}"#)
    let signed = try RemoteConfigTemplate.signed(try folder.site())
    // The root, the timestamp, the snapshot, the targets of two roles, the offers, and the values.
    #expect(signed.parameters.count == 7 && signed.parameters.allSatisfy { $0.type == "JSON" })
    let timestamp = signed.parameters.first { $0.name == "rulebook_metadata_timestamp_json" }
    #expect(timestamp.map { Array($0.value.utf8) } == folder.site.files["metadata/timestamp.json"])
    try folder.publish(4, folder.terms(10))
    #expect(throws: PublishProblem.self) { try RemoteConfigTemplate.values(try folder.site(), at: 0) }
    #expect(try RemoteConfigTemplate.signed(try folder.site()).parameters.count == 8)

    func parameter(_ name: String, _ value: String = "1") -> RemoteConfigTemplate.Parameter {
      .init(name: name, type: "NUMBER", value: value)
    }
    #expect(throws: PublishProblem.self) { try RemoteConfigTemplate((0...3000).map { parameter("p\($0)") }) }
    #expect(throws: PublishProblem.self) { try RemoteConfigTemplate([parameter(String(repeating: "n", count: 257))]) }
    #expect(throws: PublishProblem.self) { try RemoteConfigTemplate([parameter("a"), parameter("a")]) }
    #expect(throws: PublishProblem.self) { try RemoteConfigTemplate([parameter("a", String(repeating: "1", count: 1_000_001))]) }
  }
}
