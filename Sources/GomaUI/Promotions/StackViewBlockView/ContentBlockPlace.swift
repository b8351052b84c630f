/// The place of a block among those of its component, so that it stays the same block when others come and go.
package struct ContentBlockPlace: Hashable, Sendable {
    /// What the component is called.
    package let component: String
    /// How many blocks of that component stand above.
    package let number: Int

    /// The name of the part of a state that stands there, such as `VideoBlock[0]`.
    package var name: String { "\(component)[\(number)]" }
}
