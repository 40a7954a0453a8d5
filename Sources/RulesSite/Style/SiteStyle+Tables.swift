extension SiteStyle {
  /// Tables, code, and the rows of decisions.
  static let tables = #"""
    .scroll { overflow-x: auto; border: 1px solid var(--line); border-radius: .9rem; background: var(--card); box-shadow: var(--shadow); }
    table { border-collapse: collapse; width: 100%; font-size: .9375rem; }
    caption { text-align: left; padding: var(--s3) var(--s4); color: var(--soft); font-size: .8125rem; }
    .matrix caption { position: absolute; clip-path: inset(50%); }
    th { text-align: left; font-weight: 600; vertical-align: top; }
    thead th { font-size: .8125rem; color: var(--soft); padding: var(--s3) var(--s4); border-bottom: 1px solid var(--line); white-space: nowrap; }
    tbody th, td { padding: var(--s3) var(--s4); border-top: 1px solid var(--line); vertical-align: top; }
    tbody tr:first-child > * { border-top: 0; }
    .number { font-variant-numeric: tabular-nums; color: var(--soft); white-space: nowrap; }
    .matrix tbody th { min-width: 13rem; max-width: 20rem; position: sticky; left: 0; background: var(--card); }
    .matrix tbody th p { font-weight: 400; color: var(--soft); font-size: .8125rem; line-height: 1.4; }
    .matrix td { min-width: 9.5rem; border-left: 3px solid var(--card); }
    .matrix td b { display: block; font-size: 1.0625rem; font-variant-numeric: tabular-nums; overflow-wrap: anywhere; }
    .matrix td .id { color: inherit; display: block; }
    .matrix q { display: block; font-size: .8125rem; line-height: 1.4; color: var(--ink); margin-top: var(--s1); quotes: none; }
    .matrix .place { font: 400 .75rem/1.4 var(--mono); margin-top: var(--s2); } .matrix .place a { color: var(--soft); text-decoration: none; } .matrix .place a:hover { text-decoration: underline; }
    .matrix td:not([class]) { color: var(--soft); }
    td.here { box-shadow: inset 2px 0 var(--accent), inset -2px 0 var(--accent); } thead .here { box-shadow: inset 0 -3px 0 var(--accent); color: var(--ink); }
    .rows td:nth-child(2) { min-width: 14rem; } .rows .where { max-width: 16rem; }
    .rows.lit tbody tr { color: var(--soft); } .rows.lit tbody tr.won { color: var(--ink); background: var(--glow); }
    .rows tr.won > td:first-child { box-shadow: inset 4px 0 0 var(--accent); }
    .said { min-width: 11rem; font-size: .875rem; } .said b { color: var(--accent); }
    @media (max-width: 40rem) { .rows, .rows caption, .rows tbody, .rows tr, .rows td { display: block; } .rows thead { display: none; } .rows tbody tr { padding: var(--s3) 0; border-top: 1px solid var(--line); } .rows td { border: 0; padding: .15rem var(--s4); min-width: 0; max-width: none; } .rows .number { display: none; } .matrix tbody th { position: static; min-width: 10.75rem; } }
    .wordlist td { min-width: 14rem; max-width: 24rem; } .wordlist td p { overflow-wrap: anywhere; } .wordlist td b { display: block; } .wordlist tbody th { max-width: 16rem; } .wordlist .id, .words .id, .matrix .id { overflow-wrap: break-word; }
    .words td p { overflow-wrap: anywhere; } .words td b { display: block; } .words td:nth-child(3) { min-width: 18rem; } .words tbody th { min-width: 10rem; }
    pre { overflow-x: auto; background: var(--wash); border-radius: .8rem; padding: var(--s4); line-height: 1.6; font-size: .84rem; tab-size: 2; }
    .block > .note + pre { margin-top: var(--s2); }
    pre .key { font-weight: 600; } pre .comment { color: var(--soft); font-style: italic; }
    .steps { counter-reset: step; display: grid; gap: var(--s4); }
    .steps li { border-left: 3px solid var(--allowed); padding-left: var(--s4); min-width: 0; } .steps .failed { border-color: var(--refused); } .steps pre { margin-top: var(--s2); white-space: pre-wrap; overflow-wrap: anywhere; }

    """#

  /// The persona bar, answers, and the search.
  static let playground = #"""
    .persona { position: sticky; top: 0; z-index: 5; background: color-mix(in srgb, var(--card) 94%, transparent); backdrop-filter: blur(10px); border-bottom: 1px solid var(--line); padding: var(--s2) clamp(1rem, 4vw, 3rem); font-size: .9375rem; max-height: 45vh; overflow-y: auto; }
    .persona:empty { display: none; }
    .who { display: flex; flex-wrap: wrap; gap: var(--s2) var(--s3); align-items: end; padding: var(--s1) 0; }
    .who .tag { align-self: center; font-weight: 700; width: 1.5rem; height: 1.5rem; line-height: 1.5rem; text-align: center; border-radius: .4rem; background: var(--accent); color: var(--accent-ink); font-size: .8125rem; }
    .who.second .tag { background: var(--undecided); color: var(--card); }
    .who label, .drawer label { display: grid; gap: .1rem; font-size: .75rem; color: var(--soft); }
    .who select, .who input, .drawer input, .drawer select, .box input { border: 1px solid var(--edge); border-radius: .5rem; background: var(--paper); color: var(--ink); padding: .3rem .5rem; min-height: 2.1rem; font-size: .9rem; max-width: 100%; }
    .panel > .given { margin-top: var(--s4); padding-top: var(--s3); border-top: 1px solid var(--line); } .live > .given { margin-top: var(--s4); } .summary { margin-top: var(--s3); }
    .given { display: flex; flex-wrap: wrap; gap: var(--s1) var(--s2); align-items: center; align-self: end; min-height: 2.1rem; }
    .fact { display: inline-flex; align-items: center; gap: var(--s1); border: 1px solid var(--line); border-radius: .5rem; background: var(--paper); padding: .1rem .2rem .1rem .5rem; font-size: .8125rem; max-width: 100%; }
    .fact.assumed { border-style: dashed; color: var(--soft); background: none; padding-right: .5rem; }
    .fact button { border: 0; background: none; min-width: 1.5rem; min-height: 1.5rem; color: var(--soft); border-radius: .3rem; } .fact button:hover { color: var(--refused); }
    .act { border: 1px solid var(--line); background: var(--card); border-radius: .5rem; padding: .3rem .7rem; min-height: 2.1rem; font-size: .875rem; color: var(--ink); text-align: left; } .act:hover { border-color: var(--accent); color: var(--accent); } .act[aria-pressed=true] { background: var(--glow); border-color: var(--accent); }
    .tools { display: flex; flex-wrap: wrap; gap: var(--s2); margin-left: auto; }
    .drawer { padding: var(--s5); display: grid; gap: var(--s4); } .drawer > input { width: 100%; } .drawer fieldset { border: 0; padding: 0; margin: 0; display: grid; gap: var(--s2); min-width: 0; max-height: 24rem; overflow: auto; }
    .control { display: grid; grid-template-columns: minmax(0, 1fr) minmax(9rem, 14rem); gap: var(--s2) var(--s4); align-items: center; padding: var(--s2) 0; border-top: 1px solid var(--line); font-size: .9rem; }
    .control p { color: var(--soft); font-size: .8125rem; } .control input[type=range] { padding: 0; width: 100%; accent-color: var(--accent); } .control .value { display: flex; gap: var(--s2); align-items: center; } .control .value input[type=number] { width: 6.5rem; }
    .drawer .head { display: flex; justify-content: space-between; align-items: center; gap: var(--s4); }
    .answers { display: grid; gap: var(--s5); grid-template-columns: minmax(0, 1fr); }
    .answer { display: grid; gap: var(--s4) var(--s6); grid-template-columns: minmax(0, 1fr) auto; align-items: start; }
    .answer .facts { font-size: .9375rem; } .panel > h3 { margin-bottom: var(--s3); display: flex; flex-wrap: wrap; gap: var(--s2) var(--s3); align-items: baseline; } .panel > h3 .note { font-weight: 400; } .answer h3 { margin: var(--s2) 0; }
    .verdictline .verdict { font-size: .9375rem; padding: .2rem .9rem; } .answer.pair { grid-template-columns: 1fr 1fr; } .answer.pair .phone { zoom: .86; }
    .side { display: grid; gap: var(--s3); align-content: start; min-width: 0; } .verdictline:empty { display: none; } .side > .verdictline:not(:empty) { display: flex; gap: var(--s2); align-items: center; flex-wrap: wrap; }
    .differs { display: inline-block; background: var(--undecided-wash); border-radius: .3rem; box-shadow: 0 0 0 .2rem var(--undecided-wash); }
    .flips { display: flex; flex-wrap: wrap; gap: var(--s2); } .flips .act small { color: var(--soft); display: block; }
    .summary { display: flex; flex-wrap: wrap; gap: var(--s2); } .summary a { text-decoration: none; border-radius: .5rem; padding: .25rem .6rem; font-family: var(--mono); font-size: .8rem; color: inherit; background: var(--wash); overflow-wrap: anywhere; }
    .summary .allowed a { background: var(--allowed-wash); } .summary .refused a { background: var(--refused-wash); } .summary .undecided a { background: var(--undecided-wash); } .summary .notice a { background: var(--notice-wash); } .summary .changed a { box-shadow: 0 0 0 2px var(--accent); } .summary small { font: 600 .95em var(--sans); } .summary .refused a::before, .live .legend .refused::before { content: "× " / ""; } .summary .notice a::before, .live .legend .notice::before { content: "! " / ""; } .summary .undecided a::before, .live .legend .undecided::before { content: "? " / ""; }
    .meters { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(16rem, 100%), 1fr)); gap: var(--s4); } .meter { display: grid; gap: var(--s1); align-content: start; } .meter svg { width: 100%; height: .6rem; display: block; border-radius: 99px; } .meters .pair { display: grid; gap: var(--s2); align-content: start; justify-items: start; } .pair .meter { width: 100%; } .meter p { font-size: .8125rem; color: var(--soft); } .meter b { font-variant-numeric: tabular-nums; }
    .bar { fill: var(--wash); } .fill { fill: var(--allowed); } .fill.near { fill: var(--notice); } .fill.full { fill: var(--refused); }
    .box { display: flex; flex-wrap: wrap; gap: var(--s2); margin-bottom: var(--s4); align-items: end; } .box label { flex: 1 1 18rem; display: grid; gap: .1rem; font-size: .8125rem; color: var(--soft); } .box input { width: 100%; } .box input[type=range] { padding: 0; accent-color: var(--accent); }
    .line { width: 100%; height: auto; overflow: visible; } .line text { font: 500 11px var(--sans); fill: var(--soft); paint-order: stroke; stroke: var(--card); stroke-width: 4px; } .line .axis { stroke: var(--line); } .line .count { fill: none; stroke: var(--ink); stroke-width: 2; } .line .mark { stroke-width: 1.5; stroke-dasharray: 4 4; }
    .hits { max-height: 26rem; overflow: auto; } .hits li { border-top: 1px solid var(--line); } .hits a { display: grid; grid-template-columns: 8rem 1fr; gap: 0 var(--s4); padding: .55rem var(--s4); text-decoration: none; color: var(--ink); } .hits small { color: var(--soft); } .hits p { grid-column: 2; font-size: .8125rem; color: var(--soft); white-space: nowrap; overflow: hidden; text-overflow: ellipsis; }
    .hits a:hover, .hits a:focus-visible { background: var(--glow); outline-offset: -3px; } .searchbox { padding: var(--s4); display: flex; gap: var(--s3); align-items: center; } .searchbox input { flex: 1; min-width: 0; border: 0; background: none; font-size: 1.125rem; padding: .3rem; }
    .week { position: relative; display: grid; grid-template-columns: repeat(7, minmax(9rem, 1fr)); gap: var(--s2); overflow-x: auto; } .day { background: var(--card); border: 1px solid var(--line); border-radius: .8rem; padding: var(--s3); min-height: 8rem; } .day h3 { font-size: .8125rem; color: var(--soft); margin-bottom: var(--s2); } .day.today h3 { color: var(--accent); }
    .event { border-radius: .5rem; padding: var(--s2); background: var(--allowed-wash); color: var(--ink); margin-bottom: var(--s2); font-size: .8125rem; } .event.app { background: var(--glow); } .event .at { border: 0; background: none; padding: 0; min-height: 1.5rem; font-weight: 650; font-variant-numeric: tabular-nums; text-decoration: underline dotted; text-underline-offset: .2em; } .event .differs, .event .differs + p { background: var(--undecided-wash); box-shadow: 0 0 0 .2rem var(--undecided-wash); }
    .missing { margin-top: var(--s5); } .screens { display: flex; flex-wrap: wrap; gap: var(--s5); margin-top: var(--s5); }
    @media (max-width: 56rem) { .answer, .answer.pair { grid-template-columns: minmax(0, 1fr); } .tools { margin-left: 0; } .persona { position: static; max-height: none; } .control { grid-template-columns: minmax(0, 1fr); } .hits a { grid-template-columns: 1fr; } .hits p { grid-column: 1; } }

    """#

  /// Pictures of screens.
  static let phones = #"""
    .phone { width: 17.5rem; min-height: 26rem; border-radius: 2.4rem; background: #0f0f10; padding: .55rem; box-shadow: 0 2px 4px rgb(0 0 0 / .2), 0 18px 48px rgb(0 0 0 / .18); display: grid; }
    .phone .screen { border-radius: 1.95rem; background: #f3f2ef; color: #1b1b1d; overflow: hidden; position: relative; display: flex; flex-direction: column; font-size: .875rem; line-height: 1.4; }
    .phone .bar-top { display: flex; justify-content: space-between; padding: .65rem 1.3rem .3rem; font-size: .72rem; font-weight: 650; font-variant-numeric: tabular-nums; } .phone .bar-top::after { content: ""; width: 1.3rem; height: .6rem; border: 1.5px solid currentColor; border-radius: .2rem; align-self: center; }
    .phone .app { flex: 1; padding: .8rem 1.1rem; display: flex; flex-direction: column; gap: .6rem; min-height: 0; }
    .phone .where { font-size: .75rem; color: #5f5f66; overflow-wrap: anywhere; }
    .phone .ghost { height: .7rem; border-radius: .35rem; background: #e2e0da; } .phone .ghost:nth-child(3n) { width: 70%; } .phone .ghost:nth-child(3n + 1) { width: 86%; }
    .phone .sheet { margin-top: auto; background: #fff; border-radius: 1.4rem 1.4rem 1.95rem 1.95rem; padding: 1.1rem 1.1rem 1.3rem; display: grid; gap: .55rem; box-shadow: 0 -6px 30px rgb(0 0 0 / .14); position: relative; }
    .phone .sheet::before { content: ""; width: 2.2rem; height: .25rem; border-radius: 9px; background: #d3d1cb; justify-self: center; margin-top: -.5rem; }
    .phone .modal { margin: auto 1.1rem; background: #fff; border-radius: 1.2rem; padding: 1.1rem; display: grid; gap: .55rem; box-shadow: 0 10px 40px rgb(0 0 0 / .22); text-align: center; }
    .phone .dim { position: absolute; inset: 0; background: rgb(20 18 14 / .34); } .phone .dim ~ * { position: relative; }
    .phone .toast { margin: auto .9rem 1.2rem; background: #1f1f22; color: #fff; border-radius: .9rem; padding: .75rem .9rem; } .phone .toast b { display: block; }
    .phone .banner { background: #fff4dc; color: #5c3b00; padding: .6rem 1.1rem; font-size: .8125rem; } .phone .panel-in { background: #fff; border-radius: .9rem; padding: .9rem; display: grid; gap: .5rem; box-shadow: 0 1px 3px rgb(0 0 0 / .1); }
    .phone .says { display: grid; gap: .3rem; } .phone .full { flex: 1; display: grid; align-content: center; gap: .7rem; padding: 1.4rem; text-align: center; }
    .phone .head { font-weight: 680; font-size: 1rem; line-height: 1.25; letter-spacing: -.01em; } .phone .parts { display: grid; gap: .3rem; color: #55555b; font-size: .78rem; }
    .phone .choice { display: block; border-radius: .75rem; padding: .6rem .8rem; text-align: center; font-weight: 620; background: #2c2b78; color: #fff; } .phone .choice.next { background: #eae8f6; color: #2c2b78; } .phone .choice.out { background: none; color: #55555b; padding: .3rem; font-weight: 550; }
    .phone .lock { flex: 1; background: linear-gradient(#33324f, #6b5a72 60%, #b08a78); color: #fff; display: flex; flex-direction: column; padding: 1.2rem .7rem; gap: .5rem; } .phone .lock .clock { text-align: center; font-size: 2.6rem; font-weight: 620; letter-spacing: -.03em; line-height: 1; margin: .6rem 0 1rem; }
    .phone .push { background: #f4f1f2; color: #1b1b1d; border-radius: 1rem; padding: .65rem .8rem; font-size: .8125rem; } .phone .push span { font-size: .6875rem; color: #56565d; display: flex; justify-content: space-between; text-transform: capitalize; }
    .phone .input { border: 1.5px solid #a32a26; border-radius: .7rem; padding: .55rem .7rem; background: #fff; min-height: 2.4rem; } .phone .input.ok { border-color: #1d6b40; } .phone .wrong { color: #8f211f; font-size: .78rem; }
    .phone .empty-art { width: 4rem; height: 4rem; border-radius: 1.2rem; background: #e2e0da; justify-self: center; }
    @media (max-width: 56rem) { .phone { margin: 0 auto; } }
    @media print { .phone { break-inside: avoid; print-color-adjust: exact; } }

    """#
}
