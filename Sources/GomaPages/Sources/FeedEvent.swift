/// An event of a feed, one line of newline-delimited JSON (https://github.com/ndjson/ndjson-spec).
public protocol FeedEvent: Decodable, Sendable {
    /// Time since the recording began; `nil` for events that count as they come.
    var time: Duration? { get }
}

extension KeyedDecodingContainer {
    /// The time of an event of a feed; `nil` for one that counts as it comes.
    /// - Throws: `DecodingError` for what is no number of seconds of a day.
    package func feedTime(_ key: Key) throws -> Duration? {
        guard let seconds = try decodeIfPresent(Double.self, forKey: key) else { return nil }
        guard (0...86_400).contains(seconds) else { throw wrong(key, "wants seconds from 0 to 86400") }
        return .milliseconds(Int((seconds * 1000).rounded()))
    }

    /// The error that says what is wrong with a field.
    package func wrong(_ key: Key, _ words: String) -> DecodingError {
        .dataCorruptedError(forKey: key, in: self, debugDescription: words)
    }
}
