extension Starter {
  /// The files around the rules: a Swift package with a program, a Makefile, a hook, settings of an editor, and CI.
  var surroundings: [File] {
    [
      File(path: "Package.swift", text: manifest),
      File(path: "Sources/\(type)App/main.swift", text: program),
      File(path: "generated/Swift/\(type).swift", text: "// Run `rulebook build`.\n"),
      File(path: "generated/C/bundle.c", text: "// Run `rulebook build`.\n"),
      File(path: "generated/C/include/bundle.h", text: "// Run `rulebook build`.\n"),
      File(path: "Makefile", text: makefile, canDiffer: true),
      File(path: ".gitignore", text: ".build/\n.rulebook/\ngenerated/*.map.json\n", canDiffer: true),
      File(path: ".githooks/pre-commit", text: hook, isExecutable: true, canDiffer: true),
      File(
        path: ".vscode/settings.json",
        text: """
          {
            "[yaml]": {"editor.tabSize": 2, "editor.rulers": [150]},
            "files.watcherExclude": {"**/.build/**": true},
            "yaml.schemas": {}
          }

          """, canDiffer: true),
      File(path: ".vscode/extensions.json", text: "{\n  \"recommendations\": [\"redhat.vscode-yaml\"]\n}\n", canDiffer: true),
      File(path: ".github/workflows/rules.yml", text: workflow, canDiffer: true),
    ]
  }

  private var manifest: String {
    let package = PackageLocation(package)
    return """
      // swift-tools-version: 6.2
      \("import") PackageDescription

      let package = Package(
        name: "\(type)",
        platforms: [.macOS(.v13), .iOS(.v16)],
        products: [.library(name: "\(type)Rules", targets: ["\(type)Rules"])],
        dependencies: [.package(\(package.argument))],
        targets: [
          // What `rulebook build` generates from rules/.
          .target(name: "C\(type)Rules", path: "generated/C"),
          .target(
            name: "\(type)Rules",
            dependencies: [
              "C\(type)Rules", .product(name: "RulesBundle", package: \(package.identity)), .product(name: "RulesRuntime", package: \(package.identity)),
            ],
            path: "generated/Swift"),
          .executableTarget(name: "\(type)App", dependencies: ["\(type)Rules"]),
        ])

      """
  }

  /// A program that decides whether a user can save an item, below the limit and at it.
  private var program: String {
    """
    import \(type)Rules

    let facts = \(type)Facts(plan: .free)
    for saved in [2, 5] {
      switch \(type).decide(.itemSave(itemsSaved: saved), facts) {
      case .allowed: print("\\(saved) items saved: allowed")
      case .denied(_, let reason, let details): print("\\(saved) items saved: denied (\\(reason)). \\(details.copy?.text ?? "")")
      }
    }

    """
  }

  private var makefile: String {
    """
    RULEBOOK ?= rulebook

    .PHONY: all check build test run hooks

    all: check build test

    check:
    \t$(RULEBOOK) check

    build:
    \t$(RULEBOOK) build

    test:
    \t$(RULEBOOK) test

    run: build
    \tswift run \(type)App

    # Checks the rules before each commit in this clone.
    hooks:
    \tgit config core.hooksPath .githooks

    """
  }

  private var hook: String {
    """
    #!/bin/sh
    # Rejects a commit whose rules have errors, whose generated files are stale, or whose scenarios fail. `make hooks` installs it.
    set -e
    rulebook=${RULEBOOK:-rulebook}
    $rulebook check --quiet
    $rulebook build --check --quiet
    $rulebook test --quiet

    """
  }

  private var workflow: String {
    """
    # Checks the rules of each change. To install `rulebook` from a folder with wheels instead of PyPI, add `--no-index --find-links FOLDER` to `pip install`.
    name: rules
    on:
      push: {branches: [main]}
      pull_request:
    jobs:
      rules:
        runs-on: ubuntu-24.04
        steps:
          - uses: actions/checkout@v4
          - uses: actions/setup-python@v5
            with: {python-version: "3.13"}
          - run: pip install rulebook-cli
          - run: rulebook check --format github
          - run: rulebook build --check
          - run: rulebook test --format github

    """
  }
}
