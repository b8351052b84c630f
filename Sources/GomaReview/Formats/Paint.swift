/// The resolved look of a cell: reverse and dim have become colours.
struct Paint: Equatable {
    var ink: RGBColor
    /// `nil` where the page shows.
    var ground: RGBColor?
    /// Bold, italic, underline and strikethrough.
    var attributes: TextAttributes
}
