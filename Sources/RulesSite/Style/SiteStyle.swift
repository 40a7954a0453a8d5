/// The style sheet of all pages. It is part of each page, so that a page paints without another file.
package enum SiteStyle {
  /// The style sheet without indentation.
  package static let text: String = (base + layout + tables + playground + phones + media)
    .split(separator: "\n").map { $0.drop { $0 == " " } }.filter { !$0.isEmpty }.joined(separator: "\n")

  /// Colors, type, and elements. The colors of meaning are allowed, notice, refused, and undecided; each has a dark and a light form with at least 4.5:1
  /// on its own background. The edges of controls have at least 3:1.
  private static let base = #"""
    :root {
      color-scheme: light dark;
      --paper: #fbfaf7; --card: #ffffff; --ink: #1c1b19; --soft: #5a564e; --line: #e2ddd2; --edge: #8b867b; --wash: #f1eee6; --accent: #3b3a8f; --accent-ink: #ffffff; --glow: #ecebfa;
      --allowed: #17603a; --allowed-wash: #e2f2e8; --notice: #7a4a00; --notice-wash: #fbeed3; --refused: #9c2321; --refused-wash: #fbe6e3; --undecided: #54457f; --undecided-wash: #ece7f7;
      --shadow: 0 1px 2px rgb(40 30 10 / .06), 0 6px 24px rgb(40 30 10 / .06);
      --sans: Inter, "SF Pro Text", "Segoe UI", system-ui, -apple-system, sans-serif; --mono: "SF Mono", "JetBrains Mono", ui-monospace, Menlo, Consolas, monospace;
      --s1: .25rem; --s2: .5rem; --s3: .75rem; --s4: 1rem; --s5: 1.5rem; --s6: 2.5rem; --s7: 4rem;
    }
    @media (prefers-color-scheme: dark) {
      :root {
        --paper: #151412; --card: #1e1d1a; --ink: #edeae3; --soft: #aaa498; --line: #36332d; --edge: #7d776b; --wash: #26241f; --accent: #b3b1ff; --accent-ink: #17163c; --glow: #26254a;
        --allowed: #7fd3a0; --allowed-wash: #17301f; --notice: #f0bd6a; --notice-wash: #35270e; --refused: #ff9d94; --refused-wash: #3d1c19; --undecided: #c3b2f5; --undecided-wash: #2a2340;
        --shadow: 0 1px 2px rgb(0 0 0 / .4), 0 8px 28px rgb(0 0 0 / .3);
      }
    }
    @media (prefers-contrast: more) { :root { --soft: var(--ink); --line: var(--ink); --edge: var(--ink); } }
    *, ::before, ::after { box-sizing: border-box; }
    html { font: 400 100%/1.55 var(--sans); background: var(--paper); color: var(--ink); scroll-padding-top: 9rem; overflow-wrap: break-word; -webkit-text-size-adjust: 100%; }
    body { margin: 0; min-height: 100vh; display: flex; flex-direction: column; }
    h1, h2, h3, p, ul, ol, dl, dd, pre, table, figure { margin: 0; padding: 0; }
    h1 { font-size: clamp(1.75rem, 1.3rem + 2vw, 2.6rem); line-height: 1.12; letter-spacing: -.025em; font-weight: 680; text-wrap: balance; overflow-wrap: anywhere; }
    h2 { font-size: 1.25rem; line-height: 1.3; letter-spacing: -.012em; font-weight: 650; }
    h3 { font-size: 1rem; font-weight: 650; }
    a { color: var(--accent); text-decoration-thickness: 1px; text-underline-offset: .18em; text-decoration-color: color-mix(in srgb, currentColor 40%, transparent); }
    a:hover { text-decoration-color: currentColor; }
    code, pre, kbd, .id, .name { font-family: var(--mono); font-size: .875em; font-variant-ligatures: none; }
    code, .id { overflow-wrap: anywhere; }
    kbd { border: 1px solid var(--line); border-radius: .3rem; padding: 0 .35rem; color: var(--soft); background: var(--wash); }
    button, input, select { font: inherit; color: inherit; }
    button { cursor: pointer; }
    :focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; border-radius: .25rem; }
    [hidden] { display: none !important; }
    ul, ol { list-style: none; }
    .unseen { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
    .skip { position: absolute; left: -99rem; z-index: 9; padding: var(--s2) var(--s4); background: var(--accent); color: var(--accent-ink); }
    .skip:focus { left: var(--s3); top: var(--s3); }
    .lead { font-size: 1.0625rem; color: var(--soft); max-width: 46rem; text-wrap: pretty; }
    .quiet, .note { color: var(--soft); }
    .note, .small { font-size: .8125rem; overflow-wrap: anywhere; }
    .count { font-weight: 500; font-size: .8em; color: var(--soft); }
    .chip, .verdict { display: inline-block; border-radius: 99px; padding: .05rem .6rem; font-size: .78rem; font-weight: 600; line-height: 1.5; background: var(--wash); color: var(--ink); }
    .allowed { color: var(--allowed); } .notice { color: var(--notice); } .refused { color: var(--refused); } .undecided { color: var(--undecided); }
    .verdict.allowed, .legend .allowed, td.allowed { background: var(--allowed-wash); } .verdict.notice, .legend .notice, td.notice { background: var(--notice-wash); }
    .verdict.refused, .legend .refused, td.refused { background: var(--refused-wash); } .verdict.undecided, .legend .undecided { background: var(--undecided-wash); }

    """#

  /// The frame of a page, cards, and lists.
  private static let layout = #"""
    .top { display: flex; flex-wrap: wrap; align-items: center; gap: var(--s2) var(--s5); padding: var(--s3) clamp(1rem, 4vw, 3rem); border-bottom: 1px solid var(--line); background: var(--card); }
    .brand { display: inline-flex; align-items: center; gap: var(--s2); font-weight: 700; letter-spacing: -.02em; font-size: 1.0625rem; color: var(--ink); text-decoration: none; text-transform: capitalize; }
    .brand small { font-weight: 500; color: var(--soft); text-transform: none; font-size: .9em; }
    .mark { width: 1.15rem; height: 1.15rem; border-radius: .3rem; background: linear-gradient(var(--allowed) 0 33%, var(--notice) 33% 66%, var(--refused) 66%); }
    .top nav { display: flex; flex-wrap: wrap; gap: var(--s1) var(--s4); margin-right: auto; }
    .top nav a { color: var(--soft); text-decoration: none; padding: .3rem 0; border-bottom: 2px solid transparent; font-size: .9375rem; }
    .top nav a:hover { color: var(--ink); }
    .top nav [aria-current] { color: var(--ink); border-color: var(--accent); font-weight: 600; }
    .find { display: inline-flex; gap: var(--s4); align-items: center; justify-content: space-between; border: 1px solid var(--line); background: var(--paper); border-radius: .6rem; padding: .4rem .8rem; color: var(--soft); min-height: 2.25rem; }
    .find:hover { border-color: var(--soft); }
    .find.wide { width: min(34rem, 100%); margin-top: var(--s5); padding: .8rem 1rem; background: var(--card); box-shadow: var(--shadow); text-align: left; }
    main { flex: 1; width: 100%; max-width: 78rem; margin: 0 auto; padding: var(--s6) clamp(1rem, 4vw, 3rem) var(--s7); outline: none; }
    .hero { padding: var(--s5) 0 var(--s4); } .hero .lead { margin-top: var(--s3); }
    .block { margin-top: var(--s6); } .block > h2 { margin-bottom: var(--s3); }
    .block > .quiet { margin: calc(-1 * var(--s2)) 0 var(--s4); }
    main > .lead { margin-top: var(--s3); } .lead + .scroll { margin-top: var(--s5); } .block > .uncited { margin: var(--s3) 0; }
    .title .kind { font-size: .8125rem; font-weight: 600; margin-bottom: var(--s1); } .title .kind a { color: var(--soft); text-decoration: none; } .title .kind a:hover { text-decoration: underline; }
    .title .name { font-size: clamp(1.4rem, 1.1rem + 1.6vw, 2.1rem); letter-spacing: -.04em; }
    .title .lead { margin-top: var(--s3); } .from { margin-top: var(--s3); display: flex; flex-wrap: wrap; gap: var(--s2); align-items: baseline; }
    .card, .panel { background: var(--card); border: 1px solid var(--line); border-radius: 1rem; padding: var(--s4) var(--s5); box-shadow: var(--shadow); min-width: 0; }
    .columns { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(19rem, 100%), 1fr)); gap: var(--s5); align-items: start; }
    .entries > li { padding: var(--s3) 0; border-top: 1px solid var(--line); } .entries > li:first-child { border-top: 0; }
    .entries > li > .note { margin-left: var(--s3); } .entries p { color: var(--soft); font-size: .9375rem; margin-top: .1rem; } .card .entries p { display: -webkit-box; -webkit-line-clamp: 2; -webkit-box-orient: vertical; overflow: hidden; }
    .entries.wide { max-width: 60rem; } .entries.wide .chip { margin-right: var(--s2); }
    .tiles { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(13rem, 100%), 1fr)); gap: var(--s2); }
    .tiles a { display: flex; justify-content: space-between; gap: var(--s3); padding: .55rem .9rem; border-radius: .6rem; border: 1px solid var(--line); background: var(--card); text-decoration: none; color: var(--ink); }
    .tiles a:hover { border-color: var(--accent); } .tiles b { font-weight: 500; color: var(--soft); font-variant-numeric: tabular-nums; }
    .inline { display: flex; flex-wrap: wrap; gap: var(--s1) var(--s4); align-items: baseline; } .plain li { padding: var(--s1) 0; }
    .group { margin: var(--s2) 0; } .group summary { cursor: pointer; font-weight: 600; padding: var(--s1) 0; } .group ul { padding: var(--s1) 0 var(--s3) 1.1rem; }
    .legend { display: flex; flex-wrap: wrap; gap: var(--s2); margin-top: var(--s4); } .legend li { border-radius: 99px; padding: .1rem .8rem; font-size: .8125rem; font-weight: 600; }
    .changes > li { margin-bottom: var(--s4); } .sentence { font-size: 1.0625rem; font-weight: 550; }
    .beforeafter, .facts { display: grid; grid-template-columns: fit-content(45%) minmax(0, 1fr); gap: var(--s1) var(--s4); margin-top: var(--s3); } dt { color: var(--soft); font-size: .875rem; } dd { min-width: 0; }
    .foot { border-top: 1px solid var(--line); padding: var(--s5) clamp(1rem, 4vw, 3rem); color: var(--soft); font-size: .8125rem; }
    dialog { border: 1px solid var(--line); border-radius: 1rem; background: var(--card); color: var(--ink); padding: 0; width: min(44rem, calc(100vw - 2rem)); max-height: min(40rem, calc(100vh - 4rem)); box-shadow: 0 20px 80px rgb(0 0 0 / .3); }
    dialog::backdrop { background: rgb(20 16 8 / .45); }
    @media (max-width: 40rem) { main { padding-top: var(--s5); } .top { gap: var(--s2) var(--s4); } .card, .panel { padding: var(--s3) var(--s4); } .entries > li > .note { display: block; margin: 0; } }
    @media (prefers-reduced-motion: no-preference) { .rows tr, .find, .tiles a { transition: background .18s, border-color .18s; } }

    """#
}
