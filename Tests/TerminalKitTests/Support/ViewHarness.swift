import TerminalKit

/// The harness of a view: a window that shows it and takes keys and the mouse.
@MainActor
struct ViewHarness {
    let window: Window
    let root: View

    /// Shows `view` over all of a window.
    init(
        _ view: View, width: Int, height: Int, glyphs: Glyphs = .unicode, scheduler: TimelineScheduler? = nil
    ) {
        root = view
        window = Window(
            size: Size(width: width, height: height), root: StaticScreen(view), glyphs: glyphs, scheduler: scheduler)
        window.update()
    }

    /// Rows after what is pending has been drawn, blanks at their ends left out.
    var rows: [String] {
        window.update()
        return window.surface.rows
    }

    /// What a window of the same size would show of the same views had it drawn nothing before.
    var redrawn: Surface {
        window.update()
        let ground = window.background
        window.background = ground
        window.update()
        return window.surface
    }

    func press(_ keys: Key...) { keys.forEach { press(KeyEvent($0)) } }

    @discardableResult
    func press(_ key: KeyEvent) -> Bool {
        defer { window.update() }
        return window.send(.key(key))
    }

    func type(_ text: String) { text.forEach { press(.character($0)) } }

    @discardableResult
    func mouse(_ action: MouseEvent.Action, x: Int, y: Int) -> Bool {
        defer { window.update() }
        return window.send(.mouse(MouseEvent(action, at: Point(x: x, y: y))))
    }
}

/// A screen that shows a view it was given, and writes down the keys that no view took.
final class StaticScreen: ViewController {
    private let given: View
    private(set) var unanswered: [KeyEvent] = []

    init(_ view: View) {
        given = view
        super.init()
    }

    override func loadView() -> View { given }

    override func handle(_ key: KeyEvent) -> Bool {
        unanswered.append(key)
        return false
    }
}

/// A view of a fixed size that counts what is asked of it.
final class Block: View {
    var wish: Size
    var measurements = 0
    var glyph: DisplayText = "x"

    init(_ width: Int, _ height: Int = 1, name: String? = nil) {
        wish = Size(width: width, height: height)
        super.init()
        accessibilityIdentifier = name
    }

    override func sizeThatFits(_ proposal: Size) -> Size {
        measurements += 1
        return wish
    }

    override func draw(in painter: Painter) { painter.fill(bounds, with: glyph, style: .plain) }
}

/// A control that answers Enter.
final class Knob: Control {
    var presses = 0

    init(_ name: String) {
        super.init()
        accessibilityIdentifier = name
    }

    override func sizeThatFits(_ proposal: Size) -> Size { Size(width: 3, height: 1) }

    override var keyBindings: [KeyBinding] { [KeyBinding(.activate, "press") { [self] in presses += 1 }] }
}
