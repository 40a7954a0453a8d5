package import RulesJSON

extension RulePage {
  /// The page as JSON. Missing values are omitted.
  package var json: JSON {
    var members = [JSON.Member("kind", .string(kind)), JSON.Member("singular", .string(singular)), JSON.Member("name", .string(name))]
    members += JSON.Member.text("inside", inside) + JSON.Member.text("value", value) + place.members
    members += JSON.Member.text("about", about) + JSON.Member.texts("sources", sources)
    members.append(
      JSON.Member(
        "definition",
        .object([
          JSON.Member("line", .int(Int64(definition.firstLine))), JSON.Member("lines", .array(definition.lines.map { .string($0) })),
          JSON.Member("more", .int(Int64(definition.more))),
        ])))
    members += JSON.Member.objects("words", words.map(object))
    members += JSON.Member.objects(
      "locks",
      locks.map { lock in
        [JSON.Member("id", .string(lock.id)), JSON.Member("about", .string(lock.about))]
          + JSON.Member.objects("held", lock.held.map(\.members)) + [JSON.Member("decision", .string(lock.decision))] + lock.place.members
      })
    members += JSON.Member.objects("undecided", undecided.map(object))
    members += JSON.Member.objects("inForce", inForce.map(\.members))
    members += JSON.Member.objects(
      "remote", remote.map { JSON.Member.text("inside", $0.inside) + [JSON.Member("within", .string($0.within))] + $0.place.members })
    members += JSON.Member.objects(
      "assumptions",
      assumptions.map { [JSON.Member("id", .string($0.id)), JSON.Member("says", .string($0.says))] + $0.place.members })
    if let longest { members.append(JSON.Member("longest", .int(Int64(longest)))) }
    members += JSON.Member.objects("waivers", waivers.map(object))
    members += JSON.Member.objects("screens", screens.map(object))
    members += JSON.Member.objects(
      "usedBy",
      usedBy.map { group in
        [JSON.Member("kind", .string(group.kind))] + JSON.Member.objects("uses", group.uses.map(object))
      })
    return .object(members)
  }

  private func object(_ example: CopyExample) -> [JSON.Member] {
    (example.variant.map { [JSON.Member("variant", .int(Int64($0 + 1)))] } ?? []) + JSON.Member.texts("plans", example.plans)
      + JSON.Member.text("title", example.title)
      + [JSON.Member("text", .string(example.text)), JSON.Member("length", .int(Int64(example.length)))]
  }

  private func object(_ note: UndecidedNote) -> [JSON.Member] {
    [
      JSON.Member("id", .string(note.id)), JSON.Member("about", .string(note.about)), JSON.Member("held", .object(note.held.members)),
      JSON.Member("owner", .string(note.owner)), JSON.Member("choices", .string(note.choices)),
    ] + JSON.Member.text("decideBy", note.decideBy) + JSON.Member.text("due", note.due) + [JSON.Member("state", .string(note.state))]
      + note.place.members
  }

  private func object(_ waiver: WaiverNote) -> [JSON.Member] {
    [
      JSON.Member("id", .string(waiver.id)), JSON.Member("check", .string(waiver.check)), JSON.Member("reason", .string(waiver.reason)),
      JSON.Member("expires", .string(waiver.until)),
    ] + waiver.place.members
  }

  private func object(_ screen: ScreenNote) -> [JSON.Member] {
    [JSON.Member("singular", .string(screen.singular)), JSON.Member("name", .string(screen.name))]
      + JSON.Member.texts("via", screen.via) + screen.place.members
  }

  private func object(_ mention: Reference) -> [JSON.Member] {
    [JSON.Member("name", .string(mention.name))] + JSON.Member.text("inside", mention.inside) + mention.place.members
  }
}
