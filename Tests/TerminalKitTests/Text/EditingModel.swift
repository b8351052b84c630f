@testable import TerminalKit

/// The same editing on an array of characters, split anew as a whole after each edit, with a copy of it for each step.
struct EditingModel: Equatable {
    struct Text: Equatable {
        var clusters: [Character] = []
        var caret = 0
        var anchor: Int?

        var selection: Range<Int> { min(caret, anchor ?? caret)..<max(caret, anchor ?? caret) }

        mutating func move(to position: Int, isSelecting: Bool) {
            let origin = anchor ?? caret
            caret = min(max(0, position), clusters.count)
            anchor = isSelecting && origin != caret ? origin : nil
        }

        mutating func replace(_ range: Range<Int>, with text: String) {
            let head = String(clusters[..<range.lowerBound]) + text
            let all = Array(head + String(clusters[range.upperBound...]))
            let place = text.isEmpty ? range.lowerBound : head.count
            (clusters, caret, anchor) = (all, min(place, all.count), nil)
        }
    }

    private struct Step: Equatable {
        let kind: String
        let before: Text
        var after: Text
    }

    private(set) var text = Text()
    private var done: [Step] = []
    private var undone: [Step] = []
    private var isOpen = false

    var canUndo: Bool { !done.isEmpty }
    var canRedo: Bool { !undone.isEmpty }

    mutating func move(to position: Int, isSelecting: Bool) {
        text.move(to: position, isSelecting: isSelecting)
        isOpen = false
    }

    mutating func insert(_ string: String, isTyped: Bool) {
        guard !string.isEmpty else { return }
        let hadSelection = text.anchor != nil
        let left = text.selection.isEmpty && text.caret > 0 ? text.clusters[text.caret - 1] : nil
        let isNextWord = left?.unicodeScalars.first?.properties.isWhitespace == true && string.first != " "
        let kind = isTyped ? "type" : "once"
        edit(kind, joins: kind == "type" && !hadSelection && !isNextWord) { $0.replace($0.selection, with: string) }
    }

    mutating func delete(_ deletion: TextDeletion) {
        guard text.anchor == nil || deletion == .all else {
            return edit("once", joins: false) { $0.replace($0.selection, with: "") }
        }
        let (caret, count) = (text.caret, text.clusters.count)
        let range =
            switch deletion {
            case .left: max(0, caret - 1)..<caret
            case .right: caret..<min(count, caret + 1)
            case .wordLeft: wordStart..<caret
            case .wordRight: caret..<wordEnd
            case .toEnd: caret..<count
            case .all: 0..<count
            }
        guard !range.isEmpty else { return }
        let joins = deletion == .left || deletion == .right
        edit(joins ? "delete \(deletion)" : "once", joins: joins) { $0.replace(range, with: "") }
    }

    mutating func undo() {
        guard let step = done.popLast() else { return }
        text = step.before
        undone.append(step)
        isOpen = false
    }

    mutating func redo() {
        guard let step = undone.popLast() else { return }
        text = step.after
        done.append(step)
        isOpen = false
    }

    mutating func set(_ string: String) {
        let wasAtEnd = text.caret == text.clusters.count
        let clusters = Array(string)
        let caret = wasAtEnd ? clusters.count : min(text.caret, clusters.count)
        text = Text(clusters: clusters, caret: caret)
        (done, undone) = ([], [])
    }

    private mutating func edit(_ kind: String, joins: Bool, _ change: (inout Text) -> Void) {
        let before = text
        change(&text)
        let isSame = String(text.clusters).utf8.elementsEqual(String(before.clusters).utf8)
        guard !isSame else { return isOpen = false }
        undone = []
        if isOpen, joins, done.last?.kind == kind {
            done[done.count - 1].after = text
        } else {
            done.append(Step(kind: kind, before: before, after: text))
        }
        isOpen = true
        done.removeFirst(max(0, done.count - TextHistory.mostSteps))
    }

    private func isSpace(_ position: Int) -> Bool {
        text.clusters[position].unicodeScalars.first?.properties.isWhitespace ?? false
    }

    var wordStart: Int {
        var position = text.caret
        while position > 0, isSpace(position - 1) { position -= 1 }
        while position > 0, !isSpace(position - 1) { position -= 1 }
        return position
    }

    var wordEnd: Int {
        var position = text.caret
        while position < text.clusters.count, isSpace(position) { position += 1 }
        while position < text.clusters.count, !isSpace(position) { position += 1 }
        return position
    }
}
