import Expectations
import Testing

@testable import TerminalKit

/// Buttons of the mouse other than the left one.
@MainActor
struct OtherButtonTests {
    @Test(arguments: [MouseEvent.Button.middle, .right])
    func `another button than the left one moves, chooses and focuses nothing`(button: MouseEvent.Button) {
        let (slider, field, list, rows, bar) = (Slider(50), TextField("abc"), ListView(), Rows(count: 9), KeyHintBar())
        let lines = ScrollView(StackView((0..<9).map { Label("\($0)") }, axis: .vertical))
        let split = SplitView(Block(5), Block(5))
        var asked: [Int] = []
        slider.onChange = { asked.append($0) }
        list.dataSource = rows
        bar.hints = [KeyHint("q", "quit")]

        for view in [slider, field, list, lines, split, bar] as [View] {
            let stage = ViewHarness(view, width: 30, height: 4)
            for action in [MouseEvent.Action.press(button), .drag(button), .release(button)] {
                let taken = (0..<30).filter { stage.mouse(action, x: $0, y: 1) }
                expect(taken, is: [], "\(String(nameOf: view)), \(action)")
            }
            #expect(stage.window.focusedView == nil)
        }

        expect(asked, is: [])
        expect(field.caret, is: 3)
        expect(split.ratio, is: 0.5)
        #expect(list.selectedRow == nil && rows.rowCount == 9)
    }

    /// A view that takes whatever the mouse does, and writes it down.
    private final class Taker: View {
        private(set) var actions: [MouseEvent.Action] = []

        override func sizeThatFits(_ proposal: Size) -> Size { Size(width: 12, height: 1) }

        override func handle(_ mouse: MouseEvent) -> Bool {
            actions.append(mouse.action)
            return true
        }
    }

    @Test(arguments: [MouseEvent.Button.middle, .right])
    func `another button takes a drag from nobody, and has its own`(button: MouseEvent.Button) {
        let (slider, taker) = (Slider(50), Taker())
        var asked: [Int] = []
        slider.onChange = { asked.append($0) }
        let stage = ViewHarness(StackView([slider, taker], axis: .vertical), width: 12, height: 2)

        stage.mouse(.press(.left), x: 1, y: 0)
        stage.mouse(.press(button), x: 1, y: 1)
        #expect(stage.mouse(.drag(.left), x: 11, y: 1))
        stage.mouse(.drag(button), x: 6, y: 0)
        stage.mouse(.release(button), x: 6, y: 0)
        #expect(stage.mouse(.release(.left), x: 1, y: 1))

        expect(asked, is: [0, 100, 0])
        expect(taker.actions, is: [.press(button), .drag(button), .release(button)])
    }
}
