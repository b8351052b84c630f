/// The views that took the presses of the mouse's buttons: what a button does next is for the one that took its last press,
/// wherever the mouse has gone and whatever the other buttons do meanwhile.
@MainActor
struct PressedViews {
    private var references: [MouseEvent.Button: Reference] = [:]

    private struct Reference {
        weak var view: View?
    }

    /// The view that took a button's last press; `nil` where none did, or it is gone.
    subscript(button: MouseEvent.Button) -> View? {
        get { references[button]?.view }
        set { references[button] = newValue.map { Reference(view: $0) } }
    }
}
