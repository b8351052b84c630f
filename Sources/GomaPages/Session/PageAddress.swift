/// The place in a page's stack: which page it is, with its parameters.
struct PageAddress: Hashable, Sendable {
    /// The name under which it was gone to; `nil` for the page that all begins with.
    let name: String?
    let parameters: [String: String]

    /// The page that all begins with.
    static let root = Self(name: nil, parameters: [:])
}
