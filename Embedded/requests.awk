# Writes requests that reach everything in a bundle, from its JSON form: every action under every plan with no other fact, with every
# other fact at its minimum, at one, at its maximum, and mixed; and the plan and the snapshot for every member of every enumerated fact.
#
#     awk -f Embedded/requests.awk generated/rulebook.json
#
# `rulebook build` indents sections by two spaces, and their members by four.

/^  "/ { section = $1; gsub(/[":]/, "", section); member = "" }

/^    "/ {
  member = $1
  gsub(/[":]/, "", member)
  if (section == "actions") actions[++actionCount] = member
  if (section == "plans") plans[++planCount] = member
  if (section == "facts") facts[++factCount] = member
}

section == "facts" && member != "" { text[member] = text[member] $0 }

function after(text, pattern, end,   rest) {
  if (!match(text, pattern)) return ""
  rest = substr(text, RSTART + RLENGTH)
  return match(rest, end) ? substr(rest, 1, RSTART - 1) : rest
}

# The value of a fact in a setting, as JSON; empty if the fact is omitted.
function valueOf(fact, setting,   entry, type, values, count) {
  entry = text[fact]
  type = after(entry, "\"type\": \"", "\"")
  if (setting == "most" && entry ~ /"or_null": true/) return "null"
  if (type == "bool") return setting == "least" ? "false" : "true"
  if (type == "int") return setting == "one" ? "1" : after(entry, "\"at_" setting "\": ", "[^-0-9]")
  if (type == "duration") return setting == "least" ? "\"0s\"" : setting == "one" ? "\"1h30m\"" : "\"-87659999h59m59.999999999s\""
  if (type == "timestamp" && setting == "least") return "\"0001-01-01T00:00:00Z\""
  if (type == "timestamp") return setting == "one" ? "\"2026-02-28T23:59:59.5+05:45\"" : "\"9999-12-31T23:59:59Z\""
  if (type == "string" && entry ~ /"is_id": true/) return setting == "most" ? "\"Ab.1_2:3/4-5\"" : "\"x-1\""
  if (type == "string") return setting == "least" ? "\"\"" : setting == "one" ? "\"x-1\"" : "\"e\\u0301 \\u202E<\\ud83e\\udd1d\\n>\""
  if (type != "enumeration") return setting == "one" ? "" : "[]"
  count = membersOf(fact, values)
  return values[setting == "most" ? count : 1]
}

function membersOf(fact, values,   count, v) {
  count = split(after(text[fact], "\"values\": \\[", "\\]"), values, /, */)
  for (v = 1; v <= count; v++) gsub(/[ \t]/, "", values[v])
  return count
}

# All facts of a setting except derived facts, the plan, and one more.
function given(setting, except,   index_, list, value) {
  list = ""
  for (index_ = 1; index_ <= factCount; index_++) {
    if (facts[index_] == except || text[facts[index_]] ~ /"from": "(rules|decision)"/) continue
    value = valueOf(facts[index_], setting)
    if (value != "") list = list ",\"" facts[index_] "\":" value
  }
  return list
}

# The next pseudorandom number from 0 up to a bound, in the same order on every run.
function drawn(bound) {
  seed = (seed * 16807) % 2147483647
  return int(seed / 65536) % bound
}

# All facts that a request may give, each with its own value or omitted.
function mixed(   f, list, value, values, count) {
  list = ""
  for (f = 1; f <= factCount; f++) {
    if (facts[f] == "plan" || text[facts[f]] ~ /"from": "(rules|decision)"/) continue
    value = valueOf(facts[f], settings[1 + drawn(3)])
    if (text[facts[f]] ~ /"type": "int"/) {
      count = split("0 1 2 3 20 300 5000 3000000000", values, " ")
      if (drawn(10) > 0) value = values[1 + drawn(count)]
    } else if (text[facts[f]] ~ /"type": "enumeration"/ && value != "null") {
      count = membersOf(facts[f], values)
      value = values[1 + drawn(count)]
    }
    if (drawn(10) > 0) list = list ",\"" facts[f] "\":" value
  }
  return list
}

END {
  seed = 20260105
  split("least one most", settings, " ")
  for (s = 1; s <= 3; s++) known[s] = given(settings[s], "")
  for (a = 1; a <= actionCount; a++) {
    for (p = 1; p <= planCount; p++) {
      head = "{\"ask\":\"entitlement\",\"action\":\"" actions[a] "\",\"id\":\"" actions[a] "/" plans[p]
      fact = "\",\"facts\":{\"plan\":\"" plans[p] "\""
      print head fact "}}"
      for (s = 1; s <= 3; s++) print head "/" settings[s] fact known[s] "},\"trace\":" (s == 2 ? "false" : "true") "}"
      for (n = 1; n <= 8; n++) print head "/mixed-" n fact mixed() "}}"
    }
  }
  for (f = 1; f <= factCount; f++) {
    if (text[facts[f]] !~ /"type": "enumeration"/) continue
    count = membersOf(facts[f], values)
    for (v = 1; v <= count; v++) {
      for (s = 1; s <= 3; s++) {
        given_ = "\"facts\":{\"" facts[f] "\":" values[v] given(settings[s], facts[f]) "}}"
        print "{\"id\":" ++number ",\"ask\":\"plan\",\"trace\":true," given_
        print "{\"id\":" ++number ",\"ask\":\"snapshot\"," given_
      }
    }
  }
}
