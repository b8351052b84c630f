import Expectations
import TerminalWalker
import Testing

@testable import TerminalKit

@MainActor
@Suite struct PartialDrawingTests {
    private nonisolated static let texts = [
        "1.85", "日本語テキスト", "a日b本c", "", "👩‍👩‍👧 família", "Liverpool – Arsenal", "e\u{301}日",
    ]

    /// A tree with stacks, pins, borders, free frames that overlap, and controls.
    @MainActor
    private struct Scene {
        let root = View()
        var labels: [Label] = []
        var knobs: [Knob] = []
        var floating: [View] = []

        init() {
            for index in 0..<8 { labels.append(Label(PartialDrawingTests.texts[index % 7])) }
            for index in 0..<3 {
                knobs.append(Knob("\(index)"))
                knobs[index].border = index == 0 ? nil : .light
            }
            let column = StackView(Array(labels[..<4]), axis: .vertical)
            let row = StackView(knobs, spacing: -1)
            root.addSubview(column)
            root.addSubview(row)
            column.layout {
                $0.leading.equal(to: root, offsetBy: 1)
                $0.top.equal(to: root)
            }
            row.layout {
                $0.trailing.equal(to: root)
                $0.bottom.equal(to: root)
            }
            for index in 4..<8 {
                labels[index].background = index.isMultiple(of: 2) ? .role(ColorRole(number: 5)) : nil
                floating.append(labels[index])
                root.addSubview(labels[index])
                labels[index].frame = Rect(x: index, y: index - 4, width: 6, height: 2)
            }
        }

        func change(using generator: inout SeededGenerator, in window: Window) {
            let label = labels[Int.random(in: 0..<8, using: &generator)]
            let knob = knobs[Int.random(in: 0..<3, using: &generator)]
            let view = floating[Int.random(in: 0..<4, using: &generator)]
            switch Int.random(in: 0..<10, using: &generator) {
            case 0, 1: label.text = PartialDrawingTests.texts.randomElement(using: &generator) ?? ""
            case 2: label.isHidden.toggle()
            case 3:
                view.frame.origin = Point(
                    x: Int.random(in: -3..<26, using: &generator), y: Int.random(in: -1..<8, using: &generator))
            case 4: view.frame.size = Size(width: Int.random(in: 0..<9, using: &generator), height: 2)
            case 5: label.style.attributes = Bool.random(using: &generator) ? .bold : []
            case 6: knob.border = knob.border == nil ? .broken : nil
            case 7: window.focus(knob)
            case 8: knob.isEnabled.toggle()
            default: view.background = .role(ColorRole(number: UInt8.random(in: 0..<4, using: &generator)))
            }
        }
    }

    @Test(arguments: [1, 2, 3, 4, 5, 6, 7, 8] as [UInt64], [false, true])
    func `drawing what changed shows the same as drawing all`(seed: UInt64, isASCII: Bool) {
        var generator = SeededGenerator(seed: seed)
        let scene = Scene()
        let stage = ViewHarness(scene.root, width: 28, height: 9, glyphs: isASCII ? .ascii : .unicode)

        for step in 0..<150 {
            for _ in 0..<Int.random(in: 1...3, using: &generator) {
                scene.change(using: &generator, in: stage.window)
            }
            stage.window.update()
            let partial = stage.window.surface

            expectEmpty(partial.brokenCells)
            let differences = partial.differences(from: stage.redrawn)
            expectEmpty(differences, "step \(step)")
            guard differences.isEmpty else { return }
        }
    }

    @Test func `a small change touches few cells`() {
        let scene = Scene()
        let stage = ViewHarness(scene.root, width: 120, height: 40)
        stage.window.statistics = FrameStatistics()

        scene.labels[0].style.attributes = .bold
        stage.window.update()

        #expect(stage.window.statistics.cellsTouched < 60)
        expect(stage.window.statistics.layoutPasses, is: 0)
    }
}
