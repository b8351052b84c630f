/// The reason why a feed cannot be shown: nothing on the page takes one.
package struct FeedMismatch: Error, Hashable, CustomStringConvertible {
    let file: String

    package var description: String {
        "\(file): no source of this page takes a feed; leave the feed out, or declare a source that does"
    }
}
