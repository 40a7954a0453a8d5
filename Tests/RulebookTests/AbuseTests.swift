import Foundation
import RulesJSON
import Testing

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Real-world conditions: full disks, closed pipes, missing permissions, an interrupt at the wrong moment. Nothing is half written, nothing
/// is lost, and the exit status states the reason.
@Suite struct AbuseTests {
  /// The rules of a small product, whose output has the same kinds of files.
  private static func sandbox() throws -> Sandbox {
    let sandbox = try Sandbox(of: "Tests/EmittersTests/Ferry")
    return sandbox
  }

  /// Runs a line of shell with `$TOOL`. Returns its exit status.
  private static func shell(_ line: String, _ sandbox: Sandbox) throws -> Int32 {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/bash")
    process.arguments = ["-c", line]
    process.currentDirectoryURL = sandbox.folder
    process.environment = ProcessInfo.processInfo.environment.merging(["TOOL": try #require(Tool.executable).path]) { $1 }
    process.standardError = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    return process.terminationReason == .exit ? process.terminationStatus : 128 + process.terminationStatus
  }

  /// Every file below a folder, by its path.
  private static func contents(_ folder: String) -> [String: Data] {
    var found: [String: Data] = [:]
    for case let name as String in FileManager.default.enumerator(atPath: folder) ?? FileManager.DirectoryEnumerator() {
      if let data = FileManager.default.contents(atPath: "\(folder)/\(name)"), !data.isEmpty { found[name] = data }
    }
    return found
  }

  @Test(arguments: ["check", "build --output out", "explain --list", "report", "show bags", "--version", "check --help"])
  func nobodyReadsTheOutput(_ command: String) throws {
    let sandbox = try Self.sandbox()
    #expect(try Self.shell("$TOOL \(command) >&-", sandbox) == 74)
    #if os(Linux)
      #expect(try Self.shell("$TOOL \(command) > /dev/full", sandbox) == 74)
    #endif
    // A closed pipe is not an error of the tool: the system's signal ends it, like any other program.
    #expect([0, 141].contains(try Self.shell("$TOOL \(command) | true; exit ${PIPESTATUS[0]}", sandbox)))
  }

  @Test func aFolderThatMayNotBeWritten() throws {
    let sandbox = try Self.sandbox()
    #expect(try Self.shell("$TOOL build --quiet --output out", sandbox) == 0)
    let before = Self.contents(sandbox.path("out"))
    try sandbox.edit("rules/copy.yaml", "bags are enough", "bags are plenty")
    // Root has every permission, so the test runs as the user `nobody`.
    let who = geteuid() == 0 ? "setpriv --reuid=65534 --regid=65534 --clear-groups " : ""
    #expect(try Self.shell("chmod -R a+rX . && chmod -R a-w out && \(who)$TOOL build --quiet --output out", sandbox) == 74)
    #expect(Self.contents(sandbox.path("out")) == before)
    #expect(try Self.shell("chmod -R u+w out; chmod 000 rules/facts.yaml; \(who)$TOOL check", sandbox) == 66)
  }

  #if os(Linux)
    /// On a disk that is almost full, the existing files stay unchanged.
    @Test(.enabled(if: geteuid() == 0, "mounting a small disk requires root")) func aFullDisk() throws {
      let sandbox = try Self.sandbox()
      #expect(try Self.shell("$TOOL build --quiet --output whole", sandbox) == 0)
      for part in [0, 1, 3, 5, 7, 9] {
        let line = """
          need=$(du -sk whole | cut -f1)
          mkdir -p disk && mount -t tmpfs -o size=$((need + need * \(part) / 20 + 16))k none disk || exit 200
          trap 'umount disk' EXIT
          cp -r whole disk/out || exit 201
          sed -i 's/bags are enough/bags are plenty/' rules/copy.yaml
          $TOOL build --quiet --output disk/out; status=$?
          find disk/out -name '*.tmp' | grep . && exit 202
          [ $status = 0 ] || { diff -r whole disk/out > /dev/null || exit 203; }
          exit $status
          """
        let status = try Self.shell(line, sandbox)
        if status == 200 { return }
        #expect([0, 74].contains(status), "with \(part) tenths free: \(status)")
        _ = try Self.shell("sed -i 's/bags are plenty/bags are enough/' rules/copy.yaml", sandbox)
      }
    }
  #endif

  /// Killed at any moment: every file is either old or new, and the next build writes all of them and cleans up.
  @Test func killedWhileBuilding() throws {
    let sandbox = try Self.sandbox()
    #expect(try Self.shell("$TOOL build --quiet --output out", sandbox) == 0)
    let old = Self.contents(sandbox.path("out"))
    try sandbox.edit("rules/copy.yaml", "bags are enough", "bags are plenty")
    #expect(try Self.shell("$TOOL build --quiet --output new", sandbox) == 0)
    let new = Self.contents(sandbox.path("new"))
    #expect(old != new)
    for number in 1...12 {
      _ = try Self.shell(
        "$TOOL build --quiet --output out & sleep 0.0\(number < 10 ? "0\(number * 3)" : "\(number * 3)"); kill -9 $!; wait $!", sandbox)
      for (name, data) in Self.contents(sandbox.path("out")) where !name.hasSuffix(".tmp") {
        #expect(data == old[name] || data == new[name], "\(name) is neither the old nor the new file")
      }
    }
    #expect(try Self.shell("$TOOL build --quiet --output out", sandbox) == 0)
    #expect(Self.contents(sandbox.path("out")) == new)
  }

  @Test func thousandsOfSmallFiles() throws {
    let sandbox = try Self.sandbox()
    for number in 0..<3_000 {
      try sandbox.write("rules/conditions/c\(number).yaml", "many_\(number): {about: One of many., when: bags.used > \(number)}\n")
    }
    let run = try sandbox.run("check", "--quiet")
    #expect(run.status == 0, "\(run.output.prefix(500))")
  }

  @Test func aFileOfThirtyMegabytes() throws {
    let sandbox = try Self.sandbox()
    let line = "many_000000: {about: One of very many conditions that a program generated here., when: bags.used > 1}\n"
    try sandbox.write("rules/conditions/large.yaml", String(repeating: line, count: 30_000_000 / line.utf8.count))
    let run = try sandbox.run("check")
    #expect(
      run.status == 1 && run.output.contains("error[yaml.size-limit]") && run.output.contains("rules/conditions/large.yaml:1:1"),
      "\(run.output.prefix(500))")
  }

  @Test func linksThatLeadBack() throws {
    let sandbox = try Self.sandbox()
    try FileManager.default.createDirectory(atPath: sandbox.path("rules/conditions"), withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(atPath: sandbox.path("rules/conditions/self.yaml"), withDestinationPath: "self.yaml")
    let alone = try sandbox.run("check")
    #expect(alone.status == 66 && alone.errors.contains("rules/conditions/self.yaml"), "\(alone.output.prefix(300)) \(alone.errors)")
    try FileManager.default.removeItem(atPath: sandbox.path("rules/conditions/self.yaml"))
    try FileManager.default.createSymbolicLink(atPath: sandbox.path("rules/conditions/again"), withDestinationPath: "..")
    let folder = try sandbox.run("check")
    #expect(folder.status == 66 && folder.errors.contains("nested too deeply at rules/conditions/again"), "\(folder.errors)")
  }

  /// A file is saved repeatedly while it is checked: it is read as it was at one moment, or its mistakes at that moment are reported.
  @Test func aFileThatChangesWhileItIsRead() throws {
    let sandbox = try Self.sandbox()
    let line = """
      (while [ ! -e stop ]; do printf 'a: {about: x' > rules/conditions.yaml; cp \(Tool.packageFolder.path)/Tests/EmittersTests/Ferry/conditions.yaml rules/; done) &
      for i in 1 2 3 4 5 6 7 8; do $TOOL check --quiet > /dev/null; status=$?; [ $status -le 1 ] || exit $status; done; touch stop; wait; $TOOL check --quiet > /dev/null
      """
    #expect(try Self.shell(line, sandbox) == 0)
  }
}
