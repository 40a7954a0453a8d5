// swift-tools-version: 6.2
import PackageDescription

// Who may import whom is the table in docs/contribute/architecture.md; Tests/RulebookTests/ArchitectureTests compares every file with it.
let package = Package(
  name: "Rulebook",
  platforms: [.macOS(.v13), .iOS(.v16)],
  products: [
    .executable(name: "rulebook", targets: ["rulebook"]),
    .executable(name: "rulebook-publish", targets: ["rulebook-publish"]),
    .library(name: "RulesBundle", targets: ["RulesBundle"]),
    .library(name: "RulesRuntime", targets: ["RulesRuntime"]),
    .library(name: "RulesRequests", targets: ["RulesRequests"]),
    .library(name: "HostTime", targets: ["HostTime"]),
    .library(name: "HostNotifications", targets: ["HostNotifications"]),
    .library(name: "RulesDelivery", targets: ["RemoteConfigs", "RulesDelivery"]),
    .library(name: "HandzRules", targets: ["HandzRules"]),
    .library(
      name: "RulesCompiler",
      targets: ["RulesCompiler", "RuleChecks", "RuleKinds", "Schema", "YAMLTree", "Conditions", "Diagnostics", "SourceText"]),
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
    .package(url: "https://github.com/apple/swift-crypto", from: "4.5.2"),
  ],
  targets: [
    .systemLibrary(name: "CLibYAML", pkgConfig: "yaml-0.1", providers: [.apt(["libyaml-dev"]), .brew(["libyaml"])]),

    // The format of the bundle, and that of requests and answers, each declared once, and what writes the Swift that follows from them.
    .target(name: "BundleFormat"),
    .target(name: "RequestFormat", dependencies: ["BundleFormat"]),
    .executableTarget(name: "format-files", dependencies: ["BundleFormat", "RequestFormat"]),

    // The phone's side: no dependency, no Foundation, compiles as Embedded Swift.
    .target(name: "RulesBundle"),
    .target(name: "RulesJSON"),
    .target(name: "RulesRuntime", dependencies: ["RulesBundle", "RulesJSON"]),

    // Questions and answers as JSON: what a server, a browser and the command line speak.
    .target(name: "RulesRequests", dependencies: ["RulesRuntime", "RulesBundle", "RulesJSON"]),

    // What a host hands to the runtime.
    .target(name: "HostTime", dependencies: ["RulesRuntime", "RulesBundle"]),
    .target(name: "HostNotifications", dependencies: ["RulesRuntime", "RulesBundle", "RulesJSON"]),

    // How values come from a server: what travels, and who loads it.
    .target(
      name: "RemoteConfigs", dependencies: ["RulesRuntime", "RulesBundle", "RulesJSON", .product(name: "Crypto", package: "swift-crypto")]),
    .target(name: "RulesDelivery", dependencies: ["RemoteConfigs", "RulesRuntime", "RulesBundle", "RulesJSON"]),

    // The compiler's side.
    .target(name: "SourceText"),
    .target(name: "Workers"),
    .target(name: "Diagnostics", dependencies: ["SourceText"]),
    .target(name: "YAMLTree", dependencies: ["Diagnostics", "SourceText", "CLibYAML"]),
    .target(name: "Conditions", dependencies: ["Diagnostics", "SourceText", "RulesBundle"]),
    .target(name: "Schema", dependencies: ["YAMLTree", "Diagnostics", "SourceText", "Workers"]),
    .target(
      name: "RuleKinds",
      dependencies: ["Schema", "YAMLTree", "Conditions", "Diagnostics", "SourceText", "Workers", "RulesBundle"]),
    .target(
      name: "RuleChecks",
      dependencies: ["RuleKinds", "Schema", "YAMLTree", "Conditions", "Diagnostics", "SourceText", "Workers", "RulesBundle"]),
    .target(
      name: "RulesCompiler",
      dependencies: ["RuleKinds", "Schema", "YAMLTree", "Conditions", "RulesBundle", "Diagnostics", "SourceText", "Workers"]),
    .target(name: "RuleQueries", dependencies: ["RuleKinds", "Schema", "Diagnostics", "SourceText", "RulesBundle", "RulesJSON"]),
    .target(
      name: "Emitters", dependencies: ["RequestFormat", "RuleKinds", "Schema", "Diagnostics", "SourceText", "RulesBundle", "RulesJSON"]),
    .target(
      name: "RulesScenarios",
      dependencies: [
        "RulesCompiler", "RuleKinds", "Schema", "Diagnostics", "SourceText", "RulesRequests", "RulesRuntime", "RulesBundle",
        "RulesJSON",
      ]),
    .target(
      name: "RulesEditing", dependencies: ["RulesCompiler", "RuleKinds", "Schema", "YAMLTree", "Diagnostics", "SourceText"]),
    .target(
      name: "RulesDiff",
      dependencies: [
        "RulesScenarios", "RulesCompiler", "RuleKinds", "Schema", "YAMLTree", "Conditions", "Diagnostics", "SourceText",
        "RulesRequests", "RulesRuntime", "RulesBundle", "RulesJSON",
      ]),
    .target(
      name: "RulesPublishing",
      dependencies: ["RemoteConfigs", "RulesCompiler", "RuleKinds", "RulesRuntime", "RulesBundle", "RulesJSON", "SourceText"]),
    // The tool: two programs, so that a fresh clone makes its first decision before swift-crypto is compiled. What signs and verifies is in
    // `rulebook-publish`, which `rulebook` starts.
    .target(
      name: "RulebookSupport",
      dependencies: [
        "RulesCompiler", "RuleChecks", "RuleKinds", "Schema", "YAMLTree", "Diagnostics", "RulesRuntime", "HostTime", "RulesBundle",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ]),
    .executableTarget(
      name: "rulebook",
      dependencies: [
        "RulebookSupport", "RulesDiff", "RulesEditing", "RulesCompiler", "RulesScenarios", "RuleChecks", "RuleQueries", "RuleKinds",
        "Schema", "Emitters", "RulesRequests", "RulesRuntime", "HostTime", "RulesBundle", "RulesJSON", "Conditions", "Diagnostics",
        "SourceText", .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ]),
    .executableTarget(
      name: "rulebook-publish",
      dependencies: [
        "RulebookSupport", "RulesPublishing", "RemoteConfigs", "RulesDiff", "RulesCompiler", "RuleKinds", "Emitters", "RulesRuntime",
        "HostTime", "RulesBundle", "RulesJSON", "Diagnostics", "SourceText",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ]),

    // What `rulebook build` writes, compiled and tested like everything else. Named in rules/manifest.yaml.
    .target(name: "CHandzRules", path: "generated/C"),
    .target(name: "HandzRules", dependencies: ["CHandzRules", "RulesBundle", "RulesRuntime"], path: "generated/Swift"),

    // How an app uses them.
    .executableTarget(
      name: "LibraryExample", dependencies: ["HandzRules", "HostNotifications", "RulesRuntime"], path: "Examples/Library",
      exclude: ["README.md"]),
    .executableTarget(
      name: "ServerExample", dependencies: ["HandzRules", "RulesDelivery", "RemoteConfigs", "RulesRuntime"], path: "Examples/Server",
      exclude: ["README.md"]),

    // What tests lean on: the plain meaning of things, and promises about any bytes at all.
    .target(
      name: "Reference", dependencies: ["RuleKinds", "Conditions", "RulesRequests", "RulesRuntime", "RulesBundle"],
      path: "Tests/Support/Reference"),
    .target(
      name: "TestSupport", dependencies: ["RulesCompiler", "RuleChecks", "RuleKinds", "Schema", "RulesRuntime", "RulesBundle"],
      path: "Tests/Support/TestSupport"),
    .target(
      name: "FuzzTargets",
      dependencies: [
        "TestSupport", "Reference", "HandzRules", "RulesEditing", "RulesCompiler", "RuleKinds", "Schema", "YAMLTree", "Conditions",
        "Diagnostics", "SourceText", "RemoteConfigs", "RulesRequests", "RulesRuntime", "RulesBundle", "RulesJSON",
      ],
      path: "Tests/Support/FuzzTargets", exclude: ["Seeds"]),
    .testTarget(name: "SeedTests", dependencies: ["FuzzTargets"], path: "Tests/Support/SeedTests"),
    .testTarget(
      name: "EmittersTests",
      dependencies: [
        "TestSupport", "RuleChecks", "HandzRules", "Emitters", "RulesCompiler", "RuleKinds", "Schema", "Diagnostics", "SourceText",
        "RulesRequests", "RulesRuntime", "RulesBundle", "RulesJSON", "HostNotifications", "HostTime",
      ],
      exclude: ["Ferry", "Mistakes"]),
    .testTarget(name: "RulesJSONTests", dependencies: ["RulesJSON"]),
    .testTarget(
      name: "RulesBundleTests",
      dependencies: [
        "TestSupport", "BundleFormat", "RulesBundle", "RulesCompiler", "Schema", "Emitters", "RulesJSON", "RulesRequests",
        "RulesRuntime",
      ]),
    .testTarget(
      name: "RulesRuntimeTests",
      dependencies: [
        "TestSupport", "Reference", "BundleFormat", "RequestFormat", "RulesRequests", "RulesRuntime", "HostTime", "RulesBundle",
        "RulesJSON", "RulesCompiler", "Schema",
      ],
      exclude: ["Navigation/hostile.txt", "Stored"]),
    .testTarget(name: "HostTimeTests", dependencies: ["TestSupport", "HostTime", "RulesRuntime", "RulesBundle"]),
    .testTarget(
      name: "HostNotificationsTests",
      dependencies: ["HostNotifications", "HostTime", "HandzRules", "RulesRuntime", "RulesBundle", "RulesJSON"],
      exclude: ["StandIn"]),
    .testTarget(
      name: "RulesDeliveryTests", dependencies: ["RemoteConfigs", "RulesDelivery", "HandzRules", "RulesRuntime", "RulesBundle", "RulesJSON"]),
    .testTarget(name: "RulesPublishingTests", dependencies: ["RulesPublishing", "RemoteConfigs", "RulesBundle", "RulesJSON"]),
    .testTarget(name: "DiagnosticsTests", dependencies: ["Diagnostics", "SourceText"]),
    .testTarget(name: "YAMLTreeTests", dependencies: ["YAMLTree", "Diagnostics", "SourceText"]),
    .testTarget(name: "ConditionsTests", dependencies: ["Conditions", "Diagnostics", "SourceText", "RulesBundle"]),
    .testTarget(
      name: "RuleKindsTests",
      dependencies: ["TestSupport", "RuleChecks", "RuleKinds", "RulesCompiler", "Schema", "YAMLTree", "Diagnostics", "SourceText"],
      exclude: ["Fixtures", "Mistakes", "Copy/plurals.txt"]),
    .testTarget(
      name: "RulesScenariosTests",
      dependencies: [
        "TestSupport", "Reference", "RulesScenarios", "RulesCompiler", "RulesRequests", "RulesRuntime", "RuleKinds", "Schema",
        "Diagnostics", "SourceText", "RulesBundle", "RulesJSON",
      ]),
    .testTarget(
      name: "RulesEditingTests",
      dependencies: ["TestSupport", "RulesEditing", "RulesCompiler", "Schema", "YAMLTree", "Diagnostics", "SourceText"],
      exclude: ["Formatting"]),
    .testTarget(
      name: "RulesDiffTests",
      dependencies: [
        "TestSupport", "RulesDiff", "RulesCompiler", "RuleKinds", "Schema", "YAMLTree", "Diagnostics", "SourceText", "RulesRequests",
        "RulesRuntime", "RulesBundle", "RulesJSON", "HostTime",
      ],
      exclude: ["Golden"]),
    .testTarget(
      name: "RulebookTests",
      dependencies: [
        "TestSupport", "RuleChecks", "RulesDelivery", "RemoteConfigs", "HandzRules", "RulesRuntime", "RulesBundle", "RulesCompiler",
        "RuleKinds", "Schema", "YAMLTree", "Emitters", "RuleQueries", "Diagnostics", "SourceText", "RulesJSON",
      ], exclude: ["KitchenSink"]),
  ],
  swiftLanguageModes: [.v6]
)

// The fuzzer's program has no entry point of its own: libFuzzer brings it, and only a build with `--sanitize fuzzer` has libFuzzer.
if Context.environment["RULEBOOK_FUZZED"] != nil {
  package.targets.append(
    .executableTarget(
      name: "Fuzzer", dependencies: ["FuzzTargets"], path: "Tests/Support/Fuzzer", swiftSettings: [.unsafeFlags(["-parse-as-library"])]))
}

// The plugin of `make docs`. Nobody who depends on this package needs it.
if Context.environment["RULEBOOK_DOCS"] != nil {
  package.dependencies.append(.package(url: "https://github.com/swiftlang/swift-docc-plugin", from: "1.5.0"))
}

// Everything is built once, for release, for people and for tests. What only tests use is not optimised: that would take longer than to run it.
let plain: Set<String> = Set(package.targets.filter { $0.type == .test }.map(\.name)).union(["TestSupport", "Reference", "FuzzTargets"])

// On Linux each program of the tool is one static file: it starts fast and runs where there is no Swift. Only the Makefile asks for it, since no other
// package could use one with such flags. What Foundation stands on is named here, so that the same modules make the tool and, with shared libraries, the
// tests.
if Context.environment["RULEBOOK_STATIC"] == "1" {
  let foundation = ["_FoundationCollections", "_FoundationCShims", "_FoundationICU", "CoreFoundation", "swiftSynchronization"]
  for tool in package.targets where ["rulebook", "rulebook-publish"].contains(tool.name) {
    tool.linkerSettings = [.unsafeFlags(["-static-executable", "-use-ld=lld"] + foundation.map { "-l\($0)" }, .when(platforms: [.linux]))]
  }
}

let embeddable: Set<String> = ["RulesBundle", "RulesJSON", "RulesRuntime", "RulesRequests"]
for target in package.targets where target.type != .system {
  var settings: [SwiftSetting] = [
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .enableUpcomingFeature("ExistentialAny"),
  ]
  if embeddable.contains(target.name) { settings.append(.treatWarning("EmbeddedRestrictions", as: .error)) }
  if plain.contains(target.name) { settings.append(.unsafeFlags(["-Onone"], .when(configuration: .release))) }
  target.swiftSettings = (target.swiftSettings ?? []) + settings
}
