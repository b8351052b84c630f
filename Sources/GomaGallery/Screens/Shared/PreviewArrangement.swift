import GomaReview
import TerminalKit

/// The arrangement of a preview: columns, characters and themes.
struct PreviewArrangement: Equatable {
    /// One showing of the component.
    struct Showing: Equatable {
        /// What stands above it; `nil` where it is the only one.
        let title: String?
        /// How its cells look; `nil` leaves them as everything else on the screen.
        let colors: EmulatedColors?
    }

    var width = PreviewWidth.standard
    /// The characters of the component; `nil` for those of the window.
    var glyphs: Glyphs?
    /// At least one.
    var showings = [Showing(title: nil, colors: nil)]
}
