extension Site {
  /// The page of a preview whose rules have had errors from the start. `script` shows them.
  package static func waiting(_ script: String) -> [UInt8] {
    let page =
      HTML.trusted("<!doctype html>\n")
      + tag(
        "html", ["lang": "en", "data-root": "/"],
        tag(
          "head", [:], tag("meta", ["charset": "utf-8"]),
          tag("meta", ["name": "viewport", "content": "width=device-width, initial-scale=1"]),
          tag("meta", ["name": "color-scheme", "content": "light dark"]), tag("title", [:], "Rules with errors"),
          HTML.element("style", [:], [.code(SiteStyle.text)])),
        tag(
          "body", [:],
          tag(
            "main", ["id": "main"], tag("h1", [:], "The rules have errors"),
            tag("p", ["class": "lead"], "The pages appear when they are fixed.")),
          HTML.element("script", [:], [.code(script)])))
    return Array(page.markup.utf8)
  }
}
