-- Types, completes, jumps, fixes and renames in Neovim with its built-in client. RULEBOOK is the tool; the current folder contains `rules`.
local tool = os.getenv("RULEBOOK")
local folder = vim.fn.getcwd()

local function fail(text)
  io.stderr:write("neovim: " .. text .. "\n")
  vim.cmd("cquit 1")
end

local function expect(holds, text)
  if not holds then fail(text) end
end

local function wait(text, condition)
  expect(vim.wait(60000, condition, 20), "waited in vain: " .. text)
end

vim.o.hidden = true
vim.o.swapfile = false
local client = vim.lsp.start_client({ name = "rulebook", cmd = { tool, "lsp" }, root_dir = folder })
expect(client, "the server did not start")

local function open(name)
  vim.cmd("edit " .. folder .. "/rules/" .. name)
  vim.bo.filetype = "yaml"
  vim.lsp.buf_attach_client(0, client)
end

vim.api.nvim_create_autocmd("BufRead", { callback = function(args) vim.lsp.buf_attach_client(args.buf, client) end })

local function place(text, offset)
  vim.fn.cursor(1, 1)
  local line, column = unpack(vim.fn.searchpos("\\V" .. text, "cn"))
  expect(line > 0, "`" .. text .. "` is not in the buffer")
  vim.fn.cursor(line, column + (offset or 0))
end

local function replace(old, new)
  place(old)
  local row, column = unpack(vim.api.nvim_win_get_cursor(0))
  vim.api.nvim_buf_set_text(0, row - 1, column, row - 1, column + #old, { new })
end

local function codes()
  local found = {}
  for _, one in ipairs(vim.diagnostic.get(nil)) do found[#found + 1] = one.code or one.source end
  return found
end

open("limits.yaml")
wait("the server is ready", function()
  local one = vim.lsp.get_client_by_id(client)
  return one and one.initialized
end)

-- Type a mistake, and see it.
replace("free_flow_cap", "free_flow_cpa")
wait("a diagnostic", function() return #codes() > 0 end)
expect(vim.diagnostic.get(0)[1].message:find("no reason is named `free_flow_cpa`", 1, true), vim.inspect(vim.diagnostic.get(0)))

-- Fix it with a code action.
place("free_flow_cpa", 3)
vim.ui.select = function(items, _, choose)
  for _, item in ipairs(items) do
    local action = item[2] or item
    if action.title == "write `free_flow_cap`" then return choose(item, 1) end
  end
  fail("the fix is missing: " .. vim.inspect(items))
end
vim.lsp.buf.code_action()
wait("the fix", function() return vim.fn.search("free_flow_cap", "nw") > 0 and #codes() == 0 end)

-- Complete a name.
replace("free_flow_cap", "free_inb")
place("free_inb", #"free_inb")
local list = vim.lsp.buf_request_sync(0, "textDocument/completion", vim.lsp.util.make_position_params(), 30000)
local items = list[client].result.items
local found
for _, item in ipairs(items) do if item.label == "free_inbox_cap" then found = item end end
expect(found, "completion does not offer `free_inbox_cap`")
vim.lsp.util.apply_text_edits({ found.textEdit }, 0, vim.lsp.get_client_by_id(client).offset_encoding)
expect(vim.fn.search("free: free_inbox_cap", "nw") > 0, "the proposal was not inserted")
replace("free_inbox_cap", "free_flow_cap")
wait("no diagnostics", function() return #codes() == 0 end)

-- Complete a name with the keys of a user, in a second Neovim.
local child = vim.fn.jobstart({ vim.v.progpath, "--embed", "--headless", "-u", "NONE", "-n" }, { rpc = true })
expect(child > 0, "the second Neovim did not start")
vim.rpcrequest(child, "nvim_exec_lua", [[
  local tool, folder = ...
  vim.o.hidden, vim.o.completeopt = true, "menuone,noinsert"
  vim.cmd("edit " .. folder .. "/rules/limits.yaml")
  local client = vim.lsp.start_client({ name = "rulebook", cmd = { tool, "lsp" }, root_dir = folder })
  vim.lsp.buf_attach_client(0, client)
  vim.bo.omnifunc = "v:lua.vim.lsp.omnifunc"
  started = client
]], { tool, folder })
wait("the second server", function()
  return vim.rpcrequest(child, "nvim_exec_lua", "local one = vim.lsp.get_client_by_id(started) return one and one.initialized or false", {})
end)
vim.rpcrequest(child, "nvim_input", "/free_flow_cap<CR>cwfree_inb<C-x><C-o>")
wait("the menu", function() return vim.rpcrequest(child, "nvim_call_function", "pumvisible", {}) == 1 end)
vim.rpcrequest(child, "nvim_input", "<C-y><Esc>")
wait("the name from the menu", function()
  return vim.rpcrequest(child, "nvim_call_function", "search", { "free: free_inbox_cap", "nw" }) > 0
end)
vim.rpcnotify(child, "nvim_command", "qall!")

-- Hover, and jump to the definition.
place("free_flow_cap", 2)
local hover = vim.lsp.buf_request_sync(0, "textDocument/hover", vim.lsp.util.make_position_params(), 30000)
expect(hover[client].result.contents.value:find("The library is full", 1, true), vim.inspect(hover))
vim.lsp.buf.definition()
wait("the definition", function() return vim.api.nvim_buf_get_name(0):match("reasons/plan.yaml$") end)
expect(vim.api.nvim_get_current_line():match("^free_flow_cap:"), vim.api.nvim_get_current_line())

-- Rename it in all files.
vim.lsp.buf.rename("free_library_full")
wait("the renaming", function() return vim.api.nvim_get_current_line():match("^free_library_full:") end)
local changed = 0
for _, buffer in ipairs(vim.api.nvim_list_bufs()) do if vim.bo[buffer].modified then changed = changed + 1 end end
expect(changed > 2, "only " .. changed .. " files changed")
for _, buffer in ipairs(vim.api.nvim_list_bufs()) do
  if vim.bo[buffer].modified and not vim.lsp.buf_is_attached(buffer, client) then vim.lsp.buf_attach_client(buffer, client) end
end
vim.wait(1500, function() return false end)
wait("no diagnostics after the renaming", function() return #codes() == 0 end)

-- Format, and list symbols.
local symbols = vim.lsp.buf_request_sync(0, "textDocument/documentSymbol", { textDocument = vim.lsp.util.make_text_document_params() }, 30000)
expect(#symbols[client].result > 3, "symbols are missing")
local format = vim.lsp.buf_request_sync(0, "textDocument/formatting", vim.lsp.util.make_formatting_params({}), 30000)
expect(format[client].result and #format[client].result == 0, vim.inspect(format))

vim.lsp.stop_client(client)
io.stdout:write("neovim: types, fixes, completes, jumps and renames\n")
vim.cmd("qall!")
