/// The differences between two pictures, in sentences such as `title: bold → dim` and `row 3 added`, and the cells that
/// they concern.
package struct DifferenceInWords: Equatable, Sendable {
    /// One for each thing that differs; rows first, then texts, styles, borders, and what cannot be seen.
    package let sentences: [String]
    /// Cells of the first picture that differ, counted from 0.
    package let marksBefore: Set<Point>
    /// Cells of the second picture that differ, counted from 0.
    package let marksAfter: Set<Point>

    /// All on one line.
    var text: String { sentences.isEmpty ? "nothing differs" : sentences.joined(separator: "; ") }

    /// Two pictures whose parts are known.
    @MainActor
    package init(from old: PartedPicture, to new: PartedPicture) {
        let picture = PictureDifference(from: old.drawn, to: new.drawn)
        let parts = PartDifferences(from: old, to: new)
        marksBefore = picture.oldMarks
        marksAfter = picture.newMarks
        sentences =
            picture.rows.map(BlockDifference.words) + parts.sentences(isSame: picture.isEmpty)
            + Self.sentences(stopsBefore: old.focus, after: new.focus)
            + Self.sentences(readBefore: old.reading, after: new.reading)
    }

    /// Two blocks of dumps, of which only rows and columns are known.
    package init(from old: DumpBlock, to new: DumpBlock) {
        guard let difference = BlockDifference(from: old, to: new) else {
            (sentences, marksBefore, marksAfter) = ([], [], [])
            return
        }
        let picture = difference.picture
        marksBefore = picture.oldMarks
        marksAfter = picture.newMarks
        let found =
            picture.rows.map(BlockDifference.words) + picture.texts.map(BlockDifference.words)
            + Self.styleSentences(picture.styles) + Self.sentences(unseenStyles: difference.unseenStyles)
            + Self.sentences(stopsBefore: old.focus, after: new.focus)
            + Self.sentences(readBefore: old.reading, after: new.reading)
            + (difference.film.rows.map(BlockDifference.words) + difference.film.texts.map(BlockDifference.words))
            .map { "film: \($0)" }
        sentences = found.isEmpty ? ["written differently, looks the same"] : found
    }

    /// `4 cells of rows 2–3: textOdds → textDisabledOdds`, the same change together wherever it is.
    private static func styleSentences(_ styles: [PictureDifference.StyleChange]) -> [String] {
        styles.grouped(by: \.words).map { words, changes in
            let first = changes.map(\.rows.lowerBound).min() ?? 1
            let last = changes.map(\.rows.upperBound).max() ?? 1
            let count = changes.reduce(0) { $0 + $1.cellCount }
            return "\(Count.of(count, "cell")) of \(Count.place("row", first...last)): \(words)"
        }
    }

    /// A dump does not say where they are.
    private static func sentences(unseenStyles styles: BlockDifference.Lines) -> [String] {
        styles.words(
            changed: { "some cells: \($0) → \($1)" }, went: { "no cells any more: \($0)" },
            came: { "some cells too: \($0)" })
    }

    private static func sentences(stopsBefore old: [String], after new: [String]) -> [String] {
        let lines = BlockDifference.Lines(from: old, to: new)
        guard old.count != new.count else {
            return zip(lines.removed, lines.added).map { "focus: \(ClusterSignature.changedWords(from: $0, to: $1))" }
        }
        func stops(_ count: Int) -> String {
            switch count {
            case 0: "nothing can have the focus"
            case 1: "1 place can have the focus"
            default: "\(count) places can have the focus"
            }
        }
        return ["\(stops(new.count)), before \(old.count)"]
    }

    private static func sentences(readBefore old: [String], after new: [String]) -> [String] {
        BlockDifference.Lines(from: old, to: new).words(
            changed: { was, now in
                was == now ? "read in another place: \"\(was)\"" : "read as \"\(now)\" instead of \"\(was)\""
            },
            went: { "no longer read: \"\($0)\"" }, came: { "read too: \"\($0)\"" })
    }
}
