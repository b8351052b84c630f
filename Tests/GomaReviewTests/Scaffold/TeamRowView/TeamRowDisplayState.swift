import GomaUI

/// The state of a ``TeamRowView``.
struct TeamRowDisplayState: DisplayState {
    /// What the customer can have, ready to read.
    var title: String
    /// Whether the customer wants it.
    var isOn: Bool

    static let blank = Self(title: "", isOn: false)

    init(title: String, isOn: Bool = false) {
        self.title = title
        self.isOn = isOn
    }

    /// Switches it on or off. What may happen to a state is a function of it, the same for every model.
    mutating func toggle() { isOn.toggle() }
}
