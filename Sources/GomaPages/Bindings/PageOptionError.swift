/// The reason why a source cannot be made of what a page says of it, and what of that is to blame.
struct PageOptionError: Error, Hashable, CustomStringConvertible {
    let description: String
    /// The way to it from what is said of the source.
    let path: [JSONValue.Step]
}
