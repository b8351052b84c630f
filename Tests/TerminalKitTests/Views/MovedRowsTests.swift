import Expectations
import TerminalWalker
import Testing

@testable import TerminalKit

/// What is scrolled is moved on the screen rather than drawn again, and looks as if it had been drawn.
@MainActor
@Suite struct MovedRowsTests {
    private nonisolated static let texts = ["1.85", "日本語テキスト", "a日b本c", "", "Liverpool – Arsenal", "e\u{301}日"]

    /// A list that draws something of its own over its rows, at places that do not move with them.
    private final class MarkedList: ListView {
        var mark: Point? { didSet { setNeedsDisplay() } }

        override func drawOverlay(in painter: Painter) {
            super.drawOverlay(in: painter)
            if let mark { painter.draw("日!", at: mark, style: TextStyle(ColorRole(number: 9))) }
        }
    }

    /// A list and a scrolled view in borders, with siblings over and under them.
    @MainActor
    private struct Scene {
        let root = View()
        let frame = View()
        let list = MarkedList()
        let rows = Rows((0..<40).map { $0 % 7 == 3 ? "#\($0)" : MovedRowsTests.texts[$0 % 6] + "\($0)" })
        let scroll = ScrollView()
        let lines: [Label]
        let inner = ListView()
        let innerRows = Rows(count: 30)
        let under = Label("under 日 what is seen")
        let over = Label("over日")

        init() {
            lines = (0..<20).map { Label(MovedRowsTests.texts[$0 % 6] + " \($0)") }
            let column = StackView(lines + [inner], axis: .vertical)
            scroll.content = column
            for view in [under, frame, scroll, over] { root.addSubview(view) }
            frame.addSubview(list)
            frame.border = .light
            under.frame = Rect(x: 3, y: 4, width: 20, height: 1)
            frame.frame = Rect(x: 1, y: 0, width: 18, height: 11)
            list.frame = Rect(x: 1, y: 1, width: 16, height: 9)
            scroll.frame = Rect(x: 20, y: 1, width: 16, height: 9)
            over.frame = Rect(x: 12, y: 3, width: 12, height: 1)
            list.dataSource = rows
            inner.dataSource = innerRows
        }

        func change(using generator: inout SeededGenerator, in window: Window) {
            func number(_ range: Range<Int>) -> Int { Int.random(in: range, using: &generator) }
            let label = [under, over].randomElement(using: &generator) ?? over
            switch number(0..<21) {
            case 0, 1: list.firstVisibleRow += number(-3..<4)
            case 2, 3: list.selectedRow = max(0, (list.selectedRow ?? 0) + number(-2..<3))
            case 4, 5: scroll.contentOffset += number(-3..<4)
            case 6: label.frame.origin = Point(x: number(-3..<34), y: number(-1..<11))
            case 7: label.isHidden.toggle()
            case 8: label.text = MovedRowsTests.texts.randomElement(using: &generator) ?? ""
            case 9: lines[number(0..<20)].text = MovedRowsTests.texts[number(0..<6)]
            case 10: rows.texts[number(0..<40)] = number(0..<6) == 0 ? "#heading" : "changed \(number(0..<9))"
            case 11: list.reloadData()
            case 12: list.frame.size = Size(width: number(8..<17), height: number(1..<10))
            case 13: list.rowHeight = number(1..<4)
            case 14: list.mark = Bool.random(using: &generator) ? nil : Point(x: number(0..<16), y: number(0..<9))
            case 15: (list.subviews.randomElement(using: &generator) as? Label)?.style.attributes = .bold
            case 16: frame.frame.origin = Point(x: number(0..<3), y: number(-2..<3))
            case 17: frame.groundShape = Bool.random(using: &generator) ? .square : .pill
            case 18: list.showsScrollBar.toggle()
            case 19: inner.selectedRow = number(0..<30)
            default: window.focus([list, scroll, inner, nil].randomElement(using: &generator) ?? nil)
            }
            list.selectionBackground = .role(ColorRole(number: 7))
        }
    }

    /// What somebody shows who carries out the changes of each frame, and looks at nothing else.
    private struct Follower {
        var surface: Surface
        var mark: WindowFrame.Mark?

        mutating func show(_ frame: WindowFrame) {
            guard mark === frame.base, surface.size == frame.surface.size else {
                (surface, mark) = (frame.surface, frame.mark)
                return
            }
            var cells = surface.cells
            for move in frame.changes.moves { move.carryOut(on: &cells, columns: surface.size.width) }
            for (place, cell) in cells.enumerated() {
                surface[place % surface.size.width, place / surface.size.width] = cell
            }
            for rect in frame.changes.drawn.rects.map({ $0.intersection(surface.bounds) }) where !rect.isEmpty {
                for y in rect.minY..<rect.maxY {
                    for x in rect.minX..<rect.maxX { surface[x, y] = frame.surface[x, y] }
                }
            }
            mark = frame.mark
        }
    }

    @Test(arguments: 1...24 as ClosedRange<UInt64>)
    func `moving what is scrolled shows the same as drawing all`(seed: UInt64) {
        var generator = SeededGenerator(seed: seed)
        let scene = Scene()
        let stage = ViewHarness(scene.root, width: 38, height: 12)
        var follower = Follower(surface: Surface(size: .zero))
        var moves = 0

        for step in 0..<150 {
            for _ in 0..<Int.random(in: 1...3, using: &generator) {
                scene.change(using: &generator, in: stage.window)
                if Bool.random(using: &generator) { stage.window.update() }
            }
            if step % 40 == 20 { stage.window.present(StaticScreen(Label("sheet")), as: .sheet) }
            if step % 40 == 35 { stage.window.dismiss() }
            stage.window.update()
            let frame = stage.window.takeFrame()
            moves += frame.changes.moves.count
            follower.show(frame)
            let shown = frame.surface

            expectEmpty(shown.brokenCells)
            let differences = shown.differences(from: stage.redrawn)
            expectEmpty(differences, "step \(step)")
            let missed = shown.differences(from: follower.surface)
            expectEmpty(missed, "step \(step)")
            guard differences.isEmpty, missed.isEmpty else { return }
            follower.show(stage.window.takeFrame())
        }

        #expect(moves > 5)
    }

    // MARK: What is moved, and what is not

    private let list = ListView()
    private let rows = Rows(count: 100)

    private func stage(around list: View, width: Int = 20, height: Int = 10) -> ViewHarness {
        self.list.dataSource = rows
        self.list.showsScrollBar = false
        let stage = ViewHarness(list, width: width, height: height)
        stage.window.focus(self.list)
        for _ in 0..<9 { stage.press(.down) }
        _ = stage.window.takeFrame()
        return stage
    }

    @Test func `a list that is scrolled by a row draws two rows and moves the others`() {
        let stage = stage(around: list)
        stage.window.statistics = FrameStatistics()

        stage.press(.down)

        let changes = stage.window.takeFrame().changes
        expect(changes.moves, is: [RowMove(Rect(x: 0, y: 0, width: 20, height: 10), by: -1)])
        #expect(stage.window.statistics.cellsTouched < 4 * 20)
        expect(stage.rows.last, is: "▌10")
    }

    @Test func `keys between two frames move the rows once`() {
        let stage = stage(around: list)

        for _ in 0..<3 { _ = stage.window.send(.key(KeyEvent(.down))) }
        stage.window.update()

        let changes = stage.window.takeFrame().changes
        expect(changes.moves, is: [RowMove(Rect(x: 0, y: 0, width: 20, height: 10), by: -3)])
        expect(stage.rows, is: (3...12).map { ($0 == 12 ? "▌" : " ") + "\($0)" })
    }

    @Test func `a page further nothing can be moved`() {
        let stage = stage(around: list)

        stage.press(.pageDown)

        expectEmpty(stage.window.takeFrame().changes.moves)
    }

    @Test(arguments: [(Size(width: 7, height: 7), 1), (Size(width: 5, height: 10), 0)])
    func `rows are moved where less than a quarter of what is seen stays in its place`(cover: Size, moves: Int) {
        let (root, over) = (View(), Block(1))
        root.addSubview(list)
        root.addSubview(over)
        list.dataSource = rows
        list.showsScrollBar = false
        list.frame = Rect(x: 0, y: 0, width: 20, height: 10)
        over.frame = Rect(origin: .zero, size: cover)
        let stage = ViewHarness(root, width: 20, height: 10)
        _ = stage.window.takeFrame()

        list.firstVisibleRow = 1
        stage.window.update()

        expect(stage.window.takeFrame().changes.moves.count, is: moves)
    }

    @Test func `what a frame changes is known from the one taken before`() {
        let stage = stage(around: list)
        let first = stage.window.takeFrame()
        stage.press(.down)
        let second = stage.window.takeFrame()
        stage.window.resize(to: Size(width: 22, height: 10))
        stage.window.update()
        let third = stage.window.takeFrame()

        #expect(second.base === first.mark)
        #expect(third.base !== second.mark)
    }

    @Test func `a scrolled view moves what it shows`() {
        let labels = (0..<30).map { Label("line \($0)") }
        let scroll = ScrollView(StackView(labels, axis: .vertical))
        scroll.showsScrollBar = false
        let stage = ViewHarness(scroll, width: 20, height: 10)
        _ = stage.window.takeFrame()

        scroll.contentOffset = 2
        stage.window.update()

        expect(stage.window.takeFrame().changes.moves, is: [RowMove(Rect(x: 0, y: 0, width: 20, height: 10), by: -2)])
        expect(stage.rows.first, is: "line 2")
        expect(stage.rows.last, is: "line 11")
    }
}
