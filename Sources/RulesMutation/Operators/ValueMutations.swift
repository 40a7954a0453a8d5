internal import Schema
internal import SourceText
internal import YAMLTree

/// Changes of booleans, choices, and names.
enum ValueMutations {
  static func booleans(_ site: MutationSite) -> [MutationEdit] {
    guard site.isLine, site.node.isPlain else { return [] }
    switch site.shape {
    case .boolean, .value, .tree, .either, .reference:
      switch site.node.text {
      case "true": return [MutationEdit(site, "false")]
      case "false": return [MutationEdit(site, "true")]
      default: return []
      }
    default: return []
    }
  }

  static func choices(_ site: MutationSite) -> [MutationEdit] {
    guard site.isLine, let choices = choices(of: site.shape), let index = choices.firstIndex(of: site.node.text), choices.count > 1 else {
      return []
    }
    let others = Set([(index + 1) % choices.count, (index + choices.count - 1) % choices.count]).sorted()
    return others.map { MutationEdit(site, Schema<String>.text.write(choices[$0])) }
  }

  private static func choices(of shape: Shape) -> [String]? {
    switch shape {
    case .choice(let names): names
    case .either(let scalar, _): choices(of: scalar)
    default: nil
    }
  }

  static func names(_ site: MutationSite) -> [MutationEdit] {
    guard site.isLine, let kind = kind(of: site.shape), let other = site.vocabulary.other(than: site.node.text, kind) else { return [] }
    return [MutationEdit(site, Schema<String>.text.write(other))]
  }

  static func typos(_ site: MutationSite) -> [MutationEdit] {
    guard site.isLine, site.node.isPlain, kind(of: site.shape) != nil else { return [] }
    var letters = Array(site.node.text)
    guard let index = (1..<max(1, letters.count - 1)).first(where: { letters[$0] != letters[$0 + 1] }) else { return [] }
    letters.swapAt(index, index + 1)
    return [MutationEdit(site, String(letters))]
  }

  private static func kind(of shape: Shape) -> String? {
    switch shape {
    case .reference(let kind): kind
    case .either(let scalar, _): kind(of: scalar)
    default: nil
    }
  }
}
