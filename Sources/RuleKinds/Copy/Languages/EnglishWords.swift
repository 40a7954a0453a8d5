package import RulesBundle

/// Words of English that checks of copy know.
package enum EnglishWords {
  /// Whether a text is English: in the product's own language if `language` is nil.
  package static func apply(to language: String?, _ copyLanguage: String) -> Bool {
    let tag = language ?? copyLanguage
    return tag == "en" || tag.hasPrefix("en-")
  }

  /// The words that name a period of the calendar.
  package static let periods: [(period: PeriodKind, words: [String])] = [
    (.hour, ["hourly"]), (.day, ["day", "daily", "today", "tomorrow"]), (.week, ["week", "weekly"]), (.month, ["month", "monthly"]),
    (.quarter, ["quarter", "quarterly"]), (.year, ["year", "yearly", "annually"]),
  ]

  /// What stands before a number that is a maximum.
  package static let upperBounds = ["at most", "up to", "no more than", "maximum of", "not more than"]
  /// What stands before a number that is a minimum.
  package static let lowerBounds = ["at least", "no fewer than", "minimum of", "no less than", "not fewer than"]

  /// Pairs of words that never follow each other in a sentence.
  package static let wrongPairs: Set<String> = [
    "you is", "you was", "you has", "we is", "we was", "we has", "they is", "they was", "they has", "this are", "these is", "those is",
    "it are", "i is", "your are", "a the", "the a", "an the", "to to", "a an", "an a",
  ]

  /// Words that are often misspelled, by their wrong spelling.
  package static let misspelled: [String: String] = [
    "abandonned": "abandoned", "accross": "across", "accomodate": "accommodate", "accound": "account",
    "acount": "account", "adress": "address", "agressive": "aggressive", "allready": "already", "alot": "a lot",
    "appearence": "appearance", "arguement": "argument", "automaticaly": "automatically", "availible": "available",
    "avaliable": "available", "begining": "beginning", "beleive": "believe", "calender": "calendar",
    "catagory": "category", "comming": "coming", "commited": "committed",
    "concious": "conscious", "confrim": "confirm", "conection": "connection", "definately": "definitely",
    "delelte": "delete", "diffrent": "different", "dissapear": "disappear", "enviroment": "environment",
    "existance": "existence", "explaination": "explanation", "finaly": "finally", "foward": "forward",
    "freind": "friend", "goverment": "government", "happend": "happened", "immediatly": "immediately",
    "independant": "independent", "infomation": "information", "intrest": "interest", "libary": "library",
    "maintainance": "maintenance", "maintenence": "maintenance", "mesage": "message", "neccessary": "necessary",
    "necesary": "necessary", "noticable": "noticeable", "occured": "occurred", "occurence": "occurrence",
    "passwort": "password", "permision": "permission", "posible": "possible",
    "prefered": "preferred", "priviledge": "privilege", "publically": "publicly", "purchace": "purchase",
    "realy": "really", "reccomend": "recommend", "recieve": "receive", "recieved": "received",
    "recomend": "recommend", "refered": "referred", "remeber": "remember",
    "responce": "response", "seperate": "separate", "sesion": "session", "succesful": "successful",
    "succesfully": "successfully", "sucess": "success", "suprise": "surprise", "teh": "the",
    "temporarly": "temporarily", "thier": "their", "tommorow": "tomorrow", "tommorrow": "tomorrow", "truely": "truly",
    "untill": "until", "usefull": "useful", "verfied": "verified", "wich": "which", "wierd": "weird",
    "writting": "writing", "youre": "you're",
  ]

  /// Words that may stand twice in a row.
  package static let doubled: Set = ["had", "that", "very", "is", "do", "can", "her"]

  /// Frequent words of four letters or more.
  package static let frequent: Set = [
    "about", "account", "after", "again", "against", "allow", "also", "always", "another", "answer", "anything", "around", "available",
    "back",
    "because", "been", "before", "being", "below", "between", "both", "cannot", "change", "changes", "check", "choose", "clear", "close",
    "come", "continue", "could", "create", "days", "delete", "device", "does", "done", "down", "during", "each", "edit", "email", "error",
    "every", "everything", "first", "flows", "free", "full", "give", "goes", "have", "help", "here", "hour", "hours", "into", "item",
    "items",
    "just", "keep", "know", "last", "later", "learn", "least", "left", "limit", "link", "links", "list", "long", "look", "made", "make",
    "many",
    "message", "more", "most", "move", "moves", "much", "must", "name", "need", "needs", "never", "next", "notes", "nothing", "offline",
    "once",
    "only", "open", "other", "over", "page", "part", "password", "people", "phone", "plan", "please", "practice", "ready", "reset",
    "restore",
    "save", "saved", "screen", "send", "sent", "session", "settings", "share", "should", "show", "sign", "some", "something", "start",
    "stay",
    "still", "stop", "such", "sure", "sync", "system", "take", "than", "that", "their", "them", "then", "there", "these", "they", "this",
    "those", "through", "time", "times", "today", "together", "tomorrow", "tried", "turn", "turned", "under", "until", "update", "upgrade",
    "used", "user", "using", "wait", "waiting", "want", "week", "were", "what", "when", "where", "which", "while", "will", "with",
    "without",
    "work", "working", "would", "wrong", "year", "your",
  ]

  /// Words that are another word with two neighboring letters exchanged.
  package static let exchanged: Set = [
    "able", "angel", "angle", "bale", "best", "bets", "blot", "bolt", "calm", "casual", "causal", "clam", "clod", "clot", "cold", "colt",
    "complaint", "compliant", "cost", "cots", "dairy", "diary", "does", "dose", "east", "eats", "ever", "field", "filed", "files", "flies",
    "form", "from", "gaps", "gasp", "lair", "lest", "lets", "liar", "lien", "line", "lost", "lots", "marital", "martial", "nest", "nets",
    "nuclear", "past", "pats", "pest", "pets", "post", "pots", "quiet", "quite", "sacred", "salve", "sang", "scared", "sign", "silver",
    "sing", "slave", "sliver", "snag", "star", "sued", "there", "three", "tired", "tires", "trail", "trails", "trial", "trials", "tried",
    "tries", "tsar", "unclear", "unite", "united", "untie", "untied", "used", "veer", "warp", "west", "wets", "wrap",
  ]

  /// The bytes of the punctuation that follows a word without a blank.
  package static let punctuation: Set<UInt8> = [
    UInt8(ascii: "."), UInt8(ascii: ","), UInt8(ascii: "?"), UInt8(ascii: "!"),
  ]

  /// The other article, if an article does not fit the word after it.
  package static func otherArticle(than article: String, before word: String) -> String? {
    guard article == "a" || article == "an", word.count > 1, let first = word.first else { return nil }
    let other = article == "a" ? "an" : "a"
    // A word with `u` may begin like `user` or like `upload`.
    if first == "u" {
      let isLikeUser = likeUser.contains { word.hasPrefix($0) } && !notLikeUser.contains { word.hasPrefix($0) }
      return (article == "an") == isLikeUser ? other : nil
    }
    if !first.isLetter || !first.isASCII { return nil }
    let soundsOther = otherSounds.contains { word.hasPrefix($0) }
    return (article == "an") == ("aeio".contains(first) != soundsOther) ? nil : other
  }

  /// How words begin whose first sound is a vowel although their first letter is a consonant, or the other way around.
  private static let otherSounds = ["one", "once", "eu", "ewe", "hour", "honest", "honor", "heir", "html", "http", "mp", "sms", "xml"]
  private static let likeUser = ["uni", "use", "usu", "uti", "ubi"]
  private static let notLikeUser = ["unim", "unin"]
}
