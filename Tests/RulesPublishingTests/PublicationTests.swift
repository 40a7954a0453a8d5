import RemoteConfigs
import RulesBundle
import RulesJSON
import RulesPublishing
import Testing

/// What is published on a site, and for which installs, from one publication to the next.
@Suite struct PublicationTests {
  private static let key = SigningKey()
  private static let spare = SigningKey()
  private static let now: Int64 = 1_780_000_000

  /// A site in memory, written like a folder.
  private struct Folder {
    var files: [String: [UInt8]] = [:]
    var trusted = [PublicationTests.key.verifying]
    var time = PublicationTests.now

    func site(environment: String = "test") throws -> Site {
      let files = files
      let names = files.keys.filter { $0.hasPrefix("versions/") }.map { String($0.dropFirst(9)) }
      return try Site(product: "crumb", environment: environment, trusted: trusted, names: names) { files[$0] }
    }

    func terms(_ percent: Int = 100, _ minimumApp: String = "0", version: ConfigVersion? = nil, keys: [VerifyingKey]? = nil) throws -> Terms
    {
      Terms(
        percent: percent, minimumApp: try #require(AppVersion(minimumApp)), issued: time, expires: time + 1000, version: version, keys: keys
      )
    }

    @discardableResult
    mutating func publish(_ amount: Int64?, _ terms: Terms, signedBy keys: [SigningKey] = [PublicationTests.key]) throws -> Publication {
      let publication = try Publication(PublicationTests.config(amount), on: try site(), terms)
      for file in try publication.files(signedBy: keys) { files[file.path] = file.bytes }
      return publication
    }

    /// The values of an install; nil is what its app was built with.
    func amount(_ id: String, app: String = "1.0") throws -> Int64? {
      let install = Install(id: id, app: try #require(AppVersion(app)))
      guard let manifest = try site().live?.manifest, let offer = manifest.offer(for: install) else { return nil }
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
    var folder = Folder()
    try folder.publish(3, folder.terms())
    try folder.publish(4, folder.terms(10))
    let change = ValueChange(path: "ladder/oven/switched_on", old: nil, new: .onOff(false))
    let site = try folder.site()
    let publication = try Publication(changing: [change], on: site, folder.terms())
    #expect(publication.manifest.offers.map(\.percent) == [10, 100] && publication.manifest.rollout == site.live?.manifest.rollout)
    for (payload, amount) in zip(publication.payloads, [Int64(4), 3]) {
      let config = try RemoteConfig(parsing: payload)
      #expect(config["ladder/oven/switched_on"] == .onOff(false) && config["limits/loaves/plans/member"] == .amount(amount))
    }
    // Installs for which nothing is live get the switch alone.
    var fresh = Folder()
    try fresh.publish(4, fresh.terms(10))
    let wide = try Publication(changing: [change], on: try fresh.site(), fresh.terms())
    #expect(wide.manifest.offers.map(\.percent) == [10, 100])
    #expect(try RemoteConfig(parsing: wide.payloads[1]).values.map(\.path) == ["ladder/oven/switched_on"])
    #expect(try Publication(changing: [change], on: try Folder().site(), folder.terms()).manifest.offers.map(\.percent) == [100])
  }

  /// What a rollback withdrew, from any of the offers, is rejected until it differs or somebody consents.
  @Test func withdrawnValues() throws {
    var folder = Folder()
    func rollBack(_ folder: inout Folder, to version: ConfigVersion?) throws -> Publication {
      let publication = try Publication(again: version, on: try folder.site(), folder.terms())
      for file in try publication.files(signedBy: [Self.key]) { folder.files[file.path] = file.bytes }
      return publication
    }
    try folder.publish(3, folder.terms())
    try folder.publish(4, folder.terms())
    #expect(try rollBack(&folder, to: nil).withdrawn.entries.map(\.value) == [.amount(4)])
    #expect(throws: PublishProblem.self) { try folder.publish(4, folder.terms()) }
    let site = try folder.site()
    #expect(try Publication(Self.config(4), on: site, folder.terms(), again: ["limits/loaves/plans/member"]).withdrawn.entries.isEmpty)
    #expect(try Publication(renewing: site, folder.terms()).withdrawn == site.withdrawn)
    // Two consecutive rollbacks withdraw both; rolling back to a withdrawn config makes it valid again.
    #expect(try rollBack(&folder, to: ConfigVersion(epoch: 1, version: 2)).withdrawn.entries.map(\.value) == [.amount(3)])
    var other = folder
    try other.publish(5, other.terms())
    #expect(try other.site().withdrawn.entries.isEmpty)
    // The absence of values can be withdrawn, too.
    try other.publish(nil, other.terms())
    #expect(try rollBack(&other, to: nil).withdrawn.entries.map(\.value) == [nil])
    #expect(throws: PublishProblem.self) { try other.publish(nil, other.terms()) }
    let damaged = other.files.keys.first { $0.hasPrefix("withdrawn/") }
    for path in other.files.keys where path.hasPrefix("withdrawn/") { other.files[path] = Array("{}".utf8) }
    #expect(damaged != nil)
    #expect(throws: PublishProblem.self) { try other.site() }
  }

  @Test func versionsRiseAndWhatWasLiveIsKept() throws {
    var folder = Folder()
    #expect(try folder.publish(3, folder.terms()).manifest.version == ConfigVersion(epoch: 1, version: 1))
    #expect(try folder.publish(4, folder.terms()).manifest.version == ConfigVersion(epoch: 1, version: 2))
    #expect(folder.files.keys.filter { $0.hasPrefix("versions/") } == ["versions/1-1.json"])
    #expect(try folder.site().earlier.map(\.manifest.version.version) == [1])
    #expect(try folder.amount("a") == 4)
    for version in [(1, 1), (1, 2), (0, 9)] {
      let terms = try folder.terms(version: ConfigVersion(epoch: Int64(version.0), version: Int64(version.1)))
      #expect(throws: PublishProblem.self) { try folder.publish(5, terms) }
    }
    try folder.publish(5, folder.terms(version: ConfigVersion(epoch: 1, version: .max)))
    #expect(throws: PublishProblem.self) { try folder.publish(6, folder.terms()) }
    let endless = try folder.terms(version: ConfigVersion(epoch: .max, version: 1))
    #expect(throws: PublishProblem.self) { try folder.publish(6, endless) }
    try folder.publish(6, folder.terms(version: ConfigVersion(epoch: 2, version: 1)))
    #expect(try folder.amount("a") == 6)
  }

  /// The payloads are written first and the manifest last: stopping between two files leaves the old site.
  @Test func stoppedBetweenTwoFiles() throws {
    var folder = Folder()
    try folder.publish(3, folder.terms())
    let next = try Publication(Self.config(4), on: try folder.site(), folder.terms()).files(signedBy: [Self.key])
    #expect(next.last?.path == Manifest.path && next.first?.path.hasPrefix("payloads/") == true)
    for count in 0..<next.count {
      var stopped = folder
      for file in next.prefix(count) { stopped.files[file.path] = file.bytes }
      #expect(try stopped.amount("a") == 3, "after \(count) files")
      // And it can be repeated.
      let again = try stopped.publish(4, stopped.terms())
      #expect(again.manifest.version.version == 2)
      #expect(try stopped.amount("a") == 4)
    }
  }

  @Test func whatIsLiveAlreadyIsSaid() throws {
    var folder = Folder()
    try folder.publish(3, folder.terms())
    #expect(try Publication(Self.config(3), on: try folder.site(), folder.terms()).changesNothing)
    #expect(try !Publication(Self.config(4), on: try folder.site(), folder.terms()).changesNothing)
    #expect(throws: PublishProblem.self) { try Publication(Self.config(3), on: try folder.site(), folder.terms(50)) }
    #expect(throws: PublishProblem.self) { try Publication(Self.config(3), on: try folder.site(), folder.terms(100, "1.4")) }
    #expect(try !Publication(Self.config(3), on: try folder.site(), folder.terms(keys: [Self.spare.verifying])).changesNothing)
  }

  /// A rollout grows: every install that is in stays in, and at the end nothing of the old one is left.
  @Test func aRolloutInSteps() throws {
    var folder = Folder()
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
    #expect(try folder.site().live?.manifest.offers.count == 2)
    // The other installs keep the live values: a smaller share would offer nothing new, and nothing is withdrawn by accident.
    #expect(throws: PublishProblem.self) { try folder.publish(4, folder.terms(10)) }
    #expect(try changed() == second)
    let last = try folder.publish(4, folder.terms())
    #expect(last.manifest.offers.count == 1)
    #expect(try changed().count == installs.count)
    // Another rollout begins with other installs.
    try folder.publish(5, folder.terms(10))
    #expect(try taken(5) != first)
  }

  @Test func olderAppsKeepWhatTheyHave() throws {
    var folder = Folder()
    try folder.publish(3, folder.terms())
    try folder.publish(4, folder.terms(100, "2.0"))
    #expect(try folder.amount("a", app: "1.9") == 3)
    #expect(try folder.amount("a", app: "2.0") == 4)
    // No app could accept the one in between.
    let third = try folder.publish(5, folder.terms(100, "1.5"))
    #expect(third.manifest.offers.map { "\($0.minimumApp)" } == ["1.5", "0"])
  }

  @Test func goingBack() throws {
    var folder = Folder()
    #expect(throws: PublishProblem.self) { try Publication(again: nil, on: try folder.site(), folder.terms()) }
    try folder.publish(3, folder.terms())
    #expect(throws: PublishProblem.self) { try Publication(again: nil, on: try folder.site(), folder.terms()) }
    try folder.publish(4, folder.terms())
    try folder.publish(5, folder.terms())
    let back = try Publication(again: nil, on: try folder.site(), folder.terms())
    #expect(back.manifest.version.version == 4)
    for file in try back.files(signedBy: [Self.key]) { folder.files[file.path] = file.bytes }
    #expect(try folder.amount("a") == 4)
    let first = try Publication(again: ConfigVersion(epoch: 1, version: 1), on: try folder.site(), folder.terms())
    for file in try first.files(signedBy: [Self.key]) { folder.files[file.path] = file.bytes }
    #expect(try folder.amount("a") == 3)
    let unknown = ConfigVersion(epoch: 7, version: 7)
    #expect(
      throws: PublishProblem(
        "the site does not have \(unknown)",
        help: "it has 1-4, 1-3, 1-2, 1-1; `--to shipped` goes back to the values that apps were built with")
    ) {
      try Publication(again: unknown, on: try folder.site(), folder.terms())
    }
    // A payload that is missing or different is not signed again.
    for path in folder.files.keys where path.hasPrefix("payloads/") { folder.files[path] = [1] }
    #expect(throws: PublishProblem.self) { try Publication(again: nil, on: try folder.site(), folder.terms()) }
  }

  @Test func aSiteOfSomebodyElseIsNotBuiltUpon() throws {
    var folder = Folder()
    try folder.publish(3, folder.terms())
    #expect(throws: PublishProblem.self) { try folder.site(environment: "other") }
    folder.trusted = [Self.spare.verifying]
    #expect(throws: PublishProblem.self) { try folder.site() }
    folder.files[Manifest.path] = Array("{}".utf8)
    #expect(throws: PublishProblem.self) { try folder.site() }
  }

  /// After apps trust other keys, a config that only the old keys sign reaches no app.
  @Test func keysChangeHands() throws {
    var folder = Folder()
    folder.trusted = [Self.key.verifying, Self.spare.verifying]
    let third = SigningKey()
    let keys = [Self.spare.verifying, third.verifying]
    try folder.publish(3, folder.terms())
    // At least two, one of which signs: an app that is built with only these must accept it, too.
    #expect(throws: PublishProblem.self) { try folder.publish(4, folder.terms(keys: keys)) }
    for few in [[Self.spare.verifying], [Self.spare.verifying, Self.spare.verifying]] {
      #expect(throws: PublishProblem.self) { try folder.publish(4, folder.terms(keys: few), signedBy: [Self.key, Self.spare]) }
    }
    // A signer that no app with the last manifest knows.
    #expect(throws: PublishProblem.self) { try folder.publish(4, folder.terms(), signedBy: [third]) }
    try folder.publish(4, folder.terms(keys: keys), signedBy: [Self.key, Self.spare])
    #expect(throws: PublishProblem.self) { try folder.publish(5, folder.terms()) }
    let next = try folder.publish(5, folder.terms(), signedBy: [Self.key, Self.spare])
    #expect(next.manifest.keys == keys)
    let renewed = try Publication(renewing: try folder.site(), folder.terms(keys: [third.verifying, Self.key.verifying]))
    #expect(renewed.manifest.offers == next.manifest.offers && renewed.manifest.keys != keys)
  }

  /// A manifest that no client could read is not written, because nothing could be published after it.
  @Test func whatNobodyCouldRead() throws {
    var folder = Folder()
    folder.time = 253_402_300_000
    #expect(throws: PublishProblem.self) { try folder.publish(3, folder.terms()) }
    folder.time = Self.now
    for step in 0..<Manifest.mostOffers { try folder.publish(Int64(3 + step), folder.terms(100 - step)) }
    let last = try folder.terms(1)
    #expect(throws: PublishProblem.self) { try folder.publish(99, last) }
    let many = [Self.key] + (0..<Envelope.mostSignatures).map { _ in SigningKey() }
    let terms = try folder.terms()
    #expect(throws: PublishProblem.self) { try folder.publish(99, terms, signedBy: many) }
  }

  /// A rollout that is rolled back to has the same installs, and one that is renewed does not grow.
  @Test func aRolloutStaysWhatItIs() throws {
    var folder = Folder()
    try folder.publish(3, folder.terms())
    let rollout = try folder.publish(4, folder.terms(10)).manifest
    #expect(try Publication(renewing: try folder.site(), folder.terms()).manifest.offers == rollout.offers)
    try folder.publish(4, folder.terms())
    let back = try Publication(again: rollout.version, on: try folder.site(), folder.terms()).manifest
    #expect(back.offers == rollout.offers && back.rollout == rollout.rollout)
    // Most installs have the old values, so the change affects them.
    let site = try folder.site()
    #expect(site.offer(replacedBy: Self.config(9).json.compact())?.percent == 100)
  }

  @Test func timesRunForward() throws {
    var folder = Folder()
    try folder.publish(3, folder.terms())
    folder.time -= 5
    #expect(throws: PublishProblem.self) { try folder.publish(4, folder.terms()) }
  }

  @Test func remoteConfigIsWithinItsLimits() throws {
    var folder = Folder()
    #expect(throws: PublishProblem.self) { try RemoteConfigTemplate.signed(try folder.site()) }
    try folder.publish(3, folder.terms())
    let values = try RemoteConfigTemplate.values(try folder.site())
    #expect(
      String(decoding: values.json.compact(), as: UTF8.self)
        == #"{"parameters":{"rulebook_limits_loaves_plans_member":{"defaultValue":{"value":"3"},"valueType":"NUMBER"}}}"#)
    let signed = try RemoteConfigTemplate.signed(try folder.site())
    #expect(signed.parameters.map(\.type) == ["JSON", "JSON"])
    #expect(signed.parameters[0].name == "rulebook_manifest_json")
    #expect(Array(signed.parameters[0].value.utf8) == folder.files[Manifest.path])
    try folder.publish(4, folder.terms(10))
    #expect(throws: PublishProblem.self) { try RemoteConfigTemplate.values(try folder.site()) }
    #expect(try RemoteConfigTemplate.signed(try folder.site()).parameters.count == 3)

    func parameter(_ name: String, _ value: String = "1") -> RemoteConfigTemplate.Parameter {
      .init(name: name, type: "NUMBER", value: value)
    }
    #expect(throws: PublishProblem.self) { try RemoteConfigTemplate((0...3000).map { parameter("p\($0)") }) }
    #expect(throws: PublishProblem.self) { try RemoteConfigTemplate([parameter(String(repeating: "n", count: 257))]) }
    #expect(throws: PublishProblem.self) { try RemoteConfigTemplate([parameter("a"), parameter("a")]) }
    #expect(throws: PublishProblem.self) { try RemoteConfigTemplate([parameter("a", String(repeating: "1", count: 1_000_001))]) }
  }
}
