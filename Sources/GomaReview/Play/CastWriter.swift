import Foundation

/// The writer of recordings that asciinema plays (asciicast, version 2): one JSON value on each line, each with the rows that are
/// other than before; chapters are its markers.
package struct CastWriter {
    private let theme: StyleProvider
    private let depth: ColorDepth

    /// - Parameter theme: colours the frames that say nothing of another.
    package init(theme: StyleProvider, depth: ColorDepth = .direct) {
        self.theme = theme
        self.depth = depth
    }

    /// The whole recording.
    package func text(of recording: PlayRecording) throws -> String {
        let size = recording.size
        let header = JSONValue.object([
            "version": .integer(2), "width": .integer(max(1, size.width)), "height": .integer(max(1, size.height)),
            "title": .string(TextGate.visible(recording.title)), "env": .object(["TERM": .string("xterm-256color")]),
        ])
        var lines = [try json(header)]
        var chapters = recording.chapters[...]
        var writer = ANSIWriter(colors: theme, depth: depth)
        var shown: (theme: StyleProvider, size: Size, rows: [String])?
        for moment in recording.moments {
            while let chapter = chapters.first, chapter.time <= moment.time {
                lines.append(try marker(chapters.removeFirst()))
            }
            let (surface, theme) = (moment.frame.surface, moment.frame.theme ?? theme)
            if shown.map({ $0.theme != theme }) ?? false { writer = ANSIWriter(colors: theme, depth: depth) }
            let rows = writer.rows(of: surface)
            let isNew = shown.map { $0.size != surface.size } ?? true
            let changed = rows.enumerated().filter { isNew || shown?.rows[$0.offset] != $0.element }
            // Each row ends in the terminal's own colours, in which the rest of it is cleared.
            let text = changed.map { "\u{1B}[\($0.offset + 1);1H\($0.element)\u{1B}[K" }.joined()
            let cursor = moment.frame.cursor.map { "\u{1B}[\($0.y + 1);\($0.x + 1)H\u{1B}[?25h" } ?? ""
            let output = "\u{1B}[?25l" + (isNew ? "\u{1B}[2J" : "") + text + cursor
            lines.append("[\(TimeText.number(moment.time)),\"o\",\(try json(.string(output)))]")
            shown = (theme, surface.size, rows)
        }
        for chapter in chapters { lines.append(try marker(chapter)) }
        // An end of its own, so that what stands there is seen.
        lines.append("[\(TimeText.number(recording.length + .seconds(1))),\"o\",\"\"]")
        return lines.joined(separator: "\n") + "\n"
    }

    private func marker(_ chapter: PlayRecording.Chapter) throws -> String {
        "[\(TimeText.number(chapter.time)),\"m\",\(try json(.string(TextGate.visible(chapter.title))))]"
    }

    private func json(_ value: JSONValue) throws -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        return OutputForm.json.safe(String(decoding: try encoder.encode(value), as: UTF8.self))
    }
}
