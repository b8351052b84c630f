import GomaKit

/// The reason why a source cannot be made of what a page says of it, and what of that is to blame.
protocol PageOptionError: Error, Hashable, CustomStringConvertible {
    /// The way to it from what is said of the source.
    var path: [JSONValue.Step] { get }
}
