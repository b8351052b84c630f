/// The reason why a feed cannot be shown: nothing on the page takes one.
package struct FeedMismatch: Error, Hashable, CustomStringConvertible {
    let file: String
    /// The source that was asked for, if any.
    let name: String?
    /// The sources that take a feed.
    let known: [String]

    package var description: String {
        guard let name else {
            return "\(file): no source of this page takes a feed; leave the feed out, or declare a source that does"
        }
        return "\(file): no source \"\(name)\" takes a feed"
            + known.words(insteadOf: name, none: "none on this page does")
    }
}
