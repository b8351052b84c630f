/// The events and problems that a piece of a feed brings.
package struct FeedBatch<Event: FeedEvent>: Sendable {
    package var events: [Event] = []
    package var problems: [FeedProblem] = []
    /// Why no more of the feed can be read, which is not its end.
    package var failure: InputError?

    package init(events: [Event] = [], problems: [FeedProblem] = [], failure: InputError? = nil) {
        self.events = events
        self.problems = problems
        self.failure = failure
    }

    /// Whether there is nothing to be told.
    package var isEmpty: Bool { events.isEmpty && problems.isEmpty && failure == nil }
}
