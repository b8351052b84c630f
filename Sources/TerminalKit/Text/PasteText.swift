/// A text for the clipboard. Nothing in it acts on the program that it is pasted into.
///
/// Out goes all that ``TextGate/isHarmful(_:)``, whose escape sequences could end a bracketed paste, and tags (U+E0020 and
/// on) that are no flag's, which are read by programs and seen by nobody.
package struct PasteText: Hashable, Sendable {
    /// The text as it may be pasted.
    package let string: String
    /// Characters that were left out.
    package let leftOutCount: Int

    /// Something of one line, such as a code, a name or a link: line ends at its ends go, since a shell would run what
    /// stands before them, and those inside become a space each, as on the screen. So do tabs. Line ends count as left out.
    package init(line text: String) { self.init(text, keepsLines: false) }

    /// A text of several lines, such as a dump: line ends stay, whatever they were, as line feeds, and so do tabs.
    package init(lines text: String) { self.init(text, keepsLines: true) }

    private init(_ text: String, keepsLines: Bool) {
        var kept = String.UnicodeScalarView()
        var count = 0
        var previous: Unicode.Scalar?
        var isInFlag = false
        for scalar in text.unicodeScalars {
            let isTag = (0xE0020...0xE007F).contains(scalar.value)
            isInFlag = scalar == Self.flag || isInFlag && isTag
            switch scalar {
            case "\n" where previous == "\r": break
            case _ where TextGate.isLineEnd(scalar):
                kept.append(keepsLines ? "\n" : " ")
                count += keepsLines ? 0 : 1
            case "\t": kept.append(keepsLines ? scalar : " ")
            case _ where TextGate.isHarmful(scalar) || isTag && !isInFlag: count += 1
            default: kept.append(scalar)
            }
            previous = scalar
        }
        if !keepsLines {
            while kept.last == " " { kept.removeLast() }
            kept = String.UnicodeScalarView(kept.drop { $0 == " " })
        }
        string = String(kept)
        leftOutCount = count
    }

    /// Begins the flags of parts of a country, whose letters are tags.
    private static let flag: Unicode.Scalar = "\u{1F3F4}"
}
