/// A key and what it does, as the last row of a screen names it.
public struct KeyHint: Hashable, Sendable {
    /// The key's name, or several, such as "Enter, Space".
    public var label: String
    /// What it does, as a short command such as "select or deselect".
    public var title: String
    /// Whether it stays when others go for want of room, as the ways to help and out do.
    public var isLasting: Bool

    public init(_ label: String, _ title: String, isLasting: Bool = false) {
        self.label = label
        self.title = title
        self.isLasting = isLasting
    }
}
