/// The signature by which two changes are the same change.
enum ClusterSignature {
    /// Each part of a difference once.
    @MainActor
    static func signatures(
        of change: DumpComparison.Change, in component: Review.Component
    ) -> [(kind: ChangeCluster.Kind, title: String)] {
        guard let difference = change.difference else {
            if change.new == nil { return [(.gone, "state gone: \(change.title)")] }
            let whole = "new \(component.isPage ? "page" : "component"): \(component.subject.id)"
            return [(.new, component.isApproved ? "new state: \(change.title)" : whole)]
        }
        var signatures: [(kind: ChangeCluster.Kind, title: String)] = []
        func add(_ kind: ChangeCluster.Kind, _ title: String) {
            if !signatures.contains(where: { $0.kind == kind && $0.title == title }) {
                signatures.append((kind, title))
            }
        }
        for text in difference.picture.texts + difference.film.texts {
            add(.text, BlockDifference.words(from: text.old, to: text.new))
        }
        for rows in difference.picture.rows + difference.film.rows {
            let what = rows.lines.map(Self.squeezed).joined(separator: " / ")
            let noun = rows.lines.count == 1 ? "row" : "\(rows.lines.count) rows"
            add(.text, "\(noun) \(rows.isAdded ? "added" : "removed"): \(what.isEmpty ? "blank" : "\"\(what)\"")")
        }
        for style in difference.picture.styles { add(.style, style.words) }
        for words in words(of: difference.unseenStyles) { add(.style, words) }
        for words in words(of: difference.focus) { add(.focus, words) }
        for words in words(of: difference.reading) { add(.reading, words) }
        if signatures.isEmpty { add(.writing, "written differently, looks the same") }
        return signatures
    }

    /// Lines that gave way to others, by the words that changed in them; then those that came or went alone.
    private static func words(of lines: BlockDifference.Lines) -> [String] {
        lines.words(changed: changedWords, went: { "\"\($0)\" went" }, came: { "\"\($0)\" came" })
    }

    /// Two lines without the words that they share at both ends; one and the same has another place.
    static func changedWords(from old: String, to new: String) -> String {
        guard old != new else { return "\"\(old)\" moved" }
        var (before, after) = (old.split(separator: " ")[...], new.split(separator: " ")[...])
        while let first = before.first, first == after.first {
            before.removeFirst()
            after.removeFirst()
        }
        while let last = before.last, last == after.last {
            before.removeLast()
            after.removeLast()
        }
        // Blanks alone differ: the lines are named whole, or all such changes would be one.
        guard !before.isEmpty || !after.isEmpty else { return "\"\(old)\" → \"\(new)\"" }
        return BlockDifference.words(from: before.joined(separator: " "), to: after.joined(separator: " "))
    }

    /// One blank for many, and a line for a long rule.
    private static func squeezed(_ line: String) -> String {
        var text = ""
        for character in line where !(character == text.last && !character.isLetter && !character.isNumber) {
            text.append(character)
        }
        return text.split(separator: " ").joined(separator: " ")
    }
}
