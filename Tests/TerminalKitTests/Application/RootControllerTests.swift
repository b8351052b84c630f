import Expectations
import Testing

@testable import TerminalKit

@MainActor
@Suite struct RootControllerTests {
    /// A screen of two knobs and a field that says what it is told.
    private final class Form: ViewController {
        let knobs = [Knob("a"), Knob("b")]
        let field = TextField(placeholder: "name")
        var entries: [String] = []

        override func loadView() -> View { StackView(knobs + [field], axis: .vertical) }
        override func viewWillAppear() { entries.append("appear") }
        override func viewWillDisappear() { entries.append("disappear") }
        override func focusChanged() { entries.append("focus") }
        override var keyBindings: [KeyBinding] {
            [KeyBinding(KeyEvent(.character("s")), "save") { [self] in entries.append("save") }]
        }
    }

    private let form = Form()
    private let scheduler = TimelineScheduler()

    private func app(keys: [KeyBinding] = []) -> RootController {
        RootController(form, keys: keys, scheduler: scheduler)
    }

    private func window(_ app: RootController, width: Int = 90, height: Int = 6) -> Window {
        let window = app.makeWindow(size: Size(width: width, height: height))
        window.update()
        return window
    }

    private func press(_ window: Window, _ keys: Key...) {
        for key in keys { window.send(.key(KeyEvent(key))) }
        window.update()
    }

    private func bar(of window: Window) -> String {
        window.update()
        return window.surface.rows.last ?? ""
    }

    // MARK: Focus

    @Test func `the first control has the focus from the start`() {
        let window = window(app())

        #expect(window.focusedView === form.knobs[0])
        expect(form.entries, is: ["appear", "focus"])
    }

    @Test func `Tab and Shift-Tab move the focus around`() {
        let window = window(app())

        press(window, .tab, .tab)
        #expect(window.focusedView === form.field)
        press(window, .tab)
        #expect(window.focusedView === form.knobs[0])
        window.send(.key(.backTab))
        #expect(window.focusedView === form.field)
    }

    @Test func `Tab brings the focus back that has gone`() {
        let window = window(app())
        window.focus(nil)

        press(window, .tab)

        #expect(window.focusedView === form.knobs[0])
    }

    @Test func `what begins to scroll gets the focus, after the list of keys and after there was room too`() {
        let lines = StackView((1...4).map { Label("\($0)") }, axis: .vertical)
        let window = window(RootController(lines))
        press(window, .character("?"))
        press(window, .escape)
        #expect(window.focusedView == nil)

        window.send(.resize(Size(width: 90, height: 3)))
        window.update()
        #expect(window.focusedView is ScrollView)

        window.send(.resize(Size(width: 90, height: 6)))
        window.update()
        #expect(window.focusedView == nil)
        window.send(.resize(Size(width: 90, height: 3)))
        window.update()
        #expect(window.focusedView is ScrollView)
    }

    @Test func `a control that comes later gets the first focus`() {
        form.knobs.forEach { $0.isEnabled = false }
        form.field.isEnabled = false
        let window = window(app())
        #expect(window.focusedView == nil)

        form.knobs[1].isEnabled = true
        window.update()

        #expect(window.focusedView === form.knobs[1])
    }

    // MARK: Keys

    @Test func `the last row names the keys of the focus, of the screen and of the app, and the ways out`() {
        let app = app(keys: [KeyBinding(KeyEvent(.character("r")), "reload") {}])
        let window = window(app)

        expect(bar(of: window), is: " Enter, Space press   s save   r reload   Tab next part   ? keys   q quit")
    }

    @Test func `keys of a text are no hints for anything else`() {
        let window = window(app())
        press(window, .tab, .tab)

        expect(bar(of: window), is: " a…z type   Tab next part   F1 keys   Ctrl-C quit")
    }

    @Test func `the hints follow what has been typed`() {
        let window = window(app(), width: 140)
        press(window, .tab, .tab)

        press(window, .character("x"))

        expect(bar(of: window), contains: "Backspace delete left")
    }

    @Test func `the hints follow what the focus answers to, be it that nothing of it is drawn anew`() {
        let button = Button("send")
        button.action = {}
        button.actionTitle = "send it"
        let scroller = ScrollView(StackView([button, Block(5, 30)], axis: .vertical))
        let app = RootController(scroller, scheduler: scheduler)
        let window = window(app)
        #expect(bar(of: window).hasPrefix(" Enter, Space send it"))

        button.actionTitle = "send again"
        #expect(bar(of: window).hasPrefix(" Enter, Space send again"))
        button.isEnabled = false
        expect(bar(of: window), lacks: "send again")
        button.isEnabled = true
        scroller.contentOffset = 20
        #expect(bar(of: window).hasPrefix(" Enter, Space send again"))
        button.isEnabled = false
        expect(bar(of: window), lacks: "send again")
        button.isEnabled = true
        button.superview?.isInteractive = false
        expect(bar(of: window), lacks: "send again")
        button.superview?.isInteractive = true
        #expect(bar(of: window).hasPrefix(" Enter, Space send again"))
    }

    @Test func `no frame is asked for where nothing has changed`() {
        let button = Button("send")
        button.action = {}
        let app = RootController(button, scheduler: scheduler)
        let window = window(app)
        var requests = 0
        window.onNeedsFrame = { requests += 1 }

        button.isEnabled = true
        button.isInteractive = true
        button.action = {}

        expect(requests, is: 0)
        expect(window.update(), is: false)
    }

    @Test func `a key goes to the focus, then to the screen, then to the app`() {
        var done: [String] = []
        let app = app(
            keys: [
                KeyBinding(KeyEvent(.enter), "never") { done.append("enter") },
                KeyBinding(KeyEvent(.character("s")), "never") { done.append("s") },
                KeyBinding(KeyEvent(.character("r")), "reload") { done.append("r") },
            ])
        let window = window(app)

        press(window, .enter, .character("s"), .character("r"))

        expect(form.knobs[0].presses, is: 1)
        expect(form.entries.last, is: "save")
        expect(done, is: ["r"])
        expect(bar(of: window), lacks: "never")
    }

    @Test func `keys of a text that is out of use for a while are no hints`() {
        let app = app()
        var count = 0
        app.onQuit = { count += 1 }
        let window = window(app)
        press(window, .tab, .tab)

        form.field.isEnabled = false
        press(window, .character("q"))

        #expect(window.focusedView === form.field)
        expect(count, is: 0)
        expect(bar(of: window), is: " Tab next part   F1 keys   Ctrl-C quit")
    }

    @Test func `without a second control there is no next part`() {
        form.knobs[1].isEnabled = false
        form.field.isEnabled = false
        let window = window(app())

        expect(bar(of: window), is: " Enter, Space press   s save   ? keys   q quit")
    }

    @Test func `a click on a hint is its key`() throws {
        let window = window(app())
        let row = bar(of: window)
        let hint = try #require(row.firstRange(of: "s save"))
        let x = row.distance(from: row.startIndex, to: hint.lowerBound)

        window.send(.mouse(MouseEvent(.press(.left), at: Point(x: x, y: 5))))

        expect(form.entries.last, is: "save")
    }

    @Test func `all keys stand in a list that the same key closes`() {
        let window = window(app(), height: 20)
        window.focus(form.knobs[1])

        press(window, .character("?"))

        let text = window.surface.rows.joined(separator: "\n")
        for words in ["Enter, Space  press", "s             save", "Shift-Tab     part before", "q, Ctrl-C     quit"] {
            expect(text, contains: words)
        }
        expect(bar(of: window), is: " Esc close")
        press(window, .character("?"))
        #expect(window.focusedView === form.knobs[1])
        #expect(bar(of: window).hasSuffix("q quit"))
    }

    @Test func `a list that covers the last row says on its edge what closes it, and a click there does`() throws {
        let app = RootController(form, words: { "«\($0.english)»" })
        let window = window(app)

        press(window, .character("?"))
        expect(bar(of: window), contains: "╰─ Esc «close» ─")
        let place = try #require(window.surface.firstPlace(of: "Esc «close»"))
        window.send(.mouse(MouseEvent(.press(.left), at: place)))

        #expect(window.topController === app)
    }

    @Test func `a list that leaves the last row to be seen says nothing on its edge`() {
        let window = window(app(), height: 20)

        press(window, .character("?"))

        expect(window.surface.rows.count { $0.contains("Esc close") }, is: 1)
    }

    @Test func `what keys do is said in the words of the app`() {
        let app = RootController(form, words: { "«\($0.english)»" })

        #expect(bar(of: window(app)).hasSuffix("Tab «next part»   ? «keys»   q «quit»"))
        expect(form.field.keyBindings.first?.title, is: "«type»")
    }

    @Test(arguments: [Window.Presentation.sheet, .fullScreen])
    func `what keys do over the app is said in its words too`(presentation: Window.Presentation) {
        let app = RootController(form, words: { "«\($0.english)»" })
        let window = window(app)
        let over = Form()

        form.present(over, as: presentation)
        window.update()

        expect(over.field.keyBindings.first?.title, is: "«type»")
        expect(bar(of: window), contains: presentation == .sheet ? "Esc «close»" : "Esc «back»")
    }

    // MARK: Quitting

    @Test(arguments: [KeyEvent(.character("q")), .control("c")])
    func `a key quits`(key: KeyEvent) {
        let app = app()
        var count = 0
        app.onQuit = { count += 1 }
        let window = window(app)

        window.send(.key(key))

        expect(count, is: 1)
    }

    @Test func `in a text q is a letter, and Ctrl-C quits`() {
        let app = app()
        var count = 0
        app.onQuit = { count += 1 }
        let window = window(app)
        press(window, .tab, .tab, .character("q"))
        expect(form.field.text, is: "q")
        expect(count, is: 0)

        window.send(.key(.control("c")))

        expect(count, is: 1)
    }

    // MARK: Messages

    @Test func `a message stands for a while in place of the keys`() {
        let app = app()
        let window = window(app)

        app.show(message: "saved")
        expect(bar(of: window), is: " saved")

        scheduler.advance(by: .milliseconds(3999))
        press(window, .tab)
        expect(bar(of: window), is: " saved")
        scheduler.advance(by: .milliseconds(1))
        #expect(bar(of: window).hasSuffix("q quit"))
    }

    @Test func `the next message has its own while`() {
        let app = app()
        let window = window(app)
        app.show(message: "saving")
        scheduler.advance(by: .seconds(3))

        app.show(message: "saved", for: .seconds(2))
        scheduler.advance(by: .milliseconds(1999))
        expect(bar(of: window), is: " saved")

        scheduler.advance(by: .milliseconds(1))
        #expect(bar(of: window).hasSuffix("q quit"))
    }

    // MARK: Sizes

    @Test func `at every size the picture is whole and the focus comes back`() {
        let window = window(app())
        press(window, .tab)
        for (width, height) in [(1, 1), (3, 2), (200, 1), (1, 60), (90, 6)] {
            window.send(.resize(Size(width: width, height: height)))
            press(window, .character("?"), .escape)

            expect(window.surface.size, is: Size(width: width, height: height))
            expect(window.surface.brokenCells, is: [])
        }
        #expect(window.focusedView === form.knobs[1])
        #expect(bar(of: window).hasSuffix("q quit"))
    }

    @Test func `a single row is the content's`() {
        let window = window(app(), height: 1)

        expect(form.knobs[0].frame.height, is: 1)
        expect(bar(of: window), lacks: "quit")
    }

    @Test func `an app asks for a row more than its content, up to the room there is`() {
        let lines = StackView((1...9).map { Label("\($0)") }, axis: .vertical)
        let block = RootController(StaticScreen(Block(5, 3)))
        let scroller = RootController(StaticScreen(ScrollView(lines)))

        expect(block.preferredSheetSize(in: Size(width: 40, height: 20)), is: Size(width: 5, height: 4))
        expect(scroller.preferredSheetSize(in: Size(width: 40, height: 5)), is: Size(width: 2, height: 5))
    }

    @Test func `a view that is higher than the room scrolls with the focus`() {
        let knobs = (0..<9).map { Knob("\($0)") }
        let app = RootController(StackView(knobs, axis: .vertical))
        let window = window(app, height: 4)

        window.focus(knobs[8])
        window.update()

        expect(knobs[8].visibleRect.height, is: 1)
        expect(bar(of: window), contains: "PgUp page up")
    }

    // MARK: Content

    @Test func `another screen takes the place of the first, and the focus`() {
        let app = app()
        let window = window(app)
        press(window, .tab)
        let next = Form()

        app.content = next
        window.update()

        #expect(window.focusedView === next.knobs[0])
        expect(form.entries.last, is: "disappear")
        #expect(form.window == nil)
        expect(next.entries, is: ["appear", "focus", "focus"])
        #expect(next.window === window)
        press(window, .character("s"))
        expect(next.entries.last, is: "save")
    }

    @Test func `a screen like the one before takes over the place of the focus`() {
        let app = app()
        let window = window(app)
        press(window, .tab)
        let next = Form()

        app.renew(next)
        window.update()

        #expect(window.focusedView === next.knobs[1])
        #expect(next.window === window && form.window == nil)
    }

    @Test func `a screen that comes after one like the one before begins at its own first control`() {
        let app = app()
        let window = window(app)
        press(window, .tab)
        app.renew(Form())
        let next = Form()

        app.content = next
        window.update()

        #expect(window.focusedView === next.knobs[0])
    }

    @Test func `where nothing has the focus, the first control of a screen like the one before gets it`() {
        let app = app()
        let window = window(app)
        window.focus(nil)
        let next = Form()

        app.renew(next)
        window.update()

        #expect(window.focusedView === next.knobs[0])
    }

    @Test func `a view that takes another's place scrolls where it is higher than the room`() {
        let app = app()
        let window = window(app)

        app.renew(StackView((0..<9).map { Label("row \($0)") }, axis: .vertical))
        press(window, .end)

        expect(window.surface.rows[4], contains: "row 8")
    }

    // MARK: While it runs

    @Test func `other colours are told to whoever runs the app`() {
        struct Ink: ColorResolver {
            let color: RGBColor
            func color(of role: ColorRole) -> RGBColor? { color }
            func isEmphasis(_ role: ColorRole) -> Bool { false }
        }
        let app = app()
        let window = window(app)
        var shown: [RGBColor?] = []
        app.onColorsChange = { shown.append($0.color(of: ColorRole(number: 0))) }

        app.colors = Ink(color: RGBColor(red: 1, green: 2, blue: 3))

        expect(shown, is: [RGBColor(red: 1, green: 2, blue: 3)])
        #expect(!window.update())
    }

    @Test func `keys are in other words from the next frame on`() {
        let app = app()
        let window = window(app)

        app.words = { "<\($0.english)>" }

        #expect(bar(of: window).hasSuffix("Tab <next part>   ? <keys>   q <quit>"))
        press(window, .tab, .tab)
        #expect(bar(of: window).hasPrefix(" a…z <type>"))
    }

    @Test func `other keys of the app are named from the next frame on`() {
        let app = app(keys: [KeyBinding(KeyEvent(.character("r")), "reload") {}])
        let window = window(app)

        app.keys = [KeyBinding(KeyEvent(.character("z")), "undo") {}]

        expect(bar(of: window), is: " Enter, Space press   s save   z undo   Tab next part   ? keys   q quit")
    }

    @Test func `the app is freed with its window`() {
        weak var gone: RootController?
        do {
            let app = app()
            gone = app
            let window = window(app)
            app.show(message: "saved")
            press(window, .character("?"), .escape)
        }

        #expect(gone == nil)
    }
}
