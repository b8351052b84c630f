import Expectations
import Testing

@testable import TerminalKit

/// The list of all that can be done where one is.
@MainActor
struct CommandListTests {
    private let screen = SampleScreen("home")

    private func stage() -> ScreenStage { ScreenStage(screen) }

    @Test func `typing finds what can be done, and Enter does it where one was`() {
        let stage = stage()
        stage.press(.tab)
        let focus = stage.focus

        stage.press(KeyEvent.control("p"))
        #expect(stage.rows.contains { $0.contains("mark home") && $0.contains("x") })
        for letter in "mark" { stage.press(.character(letter)) }
        #expect(!stage.rows.dropLast().contains { $0.contains("next part") })
        stage.press(.enter)

        expect(screen.events.count { $0 == "x" }, is: 1)
        #expect(stage.focus === focus && stage.window.topController === stage.app)
    }

    @Test func `arrows choose, and no further than there is something`() {
        let stage = stage()
        var done: [String] = []
        stage.app.commands = ["one", "two"].map { name in Command("begin \(name)") { done.append(name) } }

        stage.press(KeyEvent.control("p"))
        for letter in "begin" { stage.press(.character(letter)) }
        for _ in 0..<5 { stage.press(.down) }
        stage.press(.enter)
        expect(done, is: ["two"])

        stage.press(KeyEvent.control("p"))
        for letter in "begin" { stage.press(.character(letter)) }
        stage.press(.down)
        for _ in 0..<5 { stage.press(.up) }
        stage.press(.enter)
        expect(done, is: ["two", "one"])
    }

    /// Thirty commands, of which the sheet shows five at a time.
    private func stageOfMany(_ done: @escaping @MainActor (Int) -> Void) -> ScreenStage {
        let stage = stage()
        stage.app.commands = (10..<40).map { number in Command("begin \(number)") { done(number) } }
        return stage
    }

    @Test func `what is found is seen from its beginning, however far one had gone down before`() {
        var done: [Int] = []
        let stage = stageOfMany { done.append($0) }

        stage.press(KeyEvent.control("p"))
        for _ in 0..<12 { stage.press(.pageDown) }
        #expect(stage.rows.contains { $0.contains("begin 39") })
        for letter in "begin" { stage.press(.character(letter)) }
        #expect(stage.rows.contains { $0.contains("begin 10") })
        stage.press(.enter)

        expect(done, is: [10])
    }

    @Test func `a page leads on by all lines that are seen but one, and back by as many`() {
        var done: [Int] = []
        let stage = stageOfMany { done.append($0) }

        stage.press(KeyEvent.control("p"))
        for letter in "begin" { stage.press(.character(letter)) }
        expect(stage.rows.count { $0.contains("begin 1") }, is: 5)
        stage.press(.pageDown, .pageDown, .pageUp)
        stage.press(.enter)

        expect(done, is: [14])
    }

    @Test func `of what is found the best comes first`() {
        let stage = stage()
        var done: [String] = []
        stage.app.commands = ["explain the odds of it", "edit"].map { name in Command(name) { done.append(name) } }

        stage.press(KeyEvent.control("p"))
        for letter in "edit" { stage.press(.character(letter)) }
        stage.press(.enter)

        expect(done, is: ["edit"])
    }

    @Test func `the list does not offer itself`() {
        let stage = stage()
        stage.press(KeyEvent.control("p"))
        let list = stage.window.topController

        for letter in "commands" { stage.press(.character(letter)) }
        stage.press(.enter)

        #expect(list !== stage.app && stage.window.topController === list)
    }

    @Test func `a click does what stands in a line, and Tab leaves the focus to the field`() throws {
        var done: [Int] = []
        let stage = stageOfMany { done.append($0) }
        stage.press(KeyEvent.control("p"))

        stage.press(.tab)
        for letter in "begin" { stage.press(.character(letter)) }
        let y = try #require(stage.rows.firstIndex { $0.contains("begin 12") })
        stage.window.send(.mouse(MouseEvent(.press(.left), at: Point(x: 20, y: y))))

        expect(done, is: [12])
        #expect(stage.window.topController === stage.app)
    }

    @Test func `Esc and Ctrl-P leave all as it is, and nothing is done where nothing is found`() {
        let stage = stage()
        let events = screen.events.count

        stage.press(KeyEvent.control("p"))
        for letter in "zzzz" { stage.press(.character(letter)) }
        stage.press(.enter)
        #expect(stage.window.topController !== stage.app)
        stage.press(.escape)
        #expect(stage.window.topController === stage.app)
        stage.press(KeyEvent.control("p"))
        stage.press(KeyEvent.control("p"))

        #expect(stage.window.topController === stage.app)
        expect(screen.events.dropFirst(events), lacks: "x")
    }

    @Test(arguments: [("quit", 11, " zoom quit"), ("", 6, " zoom"), ("quit", 10, " zo… quit"), ("", 5, " zo…")])
    func `a title has all the room that its keys leave`(keys: String, width: Int, row: String) {
        let list = CommandListView(style: AppStyle())
        list.show([(title: "other", label: ""), (title: "zoom", label: keys)])

        let stage = ViewHarness(list, width: width, height: 2)

        expect(stage.rows[1], is: row)
    }

    @Test(arguments: [(60, 16), (24, 6), (10, 3)])
    func `it survives small windows`(width: Int, height: Int) {
        let stage = stage()
        stage.window.send(.resize(Size(width: width, height: height)))

        stage.press(KeyEvent.control("p"))
        for _ in 0..<20 { stage.press(.down) }
        stage.press(.pageUp)
        stage.press(.escape)

        #expect(stage.window.topController === stage.app)
    }
}
