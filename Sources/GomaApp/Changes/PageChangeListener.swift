/// A model that shows what other parts of its page change.
@MainActor
protocol PageChangeListener: AnyObject {
    /// Takes a change over; `false` where it shows nothing of the kind, or nothing new.
    func take(_ change: PageChange) -> Bool
}
