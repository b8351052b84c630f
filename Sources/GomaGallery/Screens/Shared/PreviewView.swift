import GomaUI
import TerminalKit

/// A component at work, with room to scroll. Once the focus is inside, every key is the component's; Esc alone comes out.
final class PreviewView: View {
    private lazy var scroller = ScrollView()
    /// Called when Esc was pressed inside.
    var onLeave: (() -> Void)?
    private(set) var component: View?

    /// Blank cells around the component.
    private static let margin = Insets(top: 1, left: 2, bottom: 1, right: 2)

    override init() {
        super.init()
        isFocusScope = true
        scroller.barStyle = TextStyle(.scroll)
        addSubview(scroller)
        scroller.layout { $0.edges.equal(to: self) }
    }

    /// Shows a component in at most `width` columns, or nothing.
    func show(_ view: View?, width: Int) {
        component = view
        scroller.content = view.map { ComponentFrame($0, width: width, margin: Self.margin) }
    }

    /// Gives the keys to the component; `false` where nothing in it takes any.
    func focusComponent() -> Bool {
        guard let first = component?.focusableViews.first else { return false }
        window?.focus(first)
        return true
    }

    override func handle(_ key: KeyEvent) -> Bool {
        if key == KeyEvent(.escape) {
            onLeave?()
        } else if let move = View.focusKeys.first(where: { $0.key == key }) {
            window?.moveFocus(move.direction)
        } else {
            _ = super.handle(key)
        }
        return true
    }
}

/// A component with a margin, as wide as it may be and as high as it wants.
private final class ComponentFrame: View {
    private let component: View
    private let width: Int
    private let margin: Insets

    init(_ component: View, width: Int, margin: Insets) {
        self.component = component
        self.width = width
        self.margin = margin
        super.init()
        addSubview(component)
    }

    override func sizeThatFits(_ proposal: Size) -> Size {
        let size = componentSize(in: proposal.width)
        return Size(width: size.width + margin.horizontal, height: size.height + margin.vertical)
    }

    override func layoutSubviews() {
        component.frame = Rect(origin: Point(x: margin.left, y: margin.top), size: componentSize(in: bounds.width))
    }

    private func componentSize(in available: Int) -> Size {
        ComponentRenderer.fittingSize(of: component, width: max(1, min(width, available - margin.horizontal)))
    }
}
