/// The differences between two blocks of a dump, layer by layer, whatever their titles.
package struct BlockDifference: Equatable, Sendable {
    package let old: DumpBlock
    package let new: DumpBlock
    let picture: PictureDifference
    /// What differs between the films, frames side by side.
    let film: PictureDifference
    /// The layers that differ. None do where only the way in which it is written changed.
    let layers: [DumpBlock.Layer]

    /// Lines of a layer that went and came.
    struct Lines: Equatable, Sendable {
        let removed: [String]
        let added: [String]

        init(from old: [String], to new: [String]) {
            let difference = new.difference(from: old)
            removed = difference.removals.map { old[$0.offset] }
            added = difference.insertions.map { new[$0.offset] }
        }

        var isEmpty: Bool { removed.isEmpty && added.isEmpty }

        /// Lines that gave way to others, then those that went and those that came alone, each in words.
        func words(
            changed: (String, String) -> String, went: (String) -> String, came: (String) -> String
        ) -> [String] {
            let both = min(removed.count, added.count)
            return zip(removed, added).map { changed($0, $1) } + removed[both...].map(went) + added[both...].map(came)
        }

        /// Ready to print: `-` before what went, and `+` before what came.
        var marked: [String] { removed.map { "- \($0)" } + added.map { "+ \($0)" } }
    }

    /// Styles that cells do not tell, as there are more than letters.
    let unseenStyles: Lines
    /// Places where Tab stops.
    let focus: Lines
    /// What a screen reader says.
    let reading: Lines

    /// `nil` where nothing differs, not even in how it is written.
    init?(from old: DumpBlock, to new: DumpBlock) {
        guard DumpBlock.Layer.allCases.contains(where: { old[$0] != new[$0] }) else { return nil }
        self.old = old
        self.new = new
        let difference = PictureDifference(from: DrawnPicture(old), to: DrawnPicture(new))
        picture = difference
        film = PictureDifference(from: DrawnPicture(filmOf: old), to: DrawnPicture(filmOf: new))
        let unseen = Lines(from: old.unseenStyles, to: new.unseenStyles)
        unseenStyles = unseen
        focus = Lines(from: old.focus, to: new.focus)
        reading = Lines(from: old.reading, to: new.reading)
        layers = DumpBlock.Layer.allCases.filter { layer in
            layer == .styles ? !difference.styles.isEmpty || !unseen.isEmpty : old[layer] != new[layer]
        }
    }
}

extension BlockDifference {
    /// The difference as text, ready to print: rows with `-` and `+` and carets below what changed in them, then where
    /// styles changed by role, then the lines of the other layers.
    var lines: [String] {
        var lines = picture.texts.map(Self.words) + picture.rows.map(Self.words)
        if layers.contains(.glyphs) {
            lines += PictureLines(difference: picture, before: DrawnPicture(old), after: DrawnPicture(new)).lines
        }
        lines += picture.styleLines + Self.section("styles without a letter", unseenStyles)
        lines += Self.section("focus order", focus) + Self.section("reading text", reading)
        if !film.isEmpty {
            lines += ["film"] + film.texts.map(Self.words) + film.rows.map(Self.words)
            let (before, after) = (DrawnPicture(filmOf: old), DrawnPicture(filmOf: new))
            lines += PictureLines(difference: film, before: before, after: after).lines
        }
        return lines.isEmpty ? ["looks the same; only the way it is written changed"] : lines
    }

    static func words(for change: PictureDifference.TextChange) -> String {
        "row \(change.row), column \(change.column): \(words(from: change.old, to: change.new))"
    }

    /// `"a" → "b"`, or what came or went alone.
    static func words(from old: String, to new: String) -> String {
        switch (old.allSatisfy { $0 == " " }, new.allSatisfy { $0 == " " }) {
        case (true, false): "\"\(trimmed(new))\" came"
        case (false, true): "\"\(trimmed(old))\" went"
        default: "\"\(old)\" → \"\(new)\""
        }
    }

    private static func trimmed(_ text: String) -> String { text.drop { $0 == " " }.withoutBlanksAtEnd }

    static func words(for change: PictureDifference.RowsChange) -> String {
        Count.place("row", change.rows) + (change.isAdded ? " added" : " removed")
    }

    static func words(for change: PictureDifference.StyleChange) -> String {
        "\(Count.place("row", change.rows)), \(Count.place("column", change.columns)): \(change.words)"
    }

    private static func section(_ title: String, _ lines: Lines) -> [String] {
        lines.isEmpty ? [] : [title] + lines.marked.map { "  \($0)" }
    }
}
