/// Each cell's style as a letter, and what the letters mean.
package struct StyleMap {
    /// Letters row by row, one for each cell; `.` for those in the terminal's own colours.
    private(set) var rows: [String] = []
    /// `a = textPrimary on backgroundCards, bold`, in the order in which the letters come up.
    private(set) var legend: [String] = []

    /// Letters for a component.
    static let letters = Array("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789")
    /// What comes after all letters shares it.
    static let shared: Character = "?"
    /// A whole window has more styles than our alphabet has letters.
    private static let moreLetters = Array(
        "αβγδεζηθικλμνξοπρστυφχψωΓΔΘΛΞΠΣΦΨΩбгджзийлпфцчшщъыьэюяБГДЖЗИЙЛПФЦЧШЩЪЫЬЭЮЯ"
            + "ßàáâãäåæçèéêëìíîïðñòóôõöøùúûüýþÿÀÁÂÃÄÅÆÇÈÉÊËÌÍÎÏÐÑÒÓÔÕÖØÙÚÛÜÝÞ")

    /// - Parameter isWindow: whether it is a whole window, for which there are more letters; what comes after all of them
    ///   shares a question mark.
    init(_ surface: Surface, isWindow: Bool = false) {
        let letters = isWindow ? Self.letters + Self.moreLetters : Self.letters
        var looks = CellLooks(most: letters.count)
        func letter(_ number: Int) -> Character { number < letters.count ? letters[number] : Self.shared }
        for y in 0..<surface.size.height {
            var row: [UInt8] = []
            for cell in surface.row(y) { row += (looks.number(of: cell).map(letter) ?? ".").utf8 }
            rows.append(String(decoding: row, as: UTF8.self))
        }
        legend = looks.all.enumerated().map { "\(letter($0)) = \($1.words)" }
    }

    /// A style in words, such as `textOdds on backgroundOdds, bold`.
    package static func words(
        _ foreground: ColorReference, on background: ColorReference, _ attributes: TextAttributes
    ) -> String {
        ([name(of: foreground) + " on " + name(of: background)] + attributes.names).joined(separator: ", ")
    }

    /// A reference in words, such as `textPrimary` or `25% highlightPrimary over backgroundCards`.
    package static func name(of reference: ColorReference) -> String {
        switch reference.kind {
        case .terminalDefault: "default"
        case .role(let role): role.name
        case .blend(let base, let over, let share):
            "\(Int((share * 100).rounded()))% \(over.name) over \(base.name)"
        case .rgb(let color): color.hex
        }
    }
}
