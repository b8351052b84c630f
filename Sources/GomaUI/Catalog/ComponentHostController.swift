import TerminalKit

/// Shows one component at the top left of its window, and gives it the keys.
///
/// The focus is nowhere at first, so that the component is seen as it is. The first key that is not a way out goes to its
/// first part; Esc leaves the parts, and leaves the screen where the focus is nowhere.
@MainActor
package final class ComponentHostController: ViewController {
    private let instance: ComponentInstance
    private let width: Int?
    private let onQuit: () -> Void

    /// - Parameter width: columns offered; as many as the window has where `nil`.
    package init(_ instance: ComponentInstance, width: Int? = nil, onQuit: @escaping () -> Void = {}) {
        self.instance = instance
        self.width = width
        self.onQuit = onQuit
        super.init()
    }

    override package func loadView() -> View {
        let root = ComponentHostView(instance.view, width: width)
        root.isFocusScope = true
        return root
    }

    override package func handle(_ key: KeyEvent) -> Bool {
        guard let window else { return false }
        if key == KeyEvent(.escape) {
            window.focusedView == nil ? onQuit() : window.focus(nil)
            return true
        }
        guard window.focusedView == nil else { return false }
        guard window.moveFocus(key == .backTab ? .previous : .next) else { return false }
        return key == .backTab || key == KeyEvent(.tab) || window.send(.key(key))
    }
}

/// A component at the top left of whatever room there is.
private final class ComponentHostView: View {
    private let component: View
    private let width: Int?

    init(_ component: View, width: Int?) {
        self.component = component
        self.width = width
        super.init()
        addSubview(component)
    }

    override func layoutSubviews() {
        let offered = min(width ?? bounds.width, bounds.width)
        component.frame = Rect(
            origin: .zero, size: ComponentRenderer.fittingSize(of: component, width: offered))
    }
}
