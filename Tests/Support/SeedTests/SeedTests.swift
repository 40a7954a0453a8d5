import FuzzTargets
import Testing

/// Every invariant holds for the seeds of the fuzzer, and for inputs that once violated it.
@Suite struct SeedTests {
  @Test(arguments: FuzzTarget.all.map(\.name)) func holds(_ name: String) throws {
    let target = try #require(FuzzTarget.all.first { $0.name == name })
    let seeds = try Seeds.read(name)
    #expect(seeds.count > 3, "\(name) has too few seeds")
    for (line, bytes) in seeds {
      do { try target.run(bytes) } catch { Issue.record("\(name).txt:\(line): \(error)") }
    }
  }
}
