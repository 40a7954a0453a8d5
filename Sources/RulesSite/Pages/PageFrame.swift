internal import RulesBundle
internal import RulesJSON

/// The frame that all pages share: head, navigation, persona bar, content, and data for the scripts.
struct PageFrame {
  var title: String
  /// The way from the page to the root: `` or `../`.
  var root: String
  /// The file of the page in the navigation.
  var current: String
  var site: Site
  var content: [HTML]
  /// What the scripts of this page need.
  var data: [JSON.Member] = []

  /// The whole page.
  var bytes: [UInt8] {
    let product = site.bundle.json.text("product")
    let page =
      HTML.trusted("<!doctype html>\n")
      + tag(
        "html", ["lang": "en", "data-root": root],
        tag(
          "head", [:], tag("meta", ["charset": "utf-8"]),
          tag("meta", ["http-equiv": "Content-Security-Policy", "content": PageFrame.policy]),
          tag("meta", ["name": "viewport", "content": "width=device-width, initial-scale=1"]),
          tag("meta", ["name": "color-scheme", "content": "light dark"]), tag("title", [:], "\(title) · \(product) rules"),
          HTML.element("style", [:], [.code(SiteStyle.text)])),
        tag(
          "body", [:], tag("a", ["class": "skip", "href": "#main"], "Skip to content"), top(product),
          tag("section", ["id": "persona", "class": "persona", "aria-label": "Persona"]),
          tag("main", ["id": "main", "tabindex": "-1"], .all(content)), foot,
          tag("div", ["id": "status", "class": "unseen", "role": "status", "aria-live": "polite"]),
          HTML.element("script", ["type": "application/json", "id": "page"], [.code(SiteData.inline(.object(data)))]),
          HTML.element("script", [:], [.code(SiteScript.loader)])))
    return Array((page.markup + "\n").utf8)
  }

  private func top(_ product: String) -> HTML {
    var pages = [("plans.html", "Plans and limits"), ("notifications.html", "Notifications")]
    if site.input.since != nil { pages.insert(("changes.html", "Changes"), at: 0) }
    let links = pages.map { file, title in
      tag("a", ["href": root + file, "aria-current": current == file ? "page" : nil], HTML(title))
    }
    return tag(
      "header", ["class": "top"],
      tag(
        "a", ["class": "brand", "href": root + "index.html", "aria-current": current == "index.html" ? "page" : nil],
        tag("span", ["class": "mark", "aria-hidden": "true"]), HTML(product), tag("small", [:], "rules")),
      tag("nav", ["aria-label": "Pages"], .all(links)),
      tag(
        "button", ["id": "find", "type": "button", "class": "find", "aria-haspopup": "dialog", "hidden": ""], "Search", tag("kbd", [:], "/")
      ))
  }

  private var foot: HTML {
    let content = String(site.bundle.json.text("content").prefix(12))
    return tag(
      "footer", ["class": "foot"],
      tag("p", [:], "Rules ", tag("code", [:], HTML(content)), " · written by ", tag("code", [:], "rulebook site")),
      tag("noscript", [:], tag("p", [:], "Answers need JavaScript. Everything else on this page works without it.")))
  }

  /// Scripts run only if their hash is listed, and they can load the other files of the site. Nothing else can run or be loaded.
  static let policy: String = {
    func hash(_ text: String) -> String { "'sha256-\(Base64.text(SHA256.hash(text.utf8)))'" }
    return "default-src 'none'; script-src \(hash(SiteScript.loader)) 'strict-dynamic' 'wasm-unsafe-eval'; "
      + "style-src \(hash(SiteStyle.text)); connect-src 'self'; base-uri 'none'; form-action 'none'"
  }()
}
