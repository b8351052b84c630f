/// Where the focus is on a screen while another one is over it.
@MainActor
struct CoveredFocus {
    /// Where it was; `nil` where nobody had it.
    let place: FocusPlace?
    /// The view that had lent it to who had it.
    weak var lender: View?
    /// Whether the screen was still to get its first focus.
    let isAwaited: Bool

    /// Whether nobody has said where it goes.
    var isUndecided: Bool { place == nil && !isAwaited }
}
