@testable import GomaCatalog
@testable import TerminalKit

/// The harness of a component: a window of its own, on a time line that a test moves.
@MainActor
struct ComponentHarness<ComponentType: BindableView> {
    let window: Window
    let view: ComponentType
    let environment: ViewEnvironment

    /// Shows `view` in at most `width` columns, as high as it wants to be.
    init(_ view: ComponentType, width: Int, in environment: ViewEnvironment) {
        self.view = view
        self.environment = environment
        window = Window(
            size: ComponentRenderer.fittingSize(of: view, width: width), root: TopAlignedScreen(view),
            glyphs: environment.glyphs, scheduler: environment.scheduler)
        window.update()
    }

    /// What is shown after what is pending has been drawn.
    var surface: Surface {
        window.update()
        return window.surface
    }

    var rows: [String] { surface.rows }

    /// Calls of view models so far, such as "Button.press()".
    var calls: [String] { environment.actionLog.actions.map(\.description) }

    @discardableResult
    func press(_ key: KeyEvent) -> Bool {
        defer { window.update() }
        return window.send(.key(key))
    }

    func press(_ keys: Key...) { keys.forEach { press(KeyEvent($0)) } }

    func type(_ text: String) { text.forEach { press(.character($0)) } }

    /// Gives the focus to the first part, or to the one after that which has it.
    func tab() {
        window.moveFocus(.next)
        window.update()
    }

    func click(x: Int, y: Int) {
        window.send(.mouse(MouseEvent(.press(.left), at: Point(x: x, y: y))))
        window.update()
    }

    func advance(by duration: Duration) {
        environment.scheduler.advance(by: duration)
        window.update()
    }
}

/// A screen with one view at its top, as wide as itself; Tab stays inside.
@MainActor
final class TopAlignedScreen: ViewController {
    private let component: View

    init(_ component: View) {
        self.component = component
        super.init()
    }

    override func loadView() -> View {
        let root = View()
        root.isFocusScope = true
        root.addSubview(component)
        component.layout {
            $0.horizontal.equal(to: root)
            $0.top.equal(to: root)
        }
        return root
    }
}
