/// The arrangement of a preview: its columns, its characters, and a block for each theme.
struct PreviewArrangement: Equatable {
    /// The looks of one block of the preview.
    struct Block: Equatable {
        /// What stands above the component; `nil` where there is no other block.
        let title: String?
        /// How its cells look; `nil` leaves them as everything else on the screen.
        let colors: EmulatedColors?
    }

    var width = PreviewWidth.standard
    /// The characters of the component; `nil` for those of the window.
    var glyphs: Glyphs?
    /// At least one.
    var blocks = [Block(title: nil, colors: nil)]
}
