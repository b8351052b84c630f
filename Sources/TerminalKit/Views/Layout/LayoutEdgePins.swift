/// Opposite edges of a view, waiting for the view they keep to.
@MainActor
public struct LayoutEdgePins {
    let pins: [LayoutPin]

    /// Keeps to the same edges of `other`, `inset` cells inside. The inset is the first to go where room runs out.
    public func equal(to other: View, insetBy inset: Int = 0) {
        for pin in pins { pin.equal(to: other, offsetBy: pin.anchor.attribute == .start ? inset : -inset) }
    }
}
