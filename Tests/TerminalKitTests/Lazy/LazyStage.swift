@testable import TerminalKit

/// A page with a lazy stack, which counts what is made of it and asked of that.
@MainActor
final class LazyStage {
    let stack: LazyStackView
    let scroller: ScrollView
    let harness: ViewHarness

    /// An element: a number for a block of text, "k" and a number for a control, with its rows after a colon.
    static func ids(_ range: Range<Int>, height: (Int) -> Int = { _ in 1 }) -> [String] {
        range.map { "\($0):\(height($0))" }
    }

    static func rows(of id: String) -> Int { id.split(separator: ":").last.flatMap { Int($0) } ?? 1 }

    static func view(for id: String) -> View {
        let rows = rows(of: id)
        if id.hasPrefix("k") { return LazyKnob(id, rows) }
        let label = Label((0..<rows).map { "\(id)/\($0)" }.joined(separator: "\n"))
        label.maximumLines = 0
        return label
    }

    init(
        _ ids: [String], spacing: Int = 0, columns: StackColumns = .one, width: Int = 20, height: Int = 10,
        above: [View] = [], below: [View] = [], view: @escaping @MainActor (String) -> View = LazyStage.view
    ) {
        let log = Log()
        stack = LazyStackView(ids, spacing: spacing, columns: columns) { id in
            log.made.append(id)
            return view(id)
        }
        stack.onRelease = { id, _ in log.released.append(id) }
        self.log = log
        scroller = ScrollView(
            above.isEmpty && below.isEmpty ? stack : StackView(above + [stack] + below, axis: .vertical))
        harness = ViewHarness(scroller, width: width, height: height)
    }

    final class Log {
        var made: [String] = []
        var released: [String] = []
    }

    let log: Log

    var rows: [String] { harness.rows }
    var window: Window { harness.window }
    var focus: String? { window.focusedView?.accessibilityIdentifier }

    /// Views made, and views laid out, by some work and the frame after it.
    func cost(_ work: () -> Void) -> (made: Int, layouts: Int, cells: Int) {
        window.update()
        let made = log.made.count
        window.statistics = FrameStatistics()
        work()
        window.update()
        return (log.made.count - made, window.statistics.layoutPasses, window.statistics.cellsTouched)
    }
}

/// A control some rows high, with its name on each.
final class LazyKnob: Control {
    var rows: Int { didSet { setNeedsLayout() } }
    private(set) var measurements = 0

    init(_ name: String, _ rows: Int) {
        self.rows = rows
        super.init()
        accessibilityIdentifier = name
    }

    override func sizeThatFits(_ proposal: Size) -> Size {
        measurements += 1
        return Size(width: 8, height: rows)
    }

    override func draw(in painter: Painter) {
        for y in 0..<bounds.height {
            painter.draw(DisplayText("\(accessibilityIdentifier ?? "")/\(y)"), at: Point(x: 1, y: y), style: .plain)
        }
    }

    override var keyBindings: [KeyBinding] { [KeyBinding(.activate, "press") {}] }
}
