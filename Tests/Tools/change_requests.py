"""Requests about people of every plan, kind by kind, with which ask_changes.py looks for the people that a change reaches.

The names come from rules/; which people are asked about was chosen by hand: below, at and above each number, with and without a network, with
chosen and with untouched settings, and histories up to each threshold and past it.
"""

import itertools
import pathlib

import yaml

RULES = pathlib.Path(__file__).resolve().parents[2] / "rules"
NOW = "2026-03-02T10:00:00Z"
PLANS = ["guest", "free", "pro", "trial", "pro_grace"]
COUNTS = [0, 1, 2, 3, 4, 5, 6, 9, 10, 11, 12, 13, 49, 50, 51, 59, 60, 61, 199, 200, 201]
USAGE = ["usage.savedFlows", "usage.inboxItems", "usage.branchesOnMove", "usage.linksOnItem", "usage.shareLinksToday", "credits.left"]
MB = 1_000_000


def names(kind):
    """The names of the rules of a kind, from its file or folder."""
    files = [RULES / f"{kind}.yaml"] if (RULES / f"{kind}.yaml").exists() else sorted((RULES / kind).glob("**/*.yaml"))
    return [name for file in files for name in yaml.safe_load(file.read_text()) or {}]


def facts(plan, **others):
    """An ordinary person on a plan."""
    base = {
        "plan": plan, "now": NOW, "auth.signedIn": plan != "guest", "auth.provider": None if plan == "guest" else "apple",
        "auth.emailVerified": True, "subscription.status": {"free": "none", "guest": "none", "pro": "active", "trial": "trial"}.get(plan, "unverifiable"),
        "subscription.purchasePending": False, "verified.plan": None, "verified.at": None, "trial.eligible": True, "previous.plan": plan,
        "usage.savedFlows": 1, "usage.inboxItems": 1, "usage.branchesOnMove": 1, "usage.linksOnItem": 1, "usage.shareLinksToday": 1,
        "credits.left": 2, "text.length": 100, "usage.mediaBytes": 10 * MB, "usage.mediaPendingCleanupBytes": 0, "upload.sizeBytes": MB,
        "upload.type": "video", "flow.id": "f1", "flow.readOnly": False, "session.id": "p1", "practice.source": "saved_flow",
        "inbox.itemId": "i1", "inbox.unread": 1, "share.id": "s1", "move.id": "m1", "maintenance.dueToday": 1, "maintenance.openedToday": False,
        "maintenance.overdue": 1, "maintenance.lastOpenedAt": None, "maintenance.queued": 3, "practice.streakAtRisk": False,
        "practice.loggedToday": False, "trial.cancelled": False, "notifications.lastPromptedAt": None, "app.session": "a1",
        "signIn.addressGiven": False, "signIn.knownPerson": False, "signIn.provider": "apple", "signIn.addressBelongsTo": "nobody",
        "error.incident": "e1", "error.screen": "home",
    }
    return base | {name.replace("__", "."): value for name, value in others.items()}


def ask(kind, given, first=None, **members):
    entry = {"ask": {"ask": kind, **members, "facts": given}}
    return entry | {"first": first} if first else entry


def decisions():
    for action, plan in itertools.product(names("actions"), PLANS):
        people = [{}] + [{name: count} for name in USAGE for count in COUNTS]
        people += [{"network.state": state} for state in ("degraded", "offline")]
        people += [{"network.state": state, "content.cached": False} for state in ("degraded", "offline")]
        people += [{"auth.provider": "email", "auth.emailVerified": False}, {"flow.readOnly": True, "usage.savedFlows": 6}, {"flow.inLibrary": True}]
        people += [{"text.length": count} for count in (499, 500, 501, 1999, 2000, 2001, 5000, 10000, 10001)]
        people += [{"upload.sizeBytes": size * MB} for size in (50, 51, 99, 100, 101, 250, 251)]
        people += [{"usage.mediaBytes": size * MB} for size in (1900, 1999, 2000, 2001, 4999, 5000)] + [{"upload.type": kind} for kind in ("gif", "other")]
        people += [{"practice.source": "inbox_item"}, {"session.creditSpent": True}, {"credits.left": None}, {"trial.eligible": False}]
        people += [{"conversion.dismissedBefore": True}, {"session.valid": False}, {"session.onDevice": False, "network.state": "offline"}]
        people += [{"session.beganCovered": True, "session.lastActive": time} for time in ("2026-03-01T10:30:00Z", "2026-02-28T20:00:00Z")]
        people += [{"auth.sessionExpired": True}, {"demo.cached": False, "network.state": "offline"}, {"export.cached": True, "network.state": "offline"}]
        for person in people:
            yield ask("entitlement", facts(plan) | person, action=action)


def limits():
    for plan in PLANS:
        for name in USAGE:
            for count in COUNTS:
                yield ask("overview", facts(plan) | {name: count})
        yield ask("snapshot", facts(plan))
        for status in ("none", "active", "trial", "billing_issue", "expired", "unverifiable"):
            for hours in (1, 47, 49, 71, 73, 100, 167, 200):
                given = facts(plan, subscription__status=status, verified__plan="pro", verified__at=f"2026-02-{28 - hours // 24:02}T{23 - hours % 24:02}:00:00Z")
                del given["plan"]
                yield ask("plan", given)
        for changed in ({"network.state": "offline"}, {"network.state": "degraded"}, {"subscription.purchasePending": True}, {"usage.inboxItems": 10},
                        {"notifications.permission": "denied", "screen.inFlowBuilder": False}, {"notifications.missed": 2}, {"drafts.recovered": True},
                        {"auth.provider": "email", "auth.emailVerified": False}, {"credits.left": 0}, {"inbox.turnedAway": 1}, {"subscription.status": "billing_issue"},
                        {"network.before": "offline", "network.since": "2026-03-02T09:59:57Z"}, {"network.before": "offline", "network.since": "2026-03-02T09:59:53Z"}):
            yield ask("plan", facts(plan) | changed)
        items = [{"id": f"x{n}", "edited": f"2026-01-{n:02}T10:00:00Z"} for n in range(1, 8)]
        made = [{"id": f"y{n}", "created": f"2026-01-{n:02}T10:00:00Z"} for n in range(1, 15)]
        plain = [{"id": "z1"}, {"id": "z2"}]
        kinds = {"flows": items, "inbox_items": made, "uploads": plain, "drafts": plain, "link_attachments": plain, "notes": plain, "folders": plain}
        for used in (1, 3, 7):
            given = facts(plan, usage__savedFlows=used, usage__inboxItems=14, previous__plan="pro", usage__mediaBytes=500 * MB)
            yield ask("downgrade", given, items=kinds)
        sizes = [{"id": f"u{n}", "amount": n * MB} for n in range(1, 15)]
        yield ask("meter", facts(plan, usage__mediaBytes=105 * MB), limit="media_bytes", items=sizes)
        for notes in (True, False):
            parts = [{"type": "flow", "fields": {"title": "Guard", "style": "bjj", "id": "f1", "tags": ["a"], "description": "d"}}]
            parts += [{"type": "node", "fields": {"node": "n1", "move": "m1", "position": 1}}, {"type": "edge", "fields": {"from": "a", "to": "b", "label": "x"}}]
            parts += [{"type": "link", "fields": {"url": "https://example.org/a", "title": "A"}}, {"type": "note", "fields": {"text": "Left.", "author": "al"}}]
            parts += [{"type": "upload", "fields": {"id": "u1", "path": "p", "size": 5}}, {"type": "practice_log", "fields": {"minutes": 5}}]
            parts += [{"type": "default_move", "fields": {"move": "m2"}}, {"type": "custom_move", "fields": {"move": "m3", "name": "N", "description": "D"}}]
            yield ask("payload", facts(plan, share__includesNotes=notes), payload="flow_share", items=parts)


def screens():
    signed = [{}, {"auth.sessionExpired": True}, {"auth.guestMode": True}, {"features.updatesFeed": True}, {"network.state": "offline"}, {"credits.left": 0}]
    rules = yaml.safe_load((RULES / "deep_links.yaml").read_text())
    links = ["handz://" + rule["path"] + ("?" if rule.get("parameters") else "") + "&".join(
        f"{name}={value.get('always', 'x_1')}" for name, value in (rule.get("parameters") or {}).items()) for rule in rules.values()]
    links += ["handz://settings/storage", "handz://library/flow?id=x_1", "handz://nothing", "handz://library", "handz://gameplan?id=x_1", "handz://settings/subscription"]
    for plan, extra in itertools.product(PLANS, signed):
        given = facts(plan) | extra
        for route in names("routes"):
            yield ask("screen", given, route=route)
        for link, exists in itertools.product(links, (True, False)):
            yield ask("link", given, link=link, exists=exists)
        for name in names("empty_states"):
            yield ask("empty_state", given, empty_state=name)
        for name in names("errors"):
            yield ask("error", given, error=name)
    for plan, moment in itertools.product(PLANS, names("moments")):
        people = [{}, {"network.state": "offline"}, {"editing.inProgress": True}, {"clearing.confirmed": True}, {"logout.workNotSent": False}]
        people += [{"logout.choice": choice} for choice in ("keep", "clear")] + [{"sync.lastPulledAt": f"2026-03-02T09:{m}:00Z"} for m in (46, 52, 56, 58)]
        people += [{"signIn.fromGate": gate, "signIn.addressGiven": gate, "signIn.newAccount": new, "signIn.provider": by}
                   for gate in (True, False) for new in (True, False) for by in ("apple", "email")]
        for person in people:
            yield ask("moment", facts(plan) | person, moment=moment)


def tables():
    for plan, table in itertools.product(PLANS, names("tables")):
        people = [{}, {"auth.sessionExpired": True}, {"config.failed": True}, {"clearing.confirmed": True}, {"credits.left": 0}]
        people += [{"logout.choice": choice, "logout.workNotSent": sent} for choice in ("not_asked", "keep", "clear") for sent in (True, False)]
        people += [{"signIn.provider": by, "signIn.knownPerson": known, "signIn.addressBelongsTo": whose, "signIn.addressConfirmed": sure, "signIn.replacesProfile": False,
                    "signIn.addressGiven": known, "signIn.newAccount": sure, "signIn.fromGate": known}
                   for by in ("apple", "email") for known in (True, False) for whose in ("nobody", "email_account") for sure in (True, False)]
        seen = {"screen.inFlowBuilder": False, "valueLoop.flowSaved": True}
        people += [seen | {"notifications.timesPrompted": n, "notifications.lastPromptedAt": last} for n in range(5) for last in (None, "2026-02-20T10:00:00Z", "2026-01-20T10:00:00Z", "2025-12-20T10:00:00Z")]
        people += [seen | {"notifications.permission": "denied"}, seen | {"softPrompt.answer": "enable"}]
        people += [{"screen.inFlowBuilder": False, f"valueLoop.{name}": True} for name in ("masteryTargetCreated", "practiceCompleted", "maintenanceScheduled")]
        people += [{"notifications.opensWithoutAction": n} for n in (2, 3, 4, 5, 7, 8)]
        for person in people:
            yield ask("table", facts(plan) | person, table=table)
    for plan, unread, due, failed in itertools.product(PLANS, (0, 3), (0, 2), ("none", "billing_issue")):
        yield ask("fact", facts(plan, inbox__unread=unread, maintenance__dueToday=due, subscription__status=failed), fact="badge.count")
    for days in (3, 8, 15):
        given = facts("free", auth__provider="email", auth__emailVerified=False, auth__createdAt=f"2026-02-{28 - days:02}T10:00:00Z")
        yield ask("fact", given, fact="badge.count")


def inputs():
    texts = ["", "a", "ab", "abc", "abcd", "Armbar_Al", "armbar-al", "a" * 20, "a" * 21, "a" * 24, "a" * 30, "a" * 31, "short7!", "short78!", "longer1234", "twelve-12345", "password", "password1",
             "qwertyuiop", "a@b.co", "Al@Example.org", "al@example", "http://example.org/v", "https://example.org/v", "ftp://example.org", "youtu.be/x", " Al ", "Ål", "a\u200bb", "a.b", "user.name"]
    for field, text in itertools.product(names("fields"), texts + [None]):
        yield ask("field", {"profile.randomDigits": "483921", "handle.isTaken": False, "handle.askedFor": (text or "").lower()[:20]}, field=field, text=text)
    forms = {"email_signup": {"email": "a@b.co", "password": "longer1234"}, "email_login": {"email": "a@b.co", "current_password": "x"}, "forgot_password": {"email": "a@b.co"},
             "profile_setup": {"display_name": "Al", "handle": "armbar_al"}, "add_link": {"link": "http://example.org/v"}}
    for form, full in forms.items():
        for left_out in [None, *full]:
            yield ask("form", {"profile.randomDigits": "483921"}, form=form, texts={name: text for name, text in full.items() if name != left_out})
    stored = {"userId": "u1", "pausedAll": True, "schedule": {"dailyReminderTime": "20:15", "maxNotifsPerDay": 3, "quietHours": {"start": "21:00", "end": "08:00"}},
              "categoryEnabled": {"inbox": False}, "displayName": "Al", "planState": "pro", "subscriptionStatus": "active", "systemPermission": "granted", "timesPrompted": 1, "sizeBytes": 5, "duration": "30s",
              "suppressedReason": "quiet_hours", "attempt_count": 2, "op_id": "o1", "typeId": "N-MAINT-DUE-TODAY", "channel": "local", "enabled": True, "handle": "al"}
    for record in names("records"):
        yield ask("record", {}, record=record)
        yield ask("record", {}, record=record, stored=stored)


def week():
    """Notifications of a week, with untouched and with chosen settings."""
    chosen = [{}, {"schedule": {"dailyReminderTime": "20:15", "quietHours": {"start": "23:00", "end": "06:00"}, "maxNotifsPerDay": 4}},
              {"categoryEnabled": {name: True for name in ("maintenance", "practice", "mastery", "inbox", "billing")}, "typeEnabled": {"N-MAINT-OVERDUE": True, "N-PRACTICE-STREAK-NUDGE": True}},
              {"categoryEnabled": {name: False for name in ("maintenance", "practice", "mastery", "inbox", "billing")}}, {"schedule": {"trainingDays": ["tue", "thu"]}}]
    things = [{"of": "session", "id": "s1", "at": "2026-03-03T18:00", "facts": {"session.name": "Guard", "session.stillPlanned": True}},
              {"of": "session", "id": "s2", "at": "2026-03-04T23:30", "facts": {"session.name": "Night", "session.stillPlanned": True}},
              {"of": "session", "id": "s3", "at": "2026-03-05T06:40", "facts": {"session.name": "Dawn", "session.stillPlanned": True}},
              {"of": "mastery_plan", "id": "m1", "at": "2026-03-04T19:05", "facts": {"masteryPlan.name": "Half", "masteryPlan.state": "running"}},
              {"of": "mastery_plan", "id": "m2", "at": "2026-03-06T12:00", "facts": {"masteryPlan.name": "Top", "masteryPlan.state": "paused"}},
              {"of": "trial", "id": "t1", "at": "2026-03-06T10:00"}]
    imports = [{"of": "import", "id": f"i{n}", "facts": {"inbox.senderName": "Bo", "inbox.flowName": "Sweep"}} for n in range(1, 14)]
    days = [{"day": f"2026-03-{day:02}", "facts": {"maintenance.dueToday": day % 3}} for day in range(3, 9)]
    for plan, preferences in itertools.product(PLANS, chosen):
        for extra in ({}, {"practice.streakAtRisk": True}, {"maintenance.weeklyCapacity": 1}, {"credits.left": 0}, {"subscription.status": "billing_issue"}, {"notifications.permission": "denied"},
                      {"now": "2026-03-29T10:00:00Z"}, {"now": "2026-03-02T22:30:00Z"}, {"maintenance.lastOpenedAt": "2026-03-01T00:00:00Z", "maintenance.dueToday": 0}):
            given = facts(plan, notifications__permission="granted") | extra
            for channels, about in ((["local", "in_app"], things), (["push"], imports[:2]), (["local", "in_app"], imports[:2] + things), (["push"], imports)):
                payment = [{"of": "payment", "id": "b1"}] if given["subscription.status"] == "billing_issue" else []
                members = {"zone": "UTC", "preferences": preferences, "things": about + payment, "channels": channels, "trace": True}
                yield ask("notifications", given, **members)
        yield ask("notifications", facts(plan, notifications__permission="granted"), zone="UTC", preferences=preferences, days=days, trace=True)


def ladder():
    """Each vector step by step to every threshold and past it, and what the person may do then."""
    actions = {"share_link.created": ["share.create_link", "share.revoke_link", "inbox.accept_import", "export.run"], "import.accepted": ["inbox.accept_import", "share.duplicate", "inbox.move_to_library"],
               "upload.refused": ["media.upload"], "login.failed": ["account.log_in"], "edit.received": ["flow.save_edits"]}
    counts = sorted({0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 19, 20, 21, 24, 25, 29, 30, 31, 39, 40, 41, 49, 50, 51, 59, 60, 61, 74, 75, 76, 79, 80, 81, 119, 120, 121, 149, 150, 151})
    for plan, (event, asked) in itertools.product(["guest", "free", "pro"], actions.items()):
        for count in counts if event != "edit.received" else (899, 900, 1199, 1200, 1201, 1499, 1500, 1501, 2399, 2400, 2401, 2999, 3000):
            first = [{"ask": {"ask": "count", "event": event, "event_id": "e{n}", "facts": history_facts(plan)}, "times": count, "every": 0}] if count and event != "edit.received" else []
            members = {"history": many(event, count)} if event == "edit.received" else {}
            if count or event == "edit.received":
                yield ask("count", history_facts(plan), first=first, event=event, event_id="last", **members)
            for action in asked:
                yield ask("entitlement", history_facts(plan), first=first + [count_last(event, plan)], action=action) if not members else ask("entitlement", history_facts(plan), action=action, **members)
        for minutes in (1, 4, 9, 10, 11, 14, 15, 16, 20, 21, 29, 30, 31, 44, 45, 46, 59, 60, 61, 119, 121, 24 * 60 - 1, 24 * 60 + 1, 48 * 60 + 1, 72 * 60 + 1):
            for count in (5, 8, 12, 16, 21, 31, 41, 76, 151):
                first = [{"ask": {"ask": "count", "event": event, "event_id": "e{n}", "facts": history_facts(plan)}, "times": count}]
                from ask_changes import later
                yield ask("entitlement", history_facts(plan) | {"now": later(NOW, minutes * 60)}, first=first, action=asked[0])


def count_last(event, plan):
    return {"ask": {"ask": "count", "event": event, "event_id": "last", "facts": history_facts(plan)}}


def history_facts(plan):
    return {name: value for name, value in facts(plan).items() if name not in ("credits.left", "usage.shareLinksToday")}


def many(event, count):
    return {"at": NOW, "events": {event: [["2026-03-02T09:59:00.%03dZ" % (n * 999 // max(count, 1)), "%016x" % (n + 1)] for n in range(count)]}} if count else {}


def errors_and_sync():
    for retry, failures in itertools.product(names("retries"), range(1, 13)):
        for known in (True, False):
            yield ask("retry", {"now": NOW, "request.hasId": known, "request.isDeduplicated": known}, retry=retry, failures=failures)
    toast = {"ask": "toasts", "event": {"shown": "t{n}", "error": "ERR-060"}, "facts": {"now": NOW}}
    for seconds, other in itertools.product((1, 2, 3, 4, 6, 9, 11), ("ERR-060", "ERR-051")):
        from ask_changes import later
        yield ask("toasts", {"now": later(NOW, seconds)}, first=[{"ask": toast}], event={"shown": "u", "error": other})
    for event, count, seconds in itertools.product(({"failed": True}, {"answered": "4.5s"}, {"answered": "6s"}), (1, 2, 3, 4, 5), (1, 8, 14)):
        first = [{"ask": {"ask": "connection", "event": event, "facts": {"now": NOW}}, "times": count, "every": seconds}]
        from ask_changes import later
        yield ask("connection", {"now": later(NOW, count * seconds)}, first=first)
        yield ask("connection", {"now": later(NOW, count * seconds + 1)}, first=first, event={"answered": "1s"})
    for kind, thing, connection, plan in itertools.product(["UPSERT", "DELETE", "APPEND_LOG", "UPLOAD_MEDIA", "LINK_OP", "INBOX_OP"],
                                                           ["move", "flow", "folder", "settings", "media", "practice_log", "session_summary", "share_link", "import"], ["online", "degraded", "offline"], ["guest", "free", "pro"]):
        operation = {"op_id": "o1", "op_type": kind, "entity_type": thing, "entity_id": "x1", "payload_json": "{}"}
        added = {"added": operation} | ({"does": "accept"} if kind == "INBOX_OP" else {}) | ({"owner": {"type": "move", "id": "m1"}} if kind == "UPLOAD_MEDIA" else {})
        given = {"now": NOW, "plan": plan, "flow.readOnly": False, "usage.savedFlows": 1}
        yield ask("sync", given, event=added, connection=connection)
        yield ask("sync", given, first=[{"ask": {"ask": "sync", "event": added, "connection": "online", "facts": given}}], event={"taken_back": "o1"}, connection=connection)
    for failures, wait in itertools.product(range(1, 9), (1, 3, 7, 15, 40, 100, 400, 1000)):
        queue = {"operations": [{"op_id": "o1", "op_type": "UPSERT", "entity_type": "move", "entity_id": "m1", "attempt_count": failures}], "marks": [{"operation": "o1", "state": "sending"}]}
        given = {"now": NOW, "plan": "free"}
        yield ask("sync", given, event={"failed": "o1", "as": "transient", "code": "503"}, connection="online", queue=queue)
    for length in (499, 500, 501, 1000, 1001):
        queue = {"operations": [{"op_id": f"o{n}", "op_type": "UPSERT", "entity_type": "move", "entity_id": f"m{n}", "attempt_count": 0} for n in range(length)]}
        yield ask("sync", {"now": NOW, "plan": "free"}, connection="offline", queue=queue)
    conflict = {"operations": [{"op_id": "o1", "op_type": "UPSERT", "entity_type": "flow", "entity_id": "f1", "payload_json": "mine", "attempt_count": 1}],
                "marks": [{"operation": "o1", "state": "conflict", "revision": 8}], "things": [{"type": "flow", "id": "f1", "base": 7, "draft": 1}]}
    for choice in (None, "keep_mine", "keep_theirs", "keep_both"):
        yield ask("conflict", {"conflict.originalName": "Guard", "conflict.date": "2026-03-02"}, operation="o1", copy="f2", ids=["o2", "o3"], theirs="theirs", queue=conflict, **({"choice": choice} if choice else {}))


def every():
    return itertools.chain(decisions(), limits(), screens(), tables(), inputs(), week(), ladder(), errors_and_sync())
