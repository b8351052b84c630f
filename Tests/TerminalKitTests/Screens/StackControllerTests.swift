import Expectations
import Testing

@testable import TerminalKit

@MainActor
@Suite struct StackControllerTests {
    private let list = SampleScreen("list")
    private let detail = SampleScreen("detail")

    private func stage() -> (stack: StackController, stage: ScreenStage) {
        let stack = StackController(list)
        return (stack, ScreenStage(stack))
    }

    @Test func `a screen that is pushed has what the first one has`() {
        let (stack, stage) = stage()
        expect(stage.hints, lacks: "back")
        stage.press(.tab)

        stack.push(detail)

        #expect(stage.focus === detail.knobs[0])
        expect(stage.hints, contains: "mark detail")
        expect(stage.hints, contains: "Esc back")
        expect(stage.window.title, is: "detail")
        stage.press(.tab)
        #expect(stage.focus === detail.knobs[1])
        stage.press(.character("x"))
        expect(detail.events, is: ["appear", "x"])
        expect(list.events, is: ["appear", "disappear"])
        stage.press(.character("?"))
        #expect(stage.rows.contains { $0.contains("mark detail") })
    }

    @Test func `going back shows the screen below as it was, with the focus where it was`() {
        let (stack, stage) = stage()
        stage.press(.tab)
        stack.push(detail)
        stage.press(.tab)

        stage.press(.escape)

        #expect(stage.focus === list.knobs[1])
        expect(list.events, is: ["appear", "disappear", "appear"])
        expect(detail.events.last, is: "disappear")
        #expect(detail.window == nil && detail.stack == nil && list.stack === stack)
        stage.press(.escape)
        expect(stack.screens.count, is: 1)
    }

    @Test func `the first screen stays, and a screen stands on one stack at a time`() {
        let (stack, stage) = stage()

        stack.pop()
        stack.popToFirst()
        stack.push(list)
        stack.push(detail)
        stack.push(detail)
        stack.replaceTop(with: list)

        #expect(stack.screens.count == 2 && stack.top === detail)
        #expect(stage.focus === detail.knobs[0])
    }

    @Test func `one takes the place of the top one, and one goes back over several`() {
        let (stack, stage) = stage()
        let (step, last) = (SampleScreen("step"), SampleScreen("last"))
        stage.press(.tab)
        stack.push(detail)

        stack.replaceTop(with: step)
        stack.push(last)
        #expect(stack.screens.map(\.title) == ["list", "step", "last"] && detail.stack == nil)
        stack.pop(to: list)

        #expect(stack.screens.map(\.title) == ["list"] && stage.focus === list.knobs[1])
        expect(step.events, is: ["appear", "disappear"])
        expect(last.events, is: ["appear", "disappear"])
    }

    @Test func `a stack that is not shown changes without a word, and is shown as it is then`() {
        let stack = StackController(list)

        stack.push(detail)
        let stage = ScreenStage(stack)

        expect(list.events, is: [])
        expect(detail.events, is: ["appear"])
        #expect(stage.focus === detail.knobs[0])
    }

    @Test func `the screen of an app goes on being shown on a stack that takes its place`() {
        let stage = ScreenStage(list)

        stage.app.content = StackController(list)

        #expect(stage.rows[0].hasPrefix("list") && stage.focus === list.knobs[0])
    }

    @Test func `what goes on below while a sheet is open leaves the focus to the sheet`() {
        let (stack, stage) = stage()
        let sheet = SampleScreen("sheet")
        list.present(sheet)
        stage.press(.tab)

        stack.push(detail)

        #expect(stage.focus === sheet.knobs[1])
        stage.press(.escape)
        #expect(detail.knobs.contains { $0 === stage.focus })
    }

    @Test func `a screen that another comes over while a sheet is open has the focus back where it was`() {
        let (stack, stage) = stage()
        stage.press(.tab)
        list.present(SampleScreen("sheet"))
        stack.push(detail)

        stage.press(.escape)
        #expect(detail.knobs.contains { $0 === stage.focus })
        stage.press(.escape)

        #expect(stage.focus === list.knobs[1])
    }

    @Test func `what is taken away below a sheet without a focus leaves the keys to the sheet`() {
        let (stack, stage) = stage()
        stage.press(.tab)
        stack.push(detail)
        stage.window.update()
        let sheet = StaticScreen(Block(2))
        stage.window.present(sheet, as: .sheet)

        stack.pop()
        #expect(stage.focus == nil)
        stage.app.scheduler.advance(by: .seconds(1))
        stage.press(.enter)
        #expect(sheet.unanswered == [KeyEvent(.enter)] && list.knobs.allSatisfy { $0.presses == 0 })
        stage.window.dismiss()

        #expect(list.knobs.contains { $0 === stage.focus })
    }

    /// A screen that shows what waits when it is seen.
    private final class Lobby: ViewController {
        let knobs = [Knob("first"), Knob("second")]
        var waiting: ViewController?

        override func loadView() -> View { StackView([Label("lobby")] + knobs, axis: .vertical) }
        override func viewWillAppear() {
            guard let sheet = waiting else { return }
            waiting = nil
            present(sheet)
        }
    }

    @Test func `a sheet that comes with the screen below gives the focus back to where it was there`() {
        let (lobby, sheet) = (Lobby(), SampleScreen("sheet"))
        let stack = StackController(lobby)
        let stage = ScreenStage(stack)
        stage.press(.tab)
        stack.push(detail)
        lobby.waiting = sheet

        stage.press(.escape)
        #expect(stage.focus === sheet.knobs[0])
        stage.press(.escape)

        #expect(stage.focus === lobby.knobs[1])
    }

    @Test(arguments: [true, false])
    func `a sheet that comes with a screen leaves it its first focus`(isPushed: Bool) {
        let (stack, stage) = stage()
        let (lobby, sheet) = (Lobby(), SampleScreen("sheet"))
        lobby.waiting = sheet
        stage.press(.tab)

        if isPushed { stack.push(lobby) } else { stage.app.content = lobby }
        #expect(stage.focus === sheet.knobs[0])
        stage.press(.escape)

        #expect(stage.focus === lobby.knobs[0])
    }

    @Test func `a stack in a sheet goes along with its first screen`() {
        let home = SampleScreen("home")
        let stage = ScreenStage(home)
        let stack = StackController(list)
        home.present(stack)
        stack.push(detail)
        #expect(stage.focus === detail.knobs[0])

        list.leave()

        #expect(stage.focus === home.knobs[0] && stack.window == nil && detail.window == nil)
    }

    // MARK: Results

    @Test func `whoever pushes a screen hears what it comes to`() async {
        let (stack, stage) = stage()
        let screen = NumberScreen()

        let result = Task { await stack.push(screen) }
        await Task.yield()
        #expect(stage.focus === screen.knob)
        stage.press(.character("7"))

        await expect(result.value, is: 7)
        #expect(stack.screens.count == 1 && stage.focus === list.knobs[0])
    }

    @Test func `what a screen comes to as it appears is heard, and what was there before is there again`() async {
        let (stack, stage) = stage()
        stage.press(.tab)
        let screen = HastyScreen()

        await expect(stack.push(screen), is: 7)
        #expect(stack.screens.count == 1 && stage.focus === list.knobs[1])
        await expect(stack.push(screen), is: 7)
    }

    @Test func `a screen that is left comes to nothing, also where several go at once`() async {
        let (stack, stage) = stage()
        let (one, other) = (NumberScreen(), NumberScreen())

        let first = Task { await stack.push(one) }
        await Task.yield()
        let second = Task { await stack.push(other) }
        await Task.yield()
        stack.popToFirst()

        await expect(first.value, is: nil)
        await expect(second.value, is: nil)
        #expect(stage.focus === list.knobs[0])
    }

    @Test func `a screen on a stack in whose place the app shows something else comes to nothing`() async {
        let (stack, stage) = stage()
        let (one, other) = (NumberScreen(), NumberScreen())
        let first = Task { await stack.push(one) }
        await Task.yield()
        let second = Task { await stack.push(other) }
        await Task.yield()

        stage.app.content = detail

        await expect(first.value, is: nil)
        await expect(second.value, is: nil)
        #expect(stage.focus === detail.knobs[0])
    }

    @Test func `a stack that is put aside for another is shown again as it was`() {
        let (stack, stage) = stage()
        stack.push(detail)
        stage.press(.tab)
        let other = SampleScreen("other")

        stack.select(stack: "other", first: other)
        #expect(stage.focus === other.knobs[0] && stack.screens.count == 1 && stack.name == "other")
        expect(stack.screens(aside: "")?.count, is: 2)
        expect(detail.events.last, is: "disappear")
        stack.select(stack: "other", first: SampleScreen("none"))
        #expect(stack.top === other)
        stack.select(stack: "", first: SampleScreen("none"))

        #expect(stage.focus === detail.knobs[1] && stack.screens.count == 2 && stack.name.isEmpty)
        stage.press(.escape)
        #expect(stack.top === list)
    }

    @Test func `screens that were put aside hear that the stack has left`() async {
        let (stack, stage) = stage()
        let screen = NumberScreen()
        let result = Task { await stack.push(screen) }
        await Task.yield()
        stack.select(stack: "other", first: detail)

        stage.app.content = SampleScreen("new")

        await expect(result.value, is: nil)
    }

    @Test func `a screen that ends while its stack is put aside is gone when that is shown again`() async {
        let (stack, stage) = stage()
        stage.press(.tab)
        let screen = NumberScreen()
        let result = Task { await stack.push(screen) }
        await Task.yield()
        let over = SampleScreen("over")
        stack.push(over)
        stack.select(stack: "other", first: detail)

        screen.finish(1)
        await expect(result.value, is: 1)
        #expect(stage.focus === detail.knobs[0] && over.stack == nil)
        stack.select(stack: "", first: SampleScreen("none"))

        #expect(stack.screens.count == 1 && stage.focus === list.knobs[1])
        stack.select(stack: "other", first: SampleScreen("none"))
        list.leave()
        expect(stack.screens(aside: "")?.count, is: 1)
    }

    @Test func `a screen that ends takes those over it along, and a result comes once`() async {
        let (stack, stage) = stage()
        let screen = NumberScreen()
        let result = Task { await stack.push(screen) }
        await Task.yield()
        stack.push(detail)

        screen.finish(1)
        screen.finish(2)

        await expect(result.value, is: 1)
        #expect(stack.screens.count == 1 && stage.focus === list.knobs[0])
    }
}
