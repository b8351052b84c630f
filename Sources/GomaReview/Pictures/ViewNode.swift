/// A view of a picture, with those inside it.
struct ViewNode: Equatable, Sendable {
    /// The name of its type, such as "Label".
    let type: String
    /// The stable name, where it has one.
    let identifier: String?
    /// Place in the picture, in cells, whether or not all of it can be seen.
    let frame: Rect
    /// What a screen reader says it is, in place of its texts.
    let label: String?
    /// What it reads out itself.
    let text: String?
    /// How it stands, such as "selected".
    let value: String?
    let isHidden: Bool
    let canBecomeFocused: Bool
    /// In the order in which they are read.
    let children: [ViewNode]

    @MainActor
    init(_ view: View) {
        type = String(nameOf: Swift.type(of: view))
        identifier = view.accessibilityIdentifier
        frame = view.convertToWindow(view.bounds)
        label = view.accessibilityLabel
        text = view.accessibilityText
        value = view.accessibilityValue
        isHidden = view.isHidden
        canBecomeFocused = view.canBecomeFocused
        children = view.subviews.map(ViewNode.init)
    }
}
