@testable import TerminalKit

/// A screen of some knobs that notes what it is told.
@MainActor
final class SampleScreen: ViewController {
    let name: String
    let knobs: [Knob]
    private(set) var events: [String] = []

    init(_ name: String, knobs: Int = 2) {
        self.name = name
        self.knobs = (0..<knobs).map { Knob("\(name)\($0)") }
        super.init()
    }

    override func loadView() -> View { StackView([Label(name)] + knobs, axis: .vertical) }
    override func viewWillAppear() { events.append("appear") }
    override func viewWillDisappear() { events.append("disappear") }
    override var title: String? { name }
    override var keyBindings: [KeyBinding] {
        [KeyBinding(KeyEvent(.character("x")), "mark \(name)") { [self] in events.append("x") }]
    }
}

/// A screen that comes to a number.
@MainActor
final class NumberScreen: ResultController<Int> {
    let knob = Knob("number")

    override func loadView() -> View { knob }
    override var keyBindings: [KeyBinding] {
        [KeyBinding(KeyEvent(.character("7")), "seven") { [self] in finish(7) }]
    }
}

/// A screen that comes to a number as soon as it is shown.
@MainActor
final class HastyScreen: ResultController<Int> {
    override func loadView() -> View { Knob("hasty") }
    override func viewWillAppear() {
        finish(7)
        finish(8)
    }
}

/// An app in a window, driven by keys.
@MainActor
struct ScreenStage {
    let app: RootController
    let window: Window

    init(_ content: ViewController, width: Int = 70, height: Int = 12) {
        app = RootController(content)
        window = app.makeWindow(size: Size(width: width, height: height))
        window.update()
    }

    func press(_ keys: Key...) { for key in keys { press(KeyEvent(key)) } }

    func press(_ key: KeyEvent) {
        window.send(.key(key))
        window.update()
    }

    var rows: [String] {
        window.update()
        return window.surface.rows
    }

    /// The last row, where keys are named.
    var hints: String { rows.last ?? "" }
    var focus: View? {
        window.update()
        return window.focusedView
    }
}
