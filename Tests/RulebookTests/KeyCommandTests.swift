import Foundation
import RemoteConfigs
import Testing

/// Private keys: where they are read from, and that nothing prints or publishes them.
@Suite struct KeyCommandTests {
  private func sandbox() throws -> Sandbox {
    let sandbox = try KitchenSink.sandbox()
    #expect(try sandbox.run("site", "init", "--site", "site", "--keys", "keys", "--root-threshold", "1").status == 0)
    return sandbox
  }

  private static let publish = ["publish", "--environment", "sea", "--site", "site", "--dry-run"]

  private func secret(_ sandbox: Sandbox, _ name: String = "keys/targets.key") throws -> String {
    String(try sandbox.text(name).split(separator: "\n")[0])
  }

  @Test func keysAreKept() throws {
    let sandbox = try self.sandbox()
    let secret = try secret(sandbox)
    let mode = try FileManager.default.attributesOfItem(atPath: sandbox.path("keys/targets.key"))[.posixPermissions] as? Int
    #expect(mode == 0o600)
    let second = try sandbox.run("keygen", "keys/targets.key")
    #expect(second.status == 74)
    #expect(try sandbox.text("keys/targets.key").contains(secret))
    let given = Self.publish + ["--key", "keys/targets.key"]
    var runs = [second, try sandbox.run(given), try sandbox.run(Self.publish)]
    #expect(runs[1].status == 0 && runs[2].status == 64)
    let variable = Self.publish + ["--key-variable", "SIGNING"]
    runs.append(try sandbox.run(variable, environment: ["SIGNING": secret]))
    #expect(runs[3].status == 0)
    runs.append(try sandbox.run(variable, environment: ["SIGNING": String(secret.dropLast(2))]))
    runs.append(try sandbox.run(variable))
    #expect(runs[4].status == 66 && runs[5].status == 66)
    // From standard input and from a descriptor, as secret managers provide them.
    runs.append(try sandbox.run(Self.publish + ["--key-stdin"], input: "\(secret)\n"))
    runs.append(try sandbox.run(Self.publish + ["--key-descriptor", "0"], input: secret))
    #expect(runs[6].status == 0 && runs[7].status == 0, "\(runs[6].errors)\(runs[7].errors)")
    runs.append(try sandbox.run(Self.publish + ["--key-stdin"], input: "not a key \(secret.dropLast(3))\n"))
    runs.append(try sandbox.run(Self.publish + ["--key-stdin"]))
    #expect(runs[8].status == 66 && runs[9].status == 66)
    try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: sandbox.path("keys/targets.key"))
    runs.append(try sandbox.run(given))
    #expect(runs[10].status == 66 && runs[10].errors.contains("chmod 600 keys/targets.key"))
    try FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: sandbox.path("keys/targets.key"))
    runs.append(try sandbox.run(Self.publish + ["--key", "keys/targets.key.pub"]))
    #expect(runs[11].status == 64)
    #expect(runs.allSatisfy { !$0.output.contains(secret) && !$0.errors.contains(secret) })
  }

  /// A key in the wrong place of a command line is not printed: neither as the value of another option, nor as an unknown word.
  @Test func wrongArgumentsAreNotPrinted() throws {
    let sandbox = try self.sandbox()
    let secret = try secret(sandbox)
    let middle = String(secret.dropFirst(30).dropLast(8))
    let wrong = [
      Self.publish + ["--key", secret], Self.publish + ["--key-variable", secret], Self.publish + [secret], [secret],
      ["publish", "--\(secret)"],
      ["keygen", secret, secret], ["site", "init", "--site", "s", "--keys", "k", "--root-keys", secret],
      ["publish", "--environment", secret, "--site", "site", "--key", "keys/targets.key"],
      ["publish", "--environment", "sea", "--site", secret, "--key", "keys/targets.key"],
      ["site", "rotate", "--site", "site", "--role", "targets", "--add", secret, "--key", "keys/root.key"],
      ["site", "rotate", "--site", "site", "--role", secret, "--key", "keys/root.key"],
      ["site", "status", "--url", secret, "--root", secret],
      ["inspect", secret], ["check", "--rules", secret], ["explain", secret], ["condition", secret], ["--\(secret)"],
      // What is published with a config.
      Self.publish.dropLast() + ["--key", "keys/targets.key", "--key", "keys/online.key", "--because", secret, "--by", secret],
      Self.publish.dropLast() + ["--key", "keys/targets.key", "--key", "keys/online.key", "--commit", "see \(secret)"],
      ["switch-off", "a", "--environment", "sea", "--site", "site", "--because", secret, "--by", "ann"],
      ["site", "who", "--install", secret, "--environment", "sea", "--site", "site"],
    ]
    for arguments in wrong {
      let run = try sandbox.run(arguments)
      #expect(run.status == 64 && run.errors.contains("an argument contains a private key"), "\(arguments[0])")
      #expect(!run.output.contains(middle) && !run.errors.contains(middle), "\(arguments.prefix(2)): \(run.output)\(run.errors)")
    }
    #expect(!FileManager.default.fileExists(atPath: sandbox.path("k")))
    for file in try FileManager.default.subpathsOfDirectory(atPath: sandbox.path("site")) {
      #expect(!file.contains(middle) && !((try? sandbox.text("site/\(file)").contains(middle)) ?? false), "\(file) contains the key")
    }
  }

  /// A private key in any file of the repository, under any name, tracked or new. It is not printed in any format.
  @Test func noKeyInTheRepository() throws {
    let sandbox = try KitchenSink.sandbox()
    try sandbox.git(["init", "--quiet"])
    let secret = try {
      #expect(try sandbox.run("keygen", "../\(sandbox.folder.lastPathComponent).key").status == 0)
      defer { for end in ["", ".pub"] { try? FileManager.default.removeItem(atPath: sandbox.folder.path + ".key" + end) } }
      return String(try String(contentsOfFile: sandbox.folder.path + ".key", encoding: .utf8).split(separator: "\n")[0])
    }()
    #expect(try sandbox.run("check", "--quiet").status == 0)
    try sandbox.write("deploy/notes.txt", "see rulebook-private-key: in the manual, or rulebook-private-key:AAAA\n")
    #expect(try sandbox.run("check", "--quiet").status == 0, "the beginning alone is not a key")
    try sandbox.write("deploy/image.bin", [0, 1, 2] + Array("x=rulebook-private-key:\(secret)y".utf8) + [0])
    for format in ["text", "json", "github", "sarif"] {
      let run = try sandbox.run("check", "--quiet", "--format", format)
      #expect(run.status == 1 && run.output.contains("key.in-repository") && run.output.contains("deploy/image.bin"), "\(run.output)")
      #expect(!run.output.contains(secret.dropFirst(30)) && !run.errors.contains(secret.dropFirst(30)))
    }
    try sandbox.write(".gitignore", "deploy/image.bin\n")
    #expect(try sandbox.run("check", "--quiet").status == 0, "Git ignores the file")
    // Tracked although it is ignored; then only in the index.
    try sandbox.git(["add", "--force", "deploy/image.bin"])
    for _ in 0..<2 {
      let run = try sandbox.run("check", "--quiet")
      #expect(run.status == 1 && run.output.contains("deploy/image.bin"), "\(run.output)")
      #expect(!run.output.contains(secret.dropFirst(30)))
      try sandbox.write("deploy/image.bin", "removed\n")
    }
    // A name that git could read as a pattern.
    try sandbox.git(["mv", "deploy/image.bin", ":[a]*.bin"])
    let run = try sandbox.run("check", "--quiet")
    #expect(run.status == 1 && run.output.contains(":[a]*.bin"), "\(run.output)")
  }

  /// Everyone can read a config repository, so no private key may be inside of it.
  @Test func noKeyInsideASite() throws {
    let sandbox = try self.sandbox()
    let inside = try sandbox.run("keygen", "site/targets/a.key")
    #expect(inside.status == 64 && inside.errors.contains("must not be inside the config repository"), "\(inside.errors)")
    try FileManager.default.copyItem(atPath: sandbox.path("keys/targets.key"), toPath: sandbox.path("site/metadata/t.key"))
    let used = try sandbox.run(Self.publish + ["--key", "site/metadata/t.key"])
    #expect(used.status == 64 && used.errors.contains("must not be inside the config repository"), "\(used.errors)")
    let nested = try sandbox.run("site", "init", "--site", "other", "--keys", "other/keys")
    #expect(nested.status == 64 && !FileManager.default.fileExists(atPath: sandbox.path("other/keys/root-1.key")), "\(nested.errors)")
    #expect(!FileManager.default.fileExists(atPath: sandbox.path("other")), "a failed init leaves no folder")
    let around = try sandbox.run("site", "init", "--site", "all/site", "--keys", "all")
    #expect(around.status == 64 && !FileManager.default.fileExists(atPath: sandbox.path("all")), "\(around.errors)")
    let status = try sandbox.run("site", "status", "--site", "site")
    #expect(
      status.status == 1 && status.errors.contains("site/metadata/t.key contains a private key")
        && status.output.contains("root: version 1"))
    let json = try sandbox.run("site", "status", "--site", "site", "--json")
    #expect(json.output.contains("\"healthy\": false") && json.output.contains("site/metadata/t.key"))
    try FileManager.default.removeItem(atPath: sandbox.path("site/metadata/t.key"))
    #expect(try sandbox.run("site", "status", "--site", "site").status == 0)
    let again = try sandbox.run("site", "init", "--site", "site", "--keys", "more")
    #expect(again.status == 64 && again.errors.contains("already contains a config repository"), "\(again.errors)")
  }

  /// A link to a folder outside: nothing is written there.
  @Test(arguments: ["pending", "withdrawn", "targets/ferry"]) func aPlantedLinkToAFolder(_ name: String) throws {
    let sandbox = try self.sandbox()
    try FileManager.default.createDirectory(atPath: sandbox.path("outside"), withIntermediateDirectories: true)
    try FileManager.default.createDirectory(atPath: sandbox.path("site/targets"), withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(atPath: sandbox.path("site/\(name)"), withDestinationPath: sandbox.path("outside"))
    let keys = name == "pending" ? ["keys/targets.key"] : ["keys/targets.key", "keys/online.key"]
    let run = try sandbox.run(Self.publish.dropLast() + keys.flatMap { ["--key", $0] })
    #expect(run.status == 74 && run.errors.contains("site/\(name) is a symbolic link"), "\(run.output)\(run.errors)")
    #expect(try FileManager.default.contentsOfDirectory(atPath: sandbox.path("outside")).isEmpty)
  }

  /// 32 zero bytes are a point of order 4: anybody can compute signatures that verify with it.
  @Test func aKeyThatAnybodyCanSignForIsRefused() throws {
    let sandbox = try self.sandbox()
    let zeros = "AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA="
    try sandbox.write("zeros.pub", zeros + "\n")
    let why = "is rejected: it is a key of small order, for which anyone can sign\n"
    for given in [zeros, "zeros.pub"] {
      let run = try sandbox.run("site", "rotate", "--site", "site", "--role", "targets", "--add", given, "--key", "keys/root.key")
      #expect(run.status == 64 && run.errors.hasSuffix(why), "\(run.output)\(run.errors)")
    }
  }
}
