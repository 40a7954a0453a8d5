// swift-tools-version: 6.2
import PackageDescription

// A separate package, so that the libraries that are only compared are not dependencies of Rulebook.
let package = Package(
  name: "Benchmarks",
  platforms: [.macOS(.v13)],
  dependencies: [
    .package(name: "Rulebook", path: ".."),
    .package(url: "https://github.com/jpsim/Yams", from: "6.2.2"),
    .package(url: "https://github.com/apple/swift-crypto", from: "4.5.2"),
  ],
  targets: [
    .systemLibrary(name: "CYAML", path: "Sources/CYAML", pkgConfig: "yaml-0.1", providers: [.apt(["libyaml-dev"]), .brew(["libyaml"])]),
    // The physical limit of reading YAML: libyaml's events, discarded. The same code runs in this process and as its own process.
    .target(name: "Drain", dependencies: ["CYAML"]),
    .executableTarget(name: "drain-files", dependencies: ["Drain"]),
    .executableTarget(
      name: "bench",
      dependencies: [
        "Drain", "Yams", .product(name: "Crypto", package: "swift-crypto"), .product(name: "RulesCompiler", package: "Rulebook"),
        .product(name: "RulesRuntime", package: "Rulebook"), .product(name: "RulesRequests", package: "Rulebook"),
        .product(name: "RulesDelivery", package: "Rulebook"),
        .product(name: "HostTime", package: "Rulebook"), .product(name: "HandzRules", package: "Rulebook"),
      ]),
  ],
  swiftLanguageModes: [.v6]
)
