import Expectations
import Testing

@testable import TerminalKit

@MainActor
@Suite struct PresentedScreenTests {
    private let home = SampleScreen("home")
    private let sheet = SampleScreen("sheet")

    @Test(arguments: [Window.Presentation.sheet, .fullScreen])
    func `a screen over the others has what the first one has`(form: Window.Presentation) {
        let stage = ScreenStage(home)
        stage.press(.tab)

        home.present(sheet, as: form)

        #expect(stage.focus === sheet.knobs[0])
        expect(stage.hints, contains: "mark sheet")
        expect(stage.hints, contains: form == .sheet ? "close" : "back")
        expect(stage.hints, lacks: "mark home")
        expect(stage.window.title, is: "sheet")
        stage.press(.tab, .character("x"))
        #expect(stage.focus === sheet.knobs[1] && sheet.events == ["appear", "x"])
        stage.press(.character("?"))
        #expect(stage.rows.contains { $0.contains("mark sheet") } && !stage.rows.contains { $0.contains("mark home") })
        stage.press(.escape, .escape)

        #expect(stage.focus === home.knobs[1] && sheet.window == nil)
        expect(stage.hints, contains: "mark home")
        expect(home.events, is: ["appear", "disappear", "appear"])
    }

    @Test func `a sheet stands in the middle, in a border, over what is still to be seen`() {
        let stage = ScreenStage(home, width: 40, height: 9)

        home.present(sheet)

        let rows = stage.rows
        expect(rows[0], contains: "home")
        #expect(rows.contains { $0.contains("╭") } && rows.contains { $0.contains("│ sheet") })
    }

    @Test func `a line that comes later in a sheet is seen in it, and its row goes again with the line`() {
        let stage = ScreenStage(home, width: 40, height: 9)
        let note = Label("note")
        note.isHidden = true
        home.present(StaticScreen(StackView([Label("form"), note], axis: .vertical)))
        let before = stage.rows

        note.isHidden = false
        #expect(stage.rows.contains { $0.contains("│ note │") })
        note.isHidden = true

        expect(stage.rows, is: before)
    }

    @Test func `an app is shown as a sheet of another, with its keys`() {
        let stage = ScreenStage(home)
        let inner = RootController(sheet)

        home.present(inner)
        #expect(stage.focus === sheet.knobs[0])
        stage.press(.character("x"))

        expect(sheet.events.last, is: "x")
        #expect(stage.rows.contains { $0.contains("sheet") })
    }

    @Test func `q closes a sheet, and Ctrl-C ends the app from there`() {
        let stage = ScreenStage(home)
        var ends = 0
        stage.app.onQuit = { ends += 1 }
        home.present(sheet)

        stage.press(.character("q"))
        #expect(stage.focus === home.knobs[0] && ends == 0)
        home.present(sheet)
        stage.window.send(.key(.control("c")))

        expect(ends, is: 1)
    }

    @Test func `sheets stand over each other, and the lower one takes the upper one along`() {
        let stage = ScreenStage(home)
        let upper = SampleScreen("upper")
        home.present(sheet)
        sheet.present(upper)
        #expect(stage.focus === upper.knobs[0])

        sheet.leave()

        #expect(stage.focus === home.knobs[0] && upper.window == nil && sheet.window == nil)
    }

    /// A screen that shows what waits whenever it is seen again.
    private final class Lobby: ViewController {
        let knobs = [Knob("first"), Knob("second")]
        var waiting: [ViewController] = []

        override func loadView() -> View { StackView(knobs, axis: .vertical) }
        override func viewWillAppear() {
            guard !waiting.isEmpty else { return }
            present(waiting.removeFirst())
        }
    }

    @Test(arguments: [false, true])
    func `a sheet that comes as another one goes has the keys, and gives the focus back to where it was`(
        isListOfKeys: Bool
    ) {
        let (lobby, next) = (Lobby(), SampleScreen("next"))
        let stage = ScreenStage(lobby)
        stage.press(.tab)
        if isListOfKeys { stage.press(.character("?")) } else { lobby.present(sheet) }
        lobby.waiting = [next]

        stage.press(.escape)
        #expect(stage.focus === next.knobs[0])
        stage.press(.escape)

        #expect(stage.focus === lobby.knobs[1] && next.window == nil)
    }

    @Test func `a sheet that goes with another one over it is not seen again, and shows nothing more`() {
        let (lobby, upper, next) = (Lobby(), SampleScreen("upper"), SampleScreen("next"))
        let stage = ScreenStage(home)
        home.present(lobby)
        lobby.present(upper)
        lobby.waiting = [next]

        lobby.leave()

        expectEmpty(next.events)
        expect(lobby.waiting.count, is: 1)
        expect(upper.events, is: ["appear", "disappear"])
        expect(home.events, is: ["appear", "disappear", "appear"])
        #expect(stage.focus === home.knobs[0])
    }

    /// A screen that does something when it is seen.
    private final class Passage: ViewController {
        let knobs: [Knob]
        var onAppear: (() -> Void)?

        init(knobs: Int) {
            self.knobs = (0..<knobs).map { Knob("passage\($0)") }
            super.init()
        }

        override func loadView() -> View { StackView([Label("passage")] + knobs, axis: .vertical) }
        override func viewWillAppear() { onAppear?() }
    }

    @Test func `a screen that goes as it is seen again leaves the focus where it was on the one below`() {
        let (stack, passage) = (StackController(home), Passage(knobs: 0))
        let stage = ScreenStage(stack)
        stage.press(.tab)
        stack.push(passage)
        passage.present(sheet)
        #expect(stage.focus === sheet.knobs[0])
        passage.onAppear = { stack.pop() }

        stage.press(.escape)

        #expect(stack.top === home && stage.focus === home.knobs[1])
    }

    @Test func `a screen that comes as another is seen again has its own focus once a sheet of its own is gone`() {
        let (passage, lobby, next) = (Passage(knobs: 2), Lobby(), SampleScreen("next"))
        let stack = StackController(passage)
        let stage = ScreenStage(stack)
        stage.press(.tab)
        passage.present(sheet)
        #expect(stage.focus === sheet.knobs[0])
        lobby.waiting = [next]
        passage.onAppear = { stack.push(lobby) }

        stage.press(.escape)
        #expect(stage.focus === next.knobs[0])
        stage.press(.escape)

        #expect(stack.top === lobby && stage.focus === lobby.knobs[0])
    }

    @Test func `what goes on a stack under a sheet has the focus at its first control once the sheet is gone`() {
        let (stack, next) = (StackController(home), SampleScreen("next"))
        let stage = ScreenStage(stack)
        stage.press(.down)
        stack.present(sheet)

        stack.push(next)
        #expect(stage.focus === sheet.knobs[0])
        stage.press(.escape)
        #expect(stage.focus === next.knobs[0])
        stage.press(.escape)

        #expect(stage.focus === home.knobs[1])
    }

    @Test func `keys of a sheet stand in the last row that is seen`() {
        let stage = ScreenStage(home)
        let upper = SampleScreen("upper")
        home.present(sheet, as: .fullScreen)

        sheet.present(upper)
        expect(stage.hints, contains: "mark upper")
        expect(stage.hints, contains: "Esc close")
        stage.press(.escape)
        expect(stage.hints, contains: "mark sheet")
        stage.press(.character("?"))
        expect(stage.hints, contains: "close")
        expect(stage.hints, lacks: "mark sheet")
    }

    @Test(arguments: [Window.Presentation.sheet, .fullScreen])
    func `a screen that has been closed can be shown again`(form: Window.Presentation) {
        let stage = ScreenStage(home)

        for _ in 0..<2 {
            home.present(sheet, as: form)
            #expect(stage.focus === sheet.knobs[0])
            stage.press(.escape)
            #expect(stage.focus === home.knobs[0])
        }
    }

    @Test func `nothing is shown over a screen that is nowhere, and nothing twice`() {
        let stage = ScreenStage(home)
        sheet.present(SampleScreen("never"))
        #expect(sheet.app == nil && home.app === stage.app)

        home.present(sheet)
        home.present(sheet)
        stage.press(.escape)

        #expect(stage.focus === home.knobs[0])
        home.leave()
        #expect(stage.window.topController === stage.app)
    }

    // MARK: Results

    @Test func `an alert is answered by its buttons, the first of which has the focus`() async {
        let stage = ScreenStage(home)
        let alert = AlertController(
            "Remove the limit?", text: "It can be set again tomorrow.", answers: [("Keep it", false), ("Remove", true)])

        let answer = Task { await home.present(alert) }
        await Task.yield()
        #expect(stage.rows.contains { $0.contains("Remove the limit?") })
        stage.press(.right)
        stage.press(.enter)

        await expect(answer.value, is: true)
        #expect(stage.focus === home.knobs[0])
    }

    @Test func `the text of an alert is no wider than one reads well, however wide the window is`() throws {
        let stage = ScreenStage(home, width: 100)
        let text = String(repeating: "word ", count: 16)
        let alert: ViewController = AlertController("Really?", text: text, answers: [("No", 0)])

        home.present(alert)

        let box = try #require(stage.window.topController).view
        expect(stage.rows.count { $0.contains("word word") }, is: 2)
        #expect(box.frame.width <= 60)
    }

    @Test func `in a narrow window an alert has the rows that its text takes there`() {
        let stage = ScreenStage(home, width: 30)
        let alert: ViewController = AlertController(
            "Really?", text: "aaaa bbbb cccc dddd eeee ffff", answers: [("No", 0)])

        home.present(alert)

        for words in ["Really?", "aaaa bbbb cccc dddd eeee", "ffff", "No"] {
            #expect(stage.rows.contains { $0.contains(words) }, "\(words)")
        }
    }

    @Test func `in a low window the question and the answers of an alert are seen, and its text scrolls`() {
        let stage = ScreenStage(home, width: 30, height: 8)
        let text = (1...9).map { "line \($0)" }.joined(separator: "\n")
        let alert: ViewController = AlertController("Really?", text: text, answers: [("No", 0), ("Yes", 1)])
        func shows(_ words: String) -> Bool { stage.rows.contains { $0.contains(words) } }

        home.present(alert)
        expect(shows("Really?"), is: true)
        expect(shows("line 9"), is: true)
        expect(shows("No   Yes"), is: true)
        expect(shows("line 1"), is: false)
        stage.press(.pageUp, .pageUp, .pageUp)

        expect(shows("Really?"), is: true)
        expect(shows("line 1"), is: true)
        expect(shows("line 9"), is: false)
    }

    @Test(arguments: [Window.Presentation.sheet, .fullScreen])
    func `what a screen over the others comes to as it appears is heard`(form: Window.Presentation) async {
        let stage = ScreenStage(home)
        stage.press(.tab)

        await expect(home.present(HastyScreen(), as: form), is: 7)
        #expect(stage.window.topController === stage.app && stage.focus === home.knobs[1])
    }

    /// A screen that comes to another number each time it appears.
    private final class CountingScreen: ResultController<Int> {
        private var count = 0

        override func loadView() -> View { Knob("count") }
        override func viewWillAppear() {
            count += 1
            finish(count)
        }
    }

    @Test func `a screen that is shown again comes to something anew`() async {
        let stage = ScreenStage(home)
        let screen = CountingScreen()

        let first = await home.present(screen)
        let second = await home.present(screen)

        expect([first, second], is: [1, 2])
        #expect(stage.window.topController === stage.app)
    }

    @Test func `an alert that is left is answered by nobody`() async {
        let stage = ScreenStage(home)
        let answer = Task { await home.present(AlertController("Really?", answers: [("No", 0)])) }
        await Task.yield()

        stage.press(.escape)

        await expect(answer.value, is: nil)
    }

    @Test func `a screen that cannot be shown, or is shown already, comes to nothing at once`() async {
        await expect(home.present(NumberScreen()), is: nil)
        let stage = ScreenStage(home)
        let screen = NumberScreen()
        let first = Task { await home.present(screen) }
        await Task.yield()

        await expect(home.present(screen), is: nil)
        stage.press(.character("7"))

        await expect(first.value, is: 7)
    }
}
