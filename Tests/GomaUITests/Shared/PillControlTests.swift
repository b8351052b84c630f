import Expectations
import TerminalKit
import Testing

@testable import GomaCatalog

@MainActor
struct PillControlTests {
    @Test func `its key is named anew where a press comes to mean something else, though it looks the same`() {
        let control = PillControl(actionTitle: "Go there")
        control.onActivate = {}
        control.render(PillControl.Face(title: "Wallet"))
        let screen = KeyNamingScreen(control)
        let window = Window(size: Size(width: 12, height: 1), root: screen)
        window.update()
        expect(screen.named, is: ["Go there"])

        control.actionTitle = "Log in"
        window.update()

        expect(screen.named, is: ["Log in"])
    }
}

/// A screen that names the keys of a control whenever a frame is about to be drawn.
private final class KeyNamingScreen: ViewController {
    private let control: Control
    private(set) var named: [String] = []

    init(_ control: Control) {
        self.control = control
        super.init()
    }

    override func loadView() -> View { control }

    override func viewWillDraw() { named = control.keyBindings.map(\.title) }
}
