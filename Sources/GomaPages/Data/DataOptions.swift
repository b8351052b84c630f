/// What a page says of a collection of data.
struct DataOptions: Codable {
    /// What there is at first; nothing, and more is waited for, where it is left out.
    var values: [JSONValue]?
    /// What is shown where there is nothing.
    var empty: String?

    /// What there is at first, each with an identity: by its place where it has none of its own.
    var elements: [JSONValue] { (values ?? []).enumerated().map { $1.identified(by: "\($0)") } }
}
