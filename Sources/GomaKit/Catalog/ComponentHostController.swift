/// Shows one component at the top left of its window, and gives it the keys.
///
/// The focus is nowhere at first, so that the component is seen as it is. The first key that is not a way out goes to its
/// first part; Esc leaves the parts, and leaves the screen where the focus is nowhere.
package final class ComponentHostController: ViewController {
    private let hostView: ComponentHostView
    private let onQuit: () -> Void
    /// Keys of whoever shows the component, which work wherever it does not take them itself.
    package var keys: [KeyBinding] = []
    /// What the terminal's window is called.
    package var name: String?

    /// - Parameter width: columns offered; as many as the window has where `nil`.
    package init(_ instance: ComponentInstance, width: Int? = nil, onQuit: @escaping () -> Void = {}) {
        hostView = ComponentHostView(instance, width: width)
        self.onQuit = onQuit
        super.init()
    }

    /// Shows another component in place of the one that is there; the focus is nowhere then.
    package func show(_ instance: ComponentInstance, width: Int?) {
        window?.focus(nil)
        hostView.show(instance, width: width)
    }

    override package func loadView() -> View { hostView }

    override package var keyBindings: [KeyBinding] { keys }

    override package var title: String? { name }

    override package func handle(_ key: KeyEvent) -> Bool {
        guard let window else { return false }
        if key == KeyEvent(.escape) {
            window.focusedView == nil ? onQuit() : window.focus(nil)
            return true
        }
        if super.handle(key) { return true }
        guard window.focusedView == nil else { return false }
        guard window.moveFocus(key == .backTab ? .previous : .next) else { return false }
        return key == .backTab || key == KeyEvent(.tab) || window.send(.key(key))
    }
}
