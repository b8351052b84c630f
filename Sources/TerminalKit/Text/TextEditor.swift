/// One line of text as it is edited: its caret, what is selected, and the steps to go back by.
///
/// An edit is asked for first, so that whoever owns the text may refuse it, and made between ``begin(_:)`` and
/// ``end(_:)``.
struct TextEditor {
    private(set) var content: EditableText
    /// The end of the selection that the caret is not at; `nil` where nothing is selected.
    private(set) var anchor: Int?
    /// Whether the text is hidden, and so does not tell where its words are.
    var hidesWords = false

    private var history = TextHistory()
    /// Edits that have begun and not ended; what one leads to happens inside it.
    private var openEdits = 0
    /// What there was before the outermost of them.
    private var momentBefore: TextHistory.Moment?

    /// A change that somebody wants to make by hand.
    struct Edit {
        /// The text as it would be.
        let text: String
        fileprivate let source: Source
    }

    fileprivate enum Source {
        case change(EditableText.Change, TextHistory.Kind, joins: Bool)
        case undo(TextHistory.Moment)
        case redo(TextHistory.Moment)
    }

    /// The caret stands at the end.
    init(_ text: String) { content = EditableText(text) }

    var text: String { content.string }
    var count: Int { content.count }
    var caret: Int { content.caret }

    /// The clusters that are selected; empty, at the caret, where none are.
    var selection: Range<Int> {
        let anchor = anchor ?? caret
        return min(anchor, caret)..<max(anchor, caret)
    }

    // MARK: Caret and selection

    /// Puts the caret left of the cluster with this number; beyond the ends counts as the nearer end.
    /// - Parameter isSelecting: whether what lies between is selected, together with what was selected up to the caret.
    mutating func moveCaret(to position: Int, isSelecting: Bool = false) {
        let origin = anchor ?? caret
        content.moveCaret(to: position)
        anchor = isSelecting && origin != caret ? origin : nil
        history.endStep()
    }

    mutating func selectAll() {
        moveCaret(to: 0)
        moveCaret(to: count, isSelecting: true)
    }

    /// Where a move leads. Without selecting, one to the left or right leads to that end of the selection.
    func position(after move: TextMove, isSelecting: Bool = false) -> Int {
        switch move {
        case .left: isSelecting || anchor == nil ? max(0, caret - 1) : selection.lowerBound
        case .right: isSelecting || anchor == nil ? min(count, caret + 1) : selection.upperBound
        case .wordLeft: hidesWords ? 0 : content.wordStart
        case .wordRight: hidesWords ? count : content.wordEnd
        case .toStart: 0
        case .toEnd: count
        }
    }

    // MARK: Edits

    /// Putting a text in the place of what is selected, or at the caret.
    /// - Parameter isTyped: whether it came from a key, and may be a part of a word.
    func insertion(of text: String, isTyped: Bool) -> Edit? {
        guard !text.isEmpty, let change = content.replacement(of: selection, with: text) else { return nil }
        let beginsWord = !hidesWords && content.isBehindSpace && text.first?.isWhitespace == false
        return edit(change, isTyped ? .typing : .single, joins: anchor == nil && !beginsWord)
    }

    /// Taking something out; what is selected, unless that is everything anyway.
    func deletion(_ deletion: TextDeletion) -> Edit? {
        let isOfSelection = anchor != nil && deletion != .all
        let range = isOfSelection ? selection : range(of: deletion)
        guard let change = content.replacement(of: range, with: "") else { return nil }
        let kind: TextHistory.Kind = deletion == .left ? .deletingLeft : deletion == .right ? .deletingRight : .single
        return edit(change, isOfSelection ? .single : kind, joins: true)
    }

    /// Taking back the last step; `nil` where there is none.
    var undo: Edit? { history.previous(of: text).map { Edit(text: $0.text, source: .undo($0)) } }

    /// Making the step again that was taken back last; `nil` where none was.
    var redo: Edit? { history.next(after: text).map { Edit(text: $0.text, source: .redo($0)) } }

    var canUndo: Bool { history.canGoBack }
    var canRedo: Bool { history.canGoOn }
    /// Size of what is kept for going back and forth.
    var historyBytes: Int { history.bytes }

    private func edit(_ change: EditableText.Change, _ kind: TextHistory.Kind, joins: Bool) -> Edit {
        Edit(text: content.string(after: change), source: .change(change, kind, joins: joins))
    }

    private func range(of deletion: TextDeletion) -> Range<Int> {
        switch deletion {
        case .left: max(0, caret - 1)..<caret
        case .right: caret..<min(count, caret + 1)
        case .wordLeft: position(after: .wordLeft)..<caret
        case .wordRight: caret..<position(after: .wordRight)
        case .toEnd: caret..<count
        case .all: 0..<count
        }
    }

    // MARK: Making an edit

    /// Makes an edit that has been asked for just now. What the program does to the text until ``end(_:)`` is part of it.
    mutating func begin(_ edit: Edit) {
        if openEdits == 0 { momentBefore = moment }
        openEdits += 1
        switch edit.source {
        case .change(let change, _, _):
            anchor = nil
            content.apply(change, newString: edit.text)
        case .undo(let moment):
            history.goBack()
            restore(moment)
        case .redo(let moment):
            history.goOn()
            restore(moment)
        }
    }

    /// The edit is over. A step that was taken back to another text than it came from leaves none to go on from.
    mutating func end(_ edit: Edit) {
        openEdits -= 1
        guard openEdits == 0, let before = momentBefore else { return }
        momentBefore = nil
        switch edit.source {
        case .change(_, let kind, let joins) where !isWritten(as: before.text):
            history.note(kind, from: before, to: moment, joins: joins)
        case .change: history.endStep()
        case .undo, .redo: if !isWritten(as: edit.text) { history.removeAll() }
        }
    }

    /// Whether the text is the other one byte by byte, which steps count by: equal strings may be written differently.
    private func isWritten(as other: String) -> Bool { text.utf8.elementsEqual(other.utf8) }

    /// Takes a text of the program's, with nothing selected. Outside an edit there is nothing to go back to then: what was
    /// done by hand was done to another text.
    mutating func replace(with newText: String) {
        anchor = nil
        content.replace(with: newText)
        if openEdits == 0 { history.removeAll() }
    }

    /// Puts caret and selection where they were in a text, and forgets what was done to the one before.
    mutating func restore(caret: Int, anchor: Int?) {
        content.moveCaret(to: caret)
        content.noteOtherText()
        let anchor = anchor.map { min(max(0, $0), count) }
        self.anchor = anchor == self.caret ? nil : anchor
        history.removeAll()
    }

    /// The next edit is a step of its own.
    mutating func endStep() { history.endStep() }

    private var moment: TextHistory.Moment {
        TextHistory.Moment(text: text, place: TextHistory.Place(count: count, caret: caret, anchor: anchor))
    }

    private mutating func restore(_ moment: TextHistory.Moment) {
        content.replace(with: moment.text)
        content.moveCaret(to: moment.place.caret)
        anchor = moment.place.anchor
    }
}

extension TextEditor.Edit {
    /// Clusters that a text from before would bring back; `nil` for any other edit.
    var restoredCount: Int? {
        switch source {
        case .change: nil
        case .undo(let moment), .redo(let moment): moment.place.count
        }
    }
}
