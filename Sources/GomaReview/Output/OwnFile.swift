/// The marks of files that the program has written, so that no other is ever written over.
enum OwnFile {
    /// Bytes in which a mark must stand: a page's dump says its name first, and the way to its file.
    static let headLength = 1 << 14
    /// What comes before the file in the second line of a page's dump.
    static let pageMark = "file: "

    /// - Parameter head: the file's first ``headLength`` bytes, or all of it.
    static func isRecognized(_ head: some Sequence<UInt8>) -> Bool {
        let text = String(decoding: Array(head.prefix(headLength)), as: UTF8.self)
        // Version control may have made other line ends of those that were written.
        let lines = text.split(maxSplits: 3, omittingEmptySubsequences: false, whereSeparator: \.isNewline)
        let isDump =
            lines.count > 3 && ["category: ", pageMark].contains(where: lines[1].hasPrefix)
            && lines[2].hasPrefix("glyphs: ")
        let isData =
            text.hasPrefix("{")
            && text.dropFirst().drop(while: \.isWhitespace).hasPrefix("\"generator\": \"gomaui\"")
        return isDump || isData || lines.prefix(2).contains { $0.contains("Written by gomaui.") }
    }
}
