import GomaKit

/// What a page says of a collection of data.
struct DataOptions: Codable {
    /// What there is at first; nothing, and more is waited for, where it is left out.
    var values: [JSONValue]?
    /// What is shown where there is nothing.
    var empty: String?
}
