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
                #expect(taken == [], "\(String(nameOf: view)), \(action)")
            }
            #expect(stage.window.focusedView == nil)
        }

        #expect(asked == [] && field.caret == 3 && split.ratio == 0.5)
        #expect(list.selectedRow == nil && rows.rowCount == 9)
    }
}
