extension SiteStyle {
  /// Printed pages, and pages whose colors the system chooses: there, edges show what backgrounds show otherwise. They come last, because they change what
  /// the other styles say.
  static let media = #"""
    @media print {
      .top nav, .find, .persona .act, .persona .fact button, .panel > .given, .answers > .given, .foot, .skip, dialog { display: none !important; } body { background: #fff; } main { max-width: none; padding: var(--s4) 0; } .top, .persona { padding-inline: 0; }
      .persona, .matrix tbody th { position: static; } .scroll, .week, pre { overflow: visible; } .card, .panel, .scroll { box-shadow: none; } .card, .panel, tr { break-inside: avoid; } h2, h3, summary { break-after: avoid; } pre { white-space: pre-wrap; }
      .wordlist, .words, .matrix { font-size: .75rem; } .wordlist :is(th, td), .words :is(th, td), .matrix :is(th, td) { min-width: 0 !important; padding: var(--s1) var(--s2); overflow-wrap: anywhere; } .chip, .verdict, .fill, .bar, td, .won { print-color-adjust: exact; }
      ::details-content { content-visibility: visible; }
    }
    @media (forced-colors: active) {
      :root { --ink: CanvasText; --soft: CanvasText; --line: CanvasText; --edge: CanvasText; --card: Canvas; --wash: Canvas; --accent: LinkText; }
      .phone, .mark, .meter svg { forced-color-adjust: none; } .chip, .verdict, .event, .legend li, .summary a, .who .tag, .meter svg { border: 1px solid; } .top nav a:not([aria-current]) { border-color: Canvas; } .persona .who .tag { background: Canvas; color: CanvasText; }
      .differs, .summary .changed a, td.here, .won, .act[aria-pressed=true] { outline: 2px solid Highlight; outline-offset: 0; }
    }

    """#
}
