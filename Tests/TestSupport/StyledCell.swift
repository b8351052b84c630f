/// A cell as an escape sequence describes it.
package struct StyledCell: Hashable, Sendable {
    package var character: Character
    /// `nil` for the terminal's own; else the palette's number, or `0x1000000` and the RGB value.
    package var foreground: Int?
    package var background: Int?
    /// SGR numbers, such as 1 for bold.
    package var attributes: Set<Int>

    /// Nothing that can be seen.
    package var isBlank: Bool { character == " " && background == nil && attributes.isDisjoint(with: [4, 7, 9]) }

    /// The cell without what cannot be seen: a space has no foreground unless it is reversed or underlined.
    package var visible: StyledCell {
        guard character == " " else { return self }
        let kept = attributes.intersection([4, 7, 9])
        return StyledCell(
            character: " ", foreground: kept.isEmpty ? nil : foreground, background: background, attributes: kept)
    }
}
