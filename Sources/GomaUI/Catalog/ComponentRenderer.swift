import TerminalKit

/// Draws components without a terminal.
@MainActor
public enum ComponentRenderer {
    /// What a component shows in at most `width` columns, as high as it wants to be.
    public static func surface(of instance: ComponentInstance, width: Int) -> Surface {
        let window = hosting(instance, width: width)
        window.update()
        return window.surface
    }

    /// A window just as large as the component in at most `width` columns.
    public static func hosting(_ instance: ComponentInstance, width: Int) -> Window {
        let host = ComponentHostController(instance.view)
        return Window(
            size: fittingSize(of: instance.view, width: width), root: host, glyphs: instance.environment.glyphs)
    }

    /// The size that a component takes when it is offered `width` columns.
    public static func fittingSize(of view: View, width: Int) -> Size {
        let wish = view.measure(Size(width: width, height: View.unbounded))
        return Size(width: min(wish.width, width), height: wish.height)
    }
}

/// Shows one component at the top left of its window, as wide as it is told.
@MainActor
public final class ComponentHostController: ViewController {
    private let component: View
    /// Columns offered; as many as the window has where `nil`.
    public var width: Int? {
        didSet { view.setNeedsLayout() }
    }

    public init(_ component: View, width: Int? = nil) {
        self.component = component
        self.width = width
        super.init()
    }

    override public func loadView() -> View {
        let root = HostView(component) { [weak self] in self?.width }
        root.isFocusScope = true
        return root
    }

    private final class HostView: View {
        private let component: View
        private let width: () -> Int?

        init(_ component: View, width: @escaping () -> Int?) {
            self.component = component
            self.width = width
            super.init()
            addSubview(component)
        }

        override func layoutSubviews() {
            let offered = min(width() ?? bounds.width, bounds.width)
            let size = ComponentRenderer.fittingSize(of: component, width: offered)
            component.frame = Rect(origin: .zero, size: size)
        }
    }
}
