/// The kiosk with a ladder: a person who tears papers is warned, and then blocked for a while.
extension Kiosk {
  static let card = "given: {card.at: \"2026-03-02T11:00:00Z\", papers.taken: 1}\n"

  static let withLadder: [(String, String)] = [
    (
      "ladder_levels.yaml",
      """
      L0: {about: Nothing is the matter., blocks: nothing, ends_by_itself: true, source: K1}
      L1: {about: A word., blocks: nothing, shown_on: wall, tells: count, ends_by_itself: true, dismissible: true, source: K1}
      L3:
        about: A wait.
        blocks: action
        reason: waits
        shown_on: wall
        tells: [why, countdown]
        lasts: [15m, 60m]
        ends_by_itself: true
        buttons: leave
        source: K1

      """
    ),
    (
      "escalation.yaml",
      """
      signals_last: signs_last
      tells: {why: why, count: torn_so_far}
      source: K1

      """
    ),
    ("settings.yaml", "signs_last: {about: How long signs count., value: 30m, source: K1}\n"),
    ("events.yaml", "paper.torn: {about: A paper was torn., source: K1}\n"),
    (
      "ladder.yaml",
      """
      tearing:
        about: Tearing papers.
        thing: tearing
        switched_on: true
        counts: paper.torn
        stops: paper.take
        window: 1h
        levels:
          L1: {at: {reader: 2}, says: careful}
          L3: {at: {reader: 3}, block: 30m, says: stopped}
        source: K2

      """
    ),
    ("reasons/ladder.yaml", "waits: {about: Somebody has to wait., gate: note, says: stopped, buttons: leave, source: K1}\n"),
    (
      "copy/ladder.yaml",
      """
      careful: {where: Wall, text: Careful., source: K1}
      stopped: {where: Wall, text: "{thing} has to stop for {left}.", values: {thing: ladder.thing, left: {value: ladder.timeLeft, as: time}}, source: K1}
      tearing: {where: Wall, text: Tearing, source: K1}
      why: {where: Wall, text: Papers are for all., source: K1}
      torn_so_far: {where: Wall, text: "{count} torn.", values: {count: ladder.count}, source: K1}

      """
    ),
  ]
}
