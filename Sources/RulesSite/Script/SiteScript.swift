/// The scripts of the pages.
package enum SiteScript {
  /// The script in every page. It loads the others, which its hash in the content security policy allows. Browsers refuse modules and `fetch` on pages
  /// that are opened as files, so the evaluator and the bundle are scripts there.
  static let loader = #"""
    (() => {
      const root = document.documentElement.dataset.root;
      const names = location.protocol === 'file:' ? ['data.js', 'rules.js', 'evaluator.js', 'site.js'] : ['data.js', 'site.js'];
      for (const name of names) {
        const script = document.createElement('script');
        script.src = root + 'assets/' + name;
        script.async = false;
        document.head.append(script);
      }
    })();
    """#.unindented

  /// The code of all pages.
  package static let text: String =
    ([
      "'use strict';\n(() => {\n", helpers, evaluator, persona, permalink, asking, answers, details, pictures, sheets, bar, drawer,
      scenario, finder, ladder, week, live, start, "})();\n",
    ])
    .joined().unindented
}

extension String {
  /// The text without indentation, empty lines, and lines that are comments.
  var unindented: String {
    split(separator: "\n").map { $0.drop { $0 == " " } }.filter { !$0.isEmpty && !$0.hasPrefix("// ") && !$0.hasPrefix("/** ") }.joined(
      separator: "\n") + "\n"
  }
}
