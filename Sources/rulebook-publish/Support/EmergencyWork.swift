import ArgumentParser
import Diagnostics
import RemoteConfigs
import RuleKinds
import RulebookSupport
import RulesBundle
import RulesCompiler
import RulesPublishing

/// The parts that `switch-off` and `switch-on` share. Nothing stops them that does not concern the switch itself.
struct EmergencyWork {
  let path: String
  let options: EmergencyOptions
  let keys: [SigningKey]
  let folder: SiteFolder
  let site: PublishedConfigs
  let now: Int64
  let author: String
  /// The rules; nil if they cannot be read.
  let written: WrittenValues?
  private let compilation: Compilation
  private let pipeline: Pipeline

  init(_ path: String, _ options: EmergencyOptions) throws(Failure) {
    (self.path, self.options) = (path, options)
    guard let place = options.site ?? Console.environment("RULEBOOK_SITE") else {
      throw Failure(message: "pass the config repository with --site DIR, or in the variable RULEBOOK_SITE", code: Exit.usage)
    }
    keys = try options.keys()
    now = try GivenTime.seconds(options.issued)
    _ = try TermsOptions.line("--because", options.because)
    author = try TermsOptions.line("--by", options.by ?? Console.environment("USER") ?? "on call")
    guard options.because.contains(where: { !$0.isWhitespace }) else {
      throw Failure(message: "--because takes the reason, which people who find the switch turned off can read", code: Exit.usage)
    }
    let input = try options.rules.read()
    pipeline = try options.rules.pipeline()
    compilation = pipeline.compile(input)
    written = WrittenValues(compilation, of: input)
    let apps = options.app.first.flatMap { try? ReleasedApps.load($0) }
    guard let product = compilation.rules?.book.manifest.product ?? apps.map({ $0.bundle.text($0.bundle.book[0].product) }) else {
      throw Failure(message: "the rules cannot be read, so pass the bundle of a released app with --app", code: Exit.findings)
    }
    if let environments = compilation.rules?.book.environments, environments[Name(options.environment)] == nil {
      throw Failure(
        message: "unknown environment `\(options.environment)`; rules/overrides has \(environments.names.phrase())",
        code: Exit.usage)
    }
    folder = SiteFolder(place)
    if !options.dryRun { try folder.claim() }
    site = try folder.site(product: product, environment: options.environment)
  }

  /// Throws unless the rules mark the path as an emergency switch, and at least one app turns it off.
  func requireSwitch() throws(Failure) {
    if let book = compilation.rules?.book {
      let known = book.remote.entries.filter { $0.value.isEmergency && $0.value.isSwitch }.map(\.name.text)
      guard known.contains(path) else {
        let near = Suggestion.nearest(to: path, among: known).first.map { "; did you mean `\($0)`?" }
        throw Failure(
          message: "`\(path)` is not a switch that rules/remote marks `emergency`"
            + (near ?? "; these are: \(known.isEmpty ? "none" : known.phrase())"), code: Exit.usage)
      }
      if let why = written?.problem(ofSwitch: path) {
        throw Failure(message: "the declaration of `\(path)` in rules/remote has an error: \(why)", code: Exit.findings)
      }
    }
    let verdicts = try apps().map { ($0.name, EmergencyVerdict(path, in: $0.bundle)) }
    for (name, verdict) in verdicts { Console.print(verdict.line(name)) }
    if verdicts.isEmpty { Console.print("no app was checked: the rules have mistakes, and \(ReleasedApps.folder) contains no bundle") }
    if !verdicts.isEmpty, !verdicts.contains(where: { $0.1 == .obeys }) {
      throw Failure(message: "nothing is published: no app would turn `\(path)` off", code: Exit.findings)
    }
  }

  private func apps() throws(Failure) -> [AppVerdict.App] {
    var apps: [AppVerdict.App] = []
    if let bytes = compilation.lowered?.bundle {
      apps.append(AppVerdict.App(name: "an app built from these rules", bundle: try LoadedRules.load(bytes, "the compiled rules")))
    }
    for path in options.app { apps.append(try ReleasedApps.load(path)) }
    for path in ReleasedApps.paths(beside: options.rules) {
      // A bundle that cannot be read must not stop an emergency.
      do throws(Failure) { apps.append(try ReleasedApps.load(path)) } catch {
        Console.note("rulebook: \(error.message)")
      }
    }
    return apps
  }

  /// Signs a changed list and makes it live if the online key is given. Returns whether it is live.
  func publish(_ change: EmergencyChange) throws(Failure) -> Bool {
    let (draft, files) = try publishing { () throws(PublishProblem) in
      try change.draft(author: author, reason: options.because)
    }
    let isLive = try LiveStep(folder: folder, repository: site.repository, keys: keys, now: now).finish(draft, targetFiles: files)
    if isLive {
      let latest = MetadataTime.text(now + Int64(RefreshInterval.defaultSeconds))
      Console.print(
        "devices that are online have it by \(latest): they send a request every \(RefreshInterval.defaultSeconds / 60) minutes; others when they are online again"
      )
    }
    return isLive
  }

  /// Writes edited rules. If the edit is impossible or would change something else, prints what to write.
  func write(_ edited: RulesInput?, expecting: OverrideValue?, byHand: String) throws(Failure) {
    guard let written, let today = try? options.rules.today(), let edited,
      let after = WrittenValues(pipeline.compile(edited, lowers: false), of: edited)?.config(of: options.environment, on: today),
      let before = written.config(of: options.environment, on: today), after[path] == expecting,
      before.values.filter({ $0.path != path }) == after.values.filter({ $0.path != path })
    else { return Console.print("rules/overrides is not edited; \(byHand)") }
    let old = Dictionary(written.files.map { ($0.path, $0.bytes) }) { first, _ in first }
    for file in edited.files where old[file.path] != file.bytes {
      var together = FilesTogether(synced: true)
      let target = FileSystem.realPath(file.path) ?? file.path
      try together.add(file.bytes, at: target, shown: file.path)
      try together.commit()
      Console.print("edited \(file.path)")
    }
  }
}

extension EmergencyOptions {
  /// Returns the keys of the options, or those in the variables for people on call.
  fileprivate func keys() throws(Failure) -> [SigningKey] {
    if !signing.key.isEmpty || !signing.keyVariable.isEmpty || signing.keyDescriptor != nil || signing.keyStdin {
      return try signing.keys()
    }
    let variables = ["RULEBOOK_EMERGENCY_KEY", "RULEBOOK_ONLINE_KEY"].filter { Console.environment($0) != nil }
    guard !variables.isEmpty else {
      throw Failure(
        message: "pass the emergency key and the online key with --key FILE, or in RULEBOOK_EMERGENCY_KEY and RULEBOOK_ONLINE_KEY",
        code: Exit.usage)
    }
    var keys: [SigningKey] = []
    for name in variables { keys.append(try KeyFiles.read(variable: name)) }
    return keys
  }
}
