/// A source that a feed keeps up to date.
public protocol FeedTaker<Event>: PageSource {
    /// What a line of the feed tells.
    associatedtype Event: FeedEvent

    /// Takes in what a feed tells.
    func take(_ event: Event)
}
