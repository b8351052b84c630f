/// A fault that a walk over an app has come upon.
struct ScreenFinding {
    /// The kind of a fault; a walk that is repeated shows the same when it shows the same kind.
    enum Kind: String {
        /// A view that nothing places, or pins that contradict each other.
        case layout
        /// Nobody has the focus, or somebody who cannot be seen.
        case focus
        /// A cell that no terminal could show.
        case cell
        /// A part of the screen that is not as it would be drawn anew.
        case picture
        /// The app draws without end.
        case unrest
    }

    let kind: Kind
    let words: String
    /// The rows at which it shows, a few at most.
    var picture: [String] = []
}
