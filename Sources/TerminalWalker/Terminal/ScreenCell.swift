/// A cell of a terminal's screen.
struct ScreenCell: Hashable {
    var scalar: Unicode.Scalar
    /// Marks on the character, in the order of their arrival.
    var marks: String?
    /// 1 or 2; 0 in the right half of a wide character.
    var width: UInt8
    var style: CellStyle

    static func blank(_ style: CellStyle) -> ScreenCell { ScreenCell(scalar: " ", marks: nil, width: 1, style: style) }

    /// The cell without what cannot be seen of it.
    var visible: ScreenCell {
        guard scalar == " " || scalar == "\u{A0}", marks == nil, width == 1 else { return self }
        return .blank(style.onBlank)
    }

    var text: String { width == 0 ? "" : String(scalar) + (marks ?? "") }
}
