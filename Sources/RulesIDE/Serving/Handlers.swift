internal import LanguageServer
internal import RulesJSON

extension RulesServer {
  typealias Handler = @Sendable (inout RulesServer, JSON) throws(RPCError) -> JSON
  typealias Listener = @Sendable (inout RulesServer, JSON) throws(RPCError) -> Void

  /// The notifications of the client.
  static let notifications: [String: Listener] = [
    "initialized": { (server, _) throws(RPCError) in server.initialized() },
    "textDocument/didOpen": { (server, params) throws(RPCError) in try server.didOpen(params) },
    "textDocument/didChange": { (server, params) throws(RPCError) in try server.didChange(params) },
    "textDocument/didClose": { (server, params) throws(RPCError) in try server.didClose(params) },
    "textDocument/didSave": { (server, params) throws(RPCError) in try server.didSave(params) },
    "workspace/didChangeWatchedFiles": { (server, params) throws(RPCError) in server.watchedFilesChanged(params) },
    "workspace/didChangeWorkspaceFolders": { (server, params) throws(RPCError) in server.changeFolders(params) },
  ]

  /// The requests of the client after `initialize`.
  static let handlers: [String: Handler] = [
    "textDocument/diagnostic": { (server, params) throws(RPCError) in try server.pullDiagnostics(params) },
    "workspace/diagnostic": { (server, params) throws(RPCError) in server.pullWorkspaceDiagnostics(params) },
    "textDocument/completion": { (server, params) throws(RPCError) in try server.completion(params) },
    "completionItem/resolve": { (server, params) throws(RPCError) in server.resolveCompletion(params) },
    "textDocument/hover": { (server, params) throws(RPCError) in try server.hover(params) },
    "textDocument/definition": { (server, params) throws(RPCError) in try server.definition(params) },
    "textDocument/references": { (server, params) throws(RPCError) in try server.references(params) },
    "textDocument/documentHighlight": { (server, params) throws(RPCError) in try server.highlights(params) },
    "textDocument/documentSymbol": { (server, params) throws(RPCError) in try server.documentSymbols(params) },
    "workspace/symbol": { (server, params) throws(RPCError) in server.workspaceSymbols(params) },
    "textDocument/foldingRange": { (server, params) throws(RPCError) in try server.foldingRanges(params) },
    "textDocument/selectionRange": { (server, params) throws(RPCError) in try server.selectionRanges(params) },
    "textDocument/formatting": { (server, params) throws(RPCError) in try server.formatting(params) },
    "textDocument/documentLink": { (server, params) throws(RPCError) in try server.documentLinks(params) },
    "textDocument/semanticTokens/full": { (server, params) throws(RPCError) in try server.semanticTokens(params) },
    "textDocument/semanticTokens/range": { (server, params) throws(RPCError) in try server.semanticTokens(params) },
    "textDocument/codeAction": { (server, params) throws(RPCError) in try server.codeActions(params) },
    "textDocument/codeLens": { (server, params) throws(RPCError) in try server.codeLenses(params) },
    "textDocument/inlayHint": { (server, params) throws(RPCError) in try server.inlayHints(params) },
    "textDocument/prepareCallHierarchy": { (server, params) throws(RPCError) in try server.prepareCalls(params) },
    "callHierarchy/incomingCalls": { (server, params) throws(RPCError) in server.incomingCalls(params) },
    "callHierarchy/outgoingCalls": { (server, params) throws(RPCError) in server.outgoingCalls(params) },
    "textDocument/prepareRename": { (server, params) throws(RPCError) in try server.prepareRename(params) },
    "textDocument/rename": { (server, params) throws(RPCError) in try server.rename(params) },
    "workspace/executeCommand": { (server, params) throws(RPCError) in try server.execute(params) },
  ]
}
