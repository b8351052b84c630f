/// An event of a feed, one line of newline-delimited JSON (https://github.com/ndjson/ndjson-spec).
public protocol FeedEvent: Decodable, Sendable {
    /// Since the recording began; `nil` for events that count as they come.
    var time: Duration? { get }
}
