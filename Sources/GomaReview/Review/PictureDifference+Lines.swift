extension PictureDifference {
    /// What differs between two pictures, ready to print: rows with `-` and `+` and carets below what changed in them;
    /// where the text is the same, where styles differ by role.
    package static func lines(from old: Surface, to new: Surface) -> [String] {
        let (before, after) = (DrawnPicture(old), DrawnPicture(new))
        let difference = PictureDifference(from: before, to: after)
        let rows = PictureLines(difference: difference, before: before, after: after).lines
        return rows.isEmpty ? difference.styleLines : rows
    }

    /// Where styles changed by role, below a title; nothing where none did.
    var styleLines: [String] { styles.isEmpty ? [] : ["styles"] + styles.map { "  " + BlockDifference.words(for: $0) } }
}
