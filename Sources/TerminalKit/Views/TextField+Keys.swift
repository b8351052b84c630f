extension TextField {
    /// What keys do in the text now, besides handing it on.
    var editingBindings: [KeyBinding] {
        let typing = KeyBinding(.text, keyTitle(.type)) { [self] key in
            insert(key.text.map(String.init) ?? "", isTyped: true)
        }
        return [typing] + bindings(isBackward: true) + bindings(isBackward: false)
            + deletions([.all]) + selections + steps
    }

    /// Deletions and moves on one side of the caret.
    private func bindings(isBackward: Bool) -> [KeyBinding] {
        let moves = TextMove.allCases.filter { $0.isBackward == isBackward && leads($0) }
        return deletions(isBackward ? [.left, .wordLeft] : [.right, .wordRight, .toEnd])
            + moves.map { move in
                KeyBinding(.keys(move.keys), keyTitle(move.title)) { [self] in
                    moveCaret(to: editor.position(after: move))
                }
            }
    }

    private func deletions(_ deletions: [TextDeletion]) -> [KeyBinding] {
        deletions.filter(takesOut).map { deletion in
            KeyBinding(.keys(deletion.keys), keyTitle(deletion.title)) { [self] in make(editor.deletion(deletion)) }
        }
    }

    /// Whether there is something to delete: what is selected, or what stands on that side of the caret.
    private func takesOut(_ deletion: TextDeletion) -> Bool {
        switch deletion {
        case .left, .wordLeft: editor.anchor != nil || caret > 0
        case .right, .wordRight, .toEnd: editor.anchor != nil || caret < editor.count
        case .all: editor.count > 0
        }
    }

    /// Whether a move changes the caret or ends a selection.
    private func leads(_ move: TextMove) -> Bool { editor.anchor != nil || canMove(move) }

    private func canMove(_ move: TextMove) -> Bool { move.isBackward ? caret > 0 : caret < editor.count }

    /// Keys that select; those of several moves with one title are one line of help.
    private var selections: [KeyBinding] {
        var bindings = TextMove.allCases.filter(canMove).map { move in
            KeyBinding(.keys(move.selectingKeys), keyTitle(move.selectingTitle)) { [self] in
                moveCaret(to: editor.position(after: move, isSelecting: true), isSelecting: true)
            }
        }
        if editor.selection.count < editor.count {
            bindings.append(
                KeyBinding(KeyEvent(.character("a"), .alt), keyTitle(.selectAll)) { [self] in selectAll() })
        }
        return bindings
    }

    /// Back and forth among what was done. Ctrl-Z stops the program in a terminal, so it is not among the keys.
    private var steps: [KeyBinding] {
        var bindings: [KeyBinding] = []
        if editor.canUndo {
            let keys: [KeyEvent] = [.control("_"), KeyEvent(.character("z"), .alt)]
            bindings.append(KeyBinding(.keys(keys), keyTitle(.undo)) { [self] in make(editor.undo) })
        }
        if editor.canRedo {
            let keys: [KeyEvent] = [.control("y"), KeyEvent(.character("Z"), .alt)]
            bindings.append(KeyBinding(.keys(keys), keyTitle(.redo)) { [self] in make(editor.redo) })
        }
        return bindings
    }
}
