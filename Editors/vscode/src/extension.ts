import * as fs from "fs";
import * as path from "path";
import * as vscode from "vscode";
import { ExecuteCommandRequest, LanguageClient, Location } from "vscode-languageclient/node";

/** The scheme of pages that the server returns as text: explanations and differences. */
const scheme = "rulebook-page";

let client: LanguageClient | undefined;
const pages = new Map<string, string>();

/** The configured program, the one in the extension, or the one in `PATH`. */
function program(context: vscode.ExtensionContext): string {
  const configured = vscode.workspace.getConfiguration("rulebook").get<string>("path");
  if (configured) return configured;
  const bundled = path.join(context.extensionPath, "server", process.platform === "win32" ? "rulebook.exe" : "rulebook");
  return fs.existsSync(bundled) ? bundled : "rulebook";
}

async function show(name: string, text: string): Promise<void> {
  pages.set(name, text);
  const document = await vscode.workspace.openTextDocument(vscode.Uri.parse(`${scheme}:${name}`));
  await vscode.window.showTextDocument(document, { viewColumn: vscode.ViewColumn.Beside, preview: true });
}

/** What the editor does with the answer of a command of the server. */
async function execute(active: LanguageClient, command: string, given: unknown[]): Promise<void> {
  const answer = await active.sendRequest(ExecuteCommandRequest.type, { command, arguments: given });
  if (command === "rulebook.explain" && answer) await show(`${answer.name}.md`, answer.markdown);
  if (command === "rulebook.showDifference" && answer) await show("since-the-last-commit.txt", answer.text);
  if (command === "rulebook.showReferences" && Array.isArray(answer) && answer.length > 0) {
    const locations = await active.protocol2CodeConverter.asLocations(answer as Location[]);
    const editor = vscode.window.activeTextEditor;
    if (editor) await vscode.commands.executeCommand("editor.action.showReferences", editor.document.uri, editor.selection.active, locations);
  }
}

async function start(context: vscode.ExtensionContext): Promise<void> {
  const command = program(context);
  client = new LanguageClient(
    "rulebook", "Rulebook", { command, args: ["lsp"] },
    {
      documentSelector: [{ scheme: "file", language: "yaml" }],
      middleware: {
        executeCommand: (name, given) => (client ? execute(client, name, given) : undefined),
      },
    });
  try {
    await client.start();
  } catch (error) {
    void vscode.window.showErrorMessage(`Rulebook: cannot start ${command}: ${error}. Set "rulebook.path".`);
  }
}

export async function activate(context: vscode.ExtensionContext): Promise<void> {
  context.subscriptions.push(
    vscode.workspace.registerTextDocumentContentProvider(scheme, { provideTextDocumentContent: (uri) => pages.get(uri.path) ?? "" }),
    vscode.commands.registerCommand("rulebook.restart", async () => {
      await client?.stop();
      await start(context);
    }));
  await start(context);
}

export async function deactivate(): Promise<void> {
  await client?.stop();
}
