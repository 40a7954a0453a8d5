import FuzzTargets
import Testing

/// Every promise holds for what the fuzzer was begun with, and for what it once broke.
@Suite struct SeedTests {
  @Test(arguments: FuzzTarget.all.map(\.name)) func holds(_ name: String) throws {
    let target = try #require(FuzzTarget.all.first { $0.name == name })
    let seeds = try Seeds.read(name)
    #expect(seeds.count > 3, "\(name) begins with something")
    for (line, bytes) in seeds {
      do { try target.run(bytes) } catch { Issue.record("\(name).txt:\(line): \(error)") }
    }
  }
}
