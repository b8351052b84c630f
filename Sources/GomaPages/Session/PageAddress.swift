/// The place in a page's stack: which page it is, with its parameters.
package struct PageAddress: Hashable, Sendable {
    /// The name under which it was gone to; `nil` for the page that all begins with.
    package let name: String?
    package let parameters: [String: String]

    /// The page that all begins with.
    package static let root = Self(name: nil, parameters: [:])

    package init(name: String?, parameters: [String: String]) {
        self.name = name
        self.parameters = parameters
    }
}
