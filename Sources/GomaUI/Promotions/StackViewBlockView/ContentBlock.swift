/// A component in a page that is data: its name, and its state as it stands in a file.
public struct ContentBlock: Codable, Hashable, Sendable {
    /// What the component is called in the registry, such as "TitleBlock".
    public var component: String
    /// What it is to show.
    public var state: JSONValue

    public init(component: String, state: JSONValue) {
        self.component = component
        self.state = state
    }

    /// A component by its name, in a state of its own type. One that cannot be written as JSON, as it holds a number that
    /// is none, is left out, and the page says so in its place.
    public init(component: String, state: some DisplayState) {
        self.init(component: component, state: JSONValue(encoding: state) ?? .null)
    }

    /// The same component in another state.
    func with(_ state: some DisplayState) -> Self {
        Self(component: component, state: JSONValue(encoding: state) ?? self.state)
    }
}
