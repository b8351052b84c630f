extension CoverageWaiver {
    /// What no state of a message over a page shows.
    static let ofOverlays = [
        Self("queue.isHeld", because: "it is held while it has the focus, and the focus shows"),
        Self("queue.secondsGone", because: "time is not drawn; a play shows that it stands still"),
    ]
}
