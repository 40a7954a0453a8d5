// swift-tools-version: 6.2
import PackageDescription

// docs/contribute/architecture.md lists the modules that each module may import; Tests/RulebookTests/ArchitectureTests compares every file with it.
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

    // The formats of the bundle, of requests, and of answers, each declared once, and the program that generates Swift from them.
    .target(name: "BundleFormat"),
    .target(name: "RequestFormat", dependencies: ["BundleFormat"]),
    .executableTarget(name: "format-files", dependencies: ["BundleFormat", "RequestFormat"]),

    // The runtime in apps: no dependencies, no Foundation, compiles as Embedded Swift.
    .target(name: "RulesBundle"),
    .target(name: "RulesJSON"),
    .target(name: "RulesRuntime", dependencies: ["RulesBundle", "RulesJSON"]),

    // Requests and answers as JSON, for servers, browsers, and the command line.
    .target(name: "RulesRequests", dependencies: ["RulesRuntime", "RulesBundle", "RulesJSON"]),

    // Adapters between the system and the runtime.
    .target(name: "HostTime", dependencies: ["RulesRuntime", "RulesBundle"]),
    .target(name: "HostNotifications", dependencies: ["RulesRuntime", "RulesBundle", "RulesJSON"]),

    // Remote config: its format, and the loader in apps.
    .target(
      name: "RemoteConfigs", dependencies: ["RulesRuntime", "RulesBundle", "RulesJSON", .product(name: "Crypto", package: "swift-crypto")]),
    .target(name: "RulesDelivery", dependencies: ["RemoteConfigs", "RulesRuntime", "RulesBundle", "RulesJSON"]),

    // The compiler.
    .target(name: "SourceText"),
    .target(name: "ParallelMap"),
    .target(name: "Diagnostics", dependencies: ["SourceText"]),
    .target(name: "YAMLTree", dependencies: ["Diagnostics", "SourceText", "CLibYAML"]),
    .target(name: "Conditions", dependencies: ["Diagnostics", "SourceText", "RulesBundle"]),
    .target(name: "Schema", dependencies: ["YAMLTree", "Diagnostics", "SourceText", "ParallelMap"]),
    .target(
      name: "RuleKinds",
      dependencies: ["Schema", "YAMLTree", "Conditions", "Diagnostics", "SourceText", "ParallelMap", "RulesBundle"]),
    .target(
      name: "RuleChecks",
      dependencies: ["RuleKinds", "Schema", "YAMLTree", "Conditions", "Diagnostics", "SourceText", "ParallelMap", "RulesBundle"]),
    .target(
      name: "RulesCompiler",
      dependencies: ["RuleKinds", "Schema", "YAMLTree", "Conditions", "RulesBundle", "Diagnostics", "SourceText", "ParallelMap"]),
    .target(name: "RuleQueries", dependencies: ["RuleKinds", "Schema", "Diagnostics", "SourceText", "RulesBundle", "RulesJSON"]),
    .target(
      name: "Emitters", dependencies: ["RequestFormat", "RuleKinds", "Schema", "Diagnostics", "SourceText", "RulesBundle", "RulesJSON"]),
    .target(
      name: "RulesScenarios",
      dependencies: [
        "RulesCompiler", "RuleKinds", "Schema", "YAMLTree", "Diagnostics", "SourceText", "RulesRequests", "RulesRuntime", "RulesBundle",
        "RulesJSON",
      ]),
    .target(
      name: "RulesEditing",
      dependencies: ["RulesCompiler", "RuleKinds", "Schema", "YAMLTree", "Conditions", "Diagnostics", "SourceText", "RulesBundle"]),
    .target(
      name: "RulesDiff",
      dependencies: [
        "RulesScenarios", "RulesCompiler", "RuleKinds", "Schema", "YAMLTree", "Conditions", "Diagnostics", "SourceText",
        "RulesRequests", "RulesRuntime", "RulesBundle", "RulesJSON", "ParallelMap",
      ]),
    .target(
      name: "RulesMutation",
      dependencies: [
        "RulesScenarios", "RulesCompiler", "RulesDiff", "RuleKinds", "Schema", "YAMLTree", "Conditions", "Diagnostics", "SourceText",
        "RulesRuntime", "RulesBundle", "RulesJSON", "ParallelMap",
      ]),
    // The language server: its protocol, and the features of an editor. `rulebook lsp` connects it to standard input and output.
    .target(name: "LanguageServer", dependencies: ["SourceText", "RulesJSON"]),
    .target(
      name: "RulesIDE",
      dependencies: [
        "LanguageServer", "RequestFormat", "RuleChecks", "RuleKinds", "RuleQueries", "RulesCompiler", "RulesDiff", "RulesEditing",
        "RulesScenarios", "Schema", "YAMLTree", "Conditions", "Diagnostics", "SourceText", "RulesRuntime", "RulesBundle", "RulesJSON",
      ]),
    .target(
      name: "RulesSite",
      dependencies: ["RuleQueries", "RulesScenarios", "RuleKinds", "Schema", "SourceText", "RulesBundle", "RulesJSON", "ParallelMap"]),
    .target(
      name: "RulesPublishing",
      dependencies: [
        "RemoteConfigs", "RulesCompiler", "RuleKinds", "Schema", "YAMLTree", "Diagnostics", "RulesRuntime", "RulesBundle", "RulesJSON",
        "SourceText",
      ]),
    // The tool has two programs, so that a new clone can show a decision before swift-crypto is compiled. The commands that sign and verify are in
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
        "RulebookSupport", "RulesSite", "RulesDiff", "RulesMutation", "RulesEditing", "RulesCompiler", "RulesScenarios", "RuleChecks",
        "RuleQueries",
        "RuleKinds",
        "Schema", "Emitters", "RulesRequests", "RulesRuntime", "HostTime", "RulesBundle", "RulesJSON", "Conditions", "Diagnostics",
        "SourceText", "ParallelMap", "LanguageServer", "RulesIDE", .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ]),
    .executableTarget(
      name: "rulebook-publish",
      dependencies: [
        "RulebookSupport", "RulesPublishing", "RemoteConfigs", "RulesDiff", "RulesCompiler", "RuleKinds", "Schema", "Emitters",
        "RulesRuntime",
        "HostTime", "RulesBundle", "RulesJSON", "Diagnostics", "SourceText",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ]),

    // The output of `rulebook build`, named in rules/manifest.yaml.
    .target(name: "CHandzRules", path: "generated/C"),
    .target(name: "HandzRules", dependencies: ["CHandzRules", "RulesBundle", "RulesRuntime"], path: "generated/Swift"),

    // Examples of an app and a server.
    .executableTarget(
      name: "LibraryExample", dependencies: ["HandzRules", "HostNotifications", "RulesRuntime"], path: "Examples/Library",
      exclude: ["README.md"]),
    .executableTarget(
      name: "ServerExample", dependencies: ["HandzRules", "RulesDelivery", "RemoteConfigs", "RulesRuntime"], path: "Examples/Server",
      exclude: ["README.md"]),

    // Test support: reference implementations, and properties that hold for any input.
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
    // The client that others' test suites of TUF expect, for `make check-tuf`.
    .executableTarget(name: "tuf-client", dependencies: ["RulesDelivery", "RemoteConfigs"], path: "Tests/Support/TUFClient"),
    // What `make bench` measures of a client of remote config. `Benchmarks` is another package, which cannot use package declarations.
    .executableTarget(
      name: "signature-laps", dependencies: ["RemoteConfigs", "RulesJSON", .product(name: "Crypto", package: "swift-crypto")],
      path: "Tests/Support/SignatureLaps"),
    .testTarget(name: "SeedTests", dependencies: ["FuzzTargets"], path: "Tests/Support/SeedTests"),
    .testTarget(
      name: "EmittersTests",
      dependencies: [
        "TestSupport", "RuleChecks", "HandzRules", "Emitters", "RulesCompiler", "RuleKinds", "Schema", "Diagnostics", "SourceText",
        "RulesRequests", "RulesRuntime", "RulesBundle", "RulesJSON", "HostNotifications", "HostTime", "RulesDelivery",
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
      name: "RulesDeliveryTests",
      dependencies: ["RemoteConfigs", "RulesDelivery", "HandzRules", "RulesRuntime", "RulesBundle", "RulesJSON"]),
    .testTarget(name: "RulesPublishingTests", dependencies: ["RulesPublishing", "RemoteConfigs", "RulesBundle", "RulesJSON"]),
    .testTarget(name: "RulesSiteTests", dependencies: ["RulesSite", "RulesJSON"]),
    .testTarget(name: "DiagnosticsTests", dependencies: ["Diagnostics", "SourceText"]),
    .testTarget(name: "YAMLTreeTests", dependencies: ["YAMLTree", "Diagnostics", "SourceText"]),
    .testTarget(name: "ConditionsTests", dependencies: ["Conditions", "Diagnostics", "SourceText", "RulesBundle"]),
    .testTarget(
      name: "RuleKindsTests",
      dependencies: [
        "TestSupport", "RuleChecks", "RuleKinds", "RulesCompiler", "RulesDiff", "RulesEditing", "RulesMutation", "Schema", "YAMLTree",
        "Conditions", "Diagnostics", "SourceText", "RulesBundle", "HostTime",
      ],
      exclude: ["Fixtures", "Mistakes", "Legitimate/edits.yaml", "Copy/plurals.txt"]),
    .testTarget(
      name: "RulesScenariosTests",
      dependencies: [
        "TestSupport", "Reference", "RulesScenarios", "RulesCompiler", "RulesRequests", "RulesRuntime", "RuleKinds", "Schema", "Conditions",
        "Diagnostics", "SourceText", "RulesBundle", "RulesJSON",
      ]),
    .testTarget(
      name: "RulesMutationTests",
      dependencies: [
        "TestSupport", "RulesMutation", "RulesCompiler", "RuleKinds", "Schema", "Diagnostics", "SourceText", "RulesRuntime", "HostTime",
      ],
      exclude: ["Pool"]),
    .testTarget(
      name: "RulesEditingTests",
      dependencies: [
        "TestSupport", "RulesEditing", "RulesScenarios", "RulesCompiler", "RuleKinds", "HostTime", "Schema", "YAMLTree", "Diagnostics",
        "SourceText",
      ],
      exclude: ["Formatting"]),
    .testTarget(
      name: "RulesDiffTests",
      dependencies: [
        "TestSupport", "RulesDiff", "RulesCompiler", "RuleKinds", "Schema", "YAMLTree", "Conditions", "Diagnostics", "SourceText",
        "RulesRequests", "RulesRuntime", "RulesBundle", "RulesJSON", "HostTime", "RulesMutation",
      ],
      exclude: ["Golden", "Changes/Corpus", "Changes/README.md", "Judges/Studio"]),
    .testTarget(
      name: "RulesIDETests",
      dependencies: [
        "TestSupport", "RulesIDE", "LanguageServer", "RuleChecks", "RuleKinds", "RulesCompiler", "Schema", "Diagnostics", "SourceText",
        "RulesJSON", "HostTime",
      ]),
    .testTarget(
      name: "RulebookTests",
      dependencies: [
        "TestSupport", "RuleChecks", "RulesDelivery", "RemoteConfigs", "HandzRules", "RulesRuntime", "RulesBundle", "RulesCompiler",
        "RuleKinds", "Schema", "YAMLTree", "Emitters", "RuleQueries", "Diagnostics", "SourceText", "RulesJSON",
      ], exclude: ["KitchenSink"]),
  ],
  swiftLanguageModes: [.v6]
)

// The fuzzer has no entry point of its own. libFuzzer provides it, and only a build with `--sanitize fuzzer` links libFuzzer.
if Context.environment["RULEBOOK_FUZZED"] != nil {
  package.targets.append(
    .executableTarget(
      name: "Fuzzer", dependencies: ["FuzzTargets"], path: "Tests/Support/Fuzzer", swiftSettings: [.unsafeFlags(["-parse-as-library"])]))
}

// Plugins of the package manager. `.ci/make-packages` makes a package of them that uses the released tool. The Makefile omits them: SwiftPM would build
// the whole tool a second time for them.
if Context.environment["RULEBOOK_STATIC"] != "1" {
  package.products += [
    .plugin(name: "RulebookPlugin", targets: ["RulebookPlugin"]),
    .plugin(name: "RulebookCommand", targets: ["RulebookCommand"]),
  ]
  package.targets += [
    .plugin(name: "RulebookPlugin", capability: .buildTool(), dependencies: ["rulebook"]),
    .plugin(
      name: "RulebookCommand",
      capability: .command(
        // Without a declared permission, commands that only read need no confirmation. Those that write need --allow-writing-to-package-directory.
        intent: .custom(verb: "rulebook", description: "Checks and compiles product rules: swift package rulebook check")),
      dependencies: ["rulebook"]),
  ]
}

// The plugin of `make docs`, which packages that depend on this one do not need.
if Context.environment["RULEBOOK_DOCS"] != nil {
  package.dependencies.append(.package(url: "https://github.com/swiftlang/swift-docc-plugin", from: "1.5.0"))
}

// Only the Makefile sets this, because a package with the flags below cannot be a dependency.
let isStatic = Context.environment["RULEBOOK_STATIC"] == "1"

// Users and tests share one release build. Optimizing takes most of it, so only the modules are optimized in which commands spend their time: without
// one of these, the budgets of instructions (Tests/Tools/instructions.json) rise.
let optimized: Set<String> = [
  "RulesBundle", "RulesJSON", "RulesRuntime", "RulesRequests", "SourceText", "ParallelMap", "YAMLTree", "Schema", "Conditions", "RuleKinds",
  "RuleChecks", "RulesCompiler", "RulesScenarios", "RemoteConfigs", "Diagnostics", "Emitters", "RulebookSupport",
  "HostTime", "RequestFormat", "BundleFormat", "LanguageServer", "RulesIDE",
]
let tests: Set<String> = Set(package.targets.filter { $0.type == .test }.map(\.name)).union([
  "TestSupport", "Reference", "FuzzTargets", "tuf-client",
])
let plain = isStatic ? Set(package.targets.map(\.name)).subtracting(optimized) : tests

// On Linux, each program of the tool is a static executable, which starts fast and runs without Swift. The libraries that Foundation needs are listed
// here, so that the tool and the tests, which use shared libraries, are built from the same modules.
if isStatic {
  let foundation = ["_FoundationCollections", "_FoundationCShims", "_FoundationICU", "CoreFoundation", "swiftSynchronization"]
  for tool in package.targets where ["rulebook", "rulebook-publish"].contains(tool.name) {
    tool.linkerSettings = [.unsafeFlags(["-static-executable", "-use-ld=lld"] + foundation.map { "-l\($0)" }, .when(platforms: [.linux]))]
  }
}

let embeddable: Set<String> = ["RulesBundle", "RulesJSON", "RulesRuntime", "RulesRequests"]
for target in package.targets where target.type != .system && target.type != .plugin {
  var settings: [SwiftSetting] = [
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .enableUpcomingFeature("ExistentialAny"),
  ]
  if embeddable.contains(target.name) { settings.append(.treatWarning("EmbeddedRestrictions", as: .error)) }
  if plain.contains(target.name) { settings.append(.unsafeFlags(["-Onone"], .when(configuration: .release))) }
  // Nothing waits for these modules, so that writing each together with its code saves reading it twice.
  if isStatic, target.type == .test || target.name == "RuleChecks" { settings.append(.unsafeFlags(["-no-emit-module-separately-wmo"])) }
  target.swiftSettings = (target.swiftSettings ?? []) + settings
}
