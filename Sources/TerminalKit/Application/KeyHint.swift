/// A key and what it does, as the last row of a screen names it.
package struct KeyHint: Hashable, Sendable {
    /// The key's name, or several, such as "Enter, Space".
    package var label: String
    /// What it does, as a short command such as "select or deselect".
    package var title: String
    /// Whether it stays when others go for want of room, as the ways to help and out do.
    package var isLasting: Bool

    package init(_ label: String, _ title: String, isLasting: Bool = false) {
        self.label = label
        self.title = title
        self.isLasting = isLasting
    }
}
