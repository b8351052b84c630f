/// The way out of the gallery for what somebody saves or copies; each says in a sentence what has become of it.
@MainActor
package final class TextOutlet {
    private let saves: SaveFolder
    private let clipboard: any Clipboard
    private let eventLog: EventLog
    private let words: GalleryWords

    init(saves: SaveFolder, clipboard: any Clipboard, eventLog: EventLog, words: GalleryWords) {
        (self.saves, self.clipboard, self.eventLog, self.words) = (saves, clipboard, eventLog, words)
    }

    // MARK: Files

    /// Writes something that somebody wants to keep into the folder in which the program was started.
    /// - Returns: a sentence on where it is, or on why it could not be written.
    package func save(_ text: String, as name: String) -> String {
        do {
            return try saved(text, as: name)
        } catch {
            return "\(error)"
        }
    }

    /// Writes something that somebody wants to keep into the folder in which the program was started.
    /// - Returns: a sentence on where it is.
    /// - Throws: `OutputError`.
    package func saved(_ text: String, as name: String) throws -> String {
        eventLog.record("save", name)
        return words.text(.gallerySaved, ["file": try saves.write(text, as: name)])
    }

    // MARK: The clipboard

    /// Takes what components want copied, for as long as the result is kept: it goes to the clipboard as a line, as components
    /// copy codes, numbers and links.
    /// - Parameter say: gets a sentence on what has been done.
    package func takeCopies(of owner: Owner, _ say: @escaping (String) -> Void) -> Owner.Taking {
        owner.take(CopyText.self) { [weak self] question in
            guard let self else { return .declined }
            let line = PasteText(line: question.request.text)
            let isWhole = line.leftOutCount == 0
            let shown = isWhole ? line.string : DisplayText(line.string).truncated(to: Self.columnsBesideNote).string
            let (sentence, refusal) = handOver(line, "\"\(shown)\"", as: "copied.txt")
            say(sentence)
            return refusal.map { .refused(reason: $0) } ?? .done
        }
    }

    /// Hands something of one line on show to the clipboard.
    package func copy(line: String, _ what: String, as name: String) -> String {
        handOver(PasteText(line: line), what, as: name).sentence
    }

    /// Hands something of several lines on show to the clipboard.
    package func copy(lines: String, _ what: String, as name: String) -> String {
        handOver(PasteText(lines: lines), what, as: name).sentence
    }

    /// Columns of a text that leave room for a note behind it.
    private static let columnsBesideNote = 24

    /// Hands something on show to the clipboard; where that does not take it, writes it into a file.
    /// - Parameters:
    ///   - what: its name in words, such as "the code".
    ///   - name: of the file, should there have to be one.
    /// - Returns: a sentence on which of the two has been done, or on why neither could be, and on what was left out; and
    ///   why the clipboard did not take it.
    private func handOver(_ text: PasteText, _ what: String, as name: String) -> (sentence: String, refusal: String?) {
        eventLog.record("copy", what)
        guard let refusal = clipboard.copy(text) else {
            return (sentence(words.text(.galleryCopied, ["what": what]), on: text), nil)
        }
        let kept = text.string + (text.string.hasSuffix("\n") ? "" : "\n")
        let saved = words.text(.galleryKept, ["saved": save(kept, as: name), "reason": refusal])
        return (sentence(saved, on: text), refusal)
    }

    /// What has been done with a text, and how much of it was left out.
    private func sentence(_ done: String, on text: PasteText) -> String {
        let count = text.leftOutCount
        guard count > 0 else { return done }
        return words.language.counted(count, .galleryOneLeftOut, .galleryManyLeftOut, ["sentence": done])
    }
}
