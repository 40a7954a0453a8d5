;;; Types, completes, jumps, fixes and renames in Emacs with eglot.  -*- lexical-binding: t -*-
;; RULEBOOK is the tool; the current folder contains `rules`.

(require 'eglot)
(require 'cl-lib)

(define-derived-mode rules-mode text-mode "Rules")
(add-to-list 'auto-mode-alist '("\\.yaml\\'" . rules-mode))
(setq eglot-server-programs `((rules-mode . (,(getenv "RULEBOOK") "lsp")))
      eglot-sync-connect 60 eglot-connect-timeout 60 eglot-confirm-server-initiated-edits nil
      eglot-events-buffer-size 0 make-backup-files nil create-lockfiles nil
      project-find-functions (list (lambda (_) (cons 'transient (expand-file-name default-directory)))))
(defvar root default-directory)
(setq project-find-functions (list (lambda (_) (cons 'transient root))))

(defun fail (text &rest args)
  (message "eglot: %s" (apply #'format text args))
  (kill-emacs 1))

(defun await (what condition)
  (let ((end (+ (float-time) 60)) value)
    (while (and (not (setq value (funcall condition))) (< (float-time) end))
      (accept-process-output nil 0.05))
    (or value (fail "waited in vain: %s; the diagnostics are %S" what (found-codes)))))

(defun found-codes ()
  (flymake-start)
  (mapcar #'flymake-diagnostic-text (flymake-diagnostics)))

(defun sync () (eglot--signal-textDocument/didChange))

(defun change (old new)
  (goto-char (point-min))
  (unless (search-forward old nil t) (fail "`%s' is not in the buffer" old))
  (replace-match new t t)
  (sync))

(find-file (expand-file-name "rules/limits.yaml" root))
(apply #'eglot (eglot--guess-contact))
(await "the connection" (lambda () (eglot-managed-p)))

;; Type a mistake, and see it.
(change "free_flow_cap" "free_flow_cpa")
(await "a diagnostic" (lambda () (cl-some (lambda (text) (string-match-p "no reason is named `free_flow_cpa`" text)) (found-codes))))

;; Fix it with a code action.
(cl-letf (((symbol-function 'completing-read)
           (lambda (_prompt actions &rest _)
             (let ((titles (mapcar (lambda (one) (if (consp one) (car one) one)) actions)))
               (or (cl-find "write `free_flow_cap`" titles :test #'equal) (fail "the fix is missing: %S" titles))))))
  (goto-char (point-min))
  (search-forward "free_flow_c")
  ;; Without a key event, Emacs would open a menu.
  (let ((last-nonmenu-event ?\r)) (call-interactively #'eglot-code-actions)))
(sync)
(await "the fix" (lambda () (save-excursion (goto-char (point-min)) (search-forward "free: free_flow_cap" nil t))))
(await "no diagnostics" (lambda () (null (found-codes))))

;; Complete a name.
(change "free_flow_cap" "free_inbox_c")
(let* ((capf (eglot-completion-at-point))
       (names (all-completions "free_inbox_c" (nth 2 capf))))
  (unless (member "free_inbox_cap" (mapcar #'substring-no-properties names)) (fail "completion offers %S" names)))
;; The only proposal is inserted.
(completion-at-point)
(sync)
(unless (save-excursion (goto-char (point-min)) (search-forward "free: free_inbox_cap" nil t))
  (fail "completion inserted %S" (buffer-substring (line-beginning-position) (line-end-position))))
(change "free: free_inbox_cap" "free: free_flow_cap")
(await "no diagnostics after the completion" (lambda () (null (found-codes))))

;; Jump to the definition.
(goto-char (point-min))
(search-forward "free_flow_c")
(xref-find-definitions (format "%s" (xref-backend-identifier-at-point 'eglot)))
(unless (string-suffix-p "reasons/plan.yaml" (buffer-file-name)) (fail "the definition is in %s" (buffer-file-name)))
(unless (looking-at "free_flow_cap:") (fail "the definition is at %s" (thing-at-point 'line)))

;; Rename it in all files.
;; Emacs asks before it changes files that are not open.
(cl-letf (((symbol-function 'y-or-n-p) #'always)) (eglot-rename "free_library_full"))
(sync)
(unless (save-excursion (goto-char (point-min)) (search-forward "free_library_full:" nil t)) (fail "the rule was not renamed"))
(let ((changed (cl-count-if (lambda (buffer) (and (buffer-file-name buffer) (buffer-modified-p buffer))) (buffer-list))))
  (unless (> changed 2) (fail "only %d files changed" changed)))
(dolist (buffer (buffer-list)) (with-current-buffer buffer (when (and (buffer-file-name) (eglot-managed-p)) (sync))))
(await "no diagnostics after the renaming" (lambda () (null (found-codes))))

(set-buffer-modified-p nil)
(eglot-shutdown (eglot-current-server) nil 60)
(princ "eglot: types, fixes, completes, jumps and renames\n")
(kill-emacs 0)
