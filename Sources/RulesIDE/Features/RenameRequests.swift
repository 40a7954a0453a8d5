internal import LanguageServer
internal import RuleKinds
internal import RulesEditing
internal import RulesJSON
internal import SourceText

/// Renames a rule in all files, as `rulebook rename` does.
extension RulesServer {
  mutating func prepareRename(_ params: JSON) throws(RPCError) -> JSON {
    guard let asked = try currentPosition(params) else { return .null }
    let renaming = try Self.renaming(asked)
    guard let mention = renaming.mentions.at(asked.offset, in: asked.file), renaming.isRenamable(mention.target) else { return .null }
    return .members(["range": asked.converter.range(mention.span), "placeholder": .string(mention.target.parts.last ?? "")])
  }

  mutating func rename(_ params: JSON) throws(RPCError) -> JSON {
    guard let new = params["newName"]?.stringValue else { throw RPCError(.invalidParams, "`newName` must be a string") }
    guard let asked = try currentPosition(params) else { return .null }
    let renaming = try Self.renaming(asked)
    guard let target = renaming.mentions.at(asked.offset, in: asked.file)?.target else {
      throw RPCError(.requestFailed, "the position is not the name of a rule")
    }
    do throws(RenameError) {
      return asked.converter.workspaceEdit(try renaming.rename(target.parts[0], target.parts[1], to: new).edits)
    } catch {
      throw RPCError(.requestFailed, error.message)
    }
  }

  private static func renaming(_ asked: AskedFile) throws(RPCError) -> RuleRenaming {
    guard asked.analysis.isParsed, let renaming = asked.analysis.renaming else {
      throw RPCError(.requestFailed, "a file has YAML errors, so not every place with the name is known; fix them first")
    }
    return renaming
  }
}
