import Expectations
import TerminalWalker
import Testing

@testable import TerminalKit

/// A lazy stack shows what a stack shows that has all its views.
@MainActor
@Suite struct LazyPlainTests {
    /// The same elements with all views made, each measured each time.
    private final class Plain: View {
        var ids: [String] = [] { didSet { renew() } }
        let columns: StackColumns
        let spacing: Int
        var views: [String: View] = [:]

        init(columns: StackColumns, spacing: Int) {
            (self.columns, self.spacing) = (columns, spacing)
            super.init()
        }

        private func renew() {
            for (id, view) in views where !ids.contains(id) {
                view.removeFromSuperview()
                views[id] = nil
            }
            for id in ids where views[id] == nil {
                views[id] = LazyStage.view(for: id)
                views[id].map(addSubview)
            }
            setNeedsLayout()
        }

        override func sizeThatFits(_ proposal: Size) -> Size {
            Size(width: proposal.width, height: places(in: proposal.width).map(\.maxY).max() ?? 0)
        }

        override func layoutSubviews() {
            for (id, place) in zip(ids, places(in: bounds.width)) { views[id]?.frame = place }
        }

        private func places(in room: Int) -> [Rect] {
            let width = columns.width(in: room)
            var ends = Array(repeating: 0, count: columns.count)
            var rank = 0
            return ids.map { id in
                let view = views[id] ?? self
                let height = view.isHidden ? 0 : view.measure(Size(width: width, height: View.unbounded)).height
                guard height > 0 else { return .zero }
                let column = rank % columns.count
                if columns.alignsLines, column == 0 {
                    let end = ends.max() ?? 0
                    ends = ends.map { _ in end }
                }
                rank += 1
                let start = ends[column] + (ends[column] > 0 ? spacing : 0)
                ends[column] = start + height
                return Rect(x: column * (width + columns.gap), y: start, width: width, height: height)
            }
        }
    }

    /// The bar goes by estimates.
    private func withoutBar(_ rows: [String]) -> [String] {
        rows.map { row in
            let inside = row.prefix(25)
            return String(inside[..<(inside.lastIndex { $0 != " " }.map(inside.index(after:)) ?? inside.startIndex)])
        }
    }

    /// Elements that are hidden.
    private final class Hiding {
        var ids: Set<String> = []
    }

    private static let shapes = [
        StackColumns.one, StackColumns(2, gap: 1), StackColumns(3, width: 7, gap: 1),
        StackColumns(2, width: 9, gap: 1, alignsLines: false),
    ]

    @Test(arguments: UInt64(0)..<24)
    func `after any changes the picture is the same at every offset`(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        let columns = Self.shapes[Int(seed) % Self.shapes.count]
        let spacing = Int(seed / 4) % 2
        let hiding = Hiding()
        let stage = LazyStage([], spacing: spacing, columns: columns, width: 26, height: 7) { id in
            let view = LazyStage.view(for: id)
            view.isHidden = hiding.ids.contains(id)
            return view
        }
        let plain = Plain(columns: columns, spacing: spacing)
        let scroller = ScrollView(plain)
        let other = ViewHarness(scroller, width: 26, height: 7)
        var ids: [String] = []
        var next = 0
        // In columns that go on by themselves, it is not known of all before an element whether they take a place.
        let least = columns.alignsLines ? 0 : 1

        for _ in 0..<8 {
            for _ in 0..<Int.random(in: 1...6, using: &random) {
                switch Int.random(in: 0..<4, using: &random) {
                case 0, 1:
                    let some = (0..<Int.random(in: 1...12, using: &random)).map { _ in
                        next += 1
                        return "\(next):\(Int.random(in: least...4, using: &random))"
                    }
                    ids.insert(contentsOf: some, at: Int.random(in: 0...ids.count, using: &random))
                case 2 where !ids.isEmpty: ids.remove(at: Int.random(in: 0..<ids.count, using: &random))
                default: ids.shuffle(using: &random)
                }
            }
            stage.stack.ids = ids
            plain.ids = ids
            if least == 0, Bool.random(using: &random), let id = ids.randomElement(using: &random) {
                hiding.ids.formSymmetricDifference([id])
                plain.views[id]?.isHidden.toggle()
                let shown = stage.stack.view(for: id)
                if let shown { shown.isHidden.toggle() } else { stage.stack.reload(id) }
            }
            _ = (stage.rows, other.rows)
            stage.scroller.contentOffset = 0
            scroller.contentOffset = 0
            for offset in 0...120 {
                let (rows, others) = (withoutBar(stage.rows), withoutBar(other.rows))
                expect(rows, is: others, "\(columns) at \(offset): \(ids)")
                expect(stage.harness.redrawn, is: stage.window.surface)
                guard rows == others else { return }
                (stage.scroller.contentOffset, scroller.contentOffset) = (offset + 1, offset + 1)
            }
            guard plain.bounds.height < 120 else { continue }
            // All have been measured.
            expect(stage.rows, is: other.rows)
            expect(stage.scroller.contentOffset, is: scroller.contentOffset)
            expectEmpty(stage.scroller.layoutIssues)
        }
    }

    @Test(arguments: UInt64(0)..<30)
    func `the first row in view stays through any changes`(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        var ids = LazyStage.ids(0..<400) { ($0 * 7 + Int(seed)) % 5 + 1 }
        let columns = seed.isMultiple(of: 3) ? StackColumns(2, gap: 1) : .one
        let stage = LazyStage(ids, columns: columns, width: 24)
        stage.scroller.contentOffset = Int.random(in: 100...300, using: &random)
        var next = 1000

        for _ in 0..<12 {
            let first = stage.rows[0].firstWord
            let id = String(first.prefix { $0 != "/" })
            for _ in 0..<Int.random(in: 1...4, using: &random) {
                if Bool.random(using: &random) {
                    next += 1
                    // An even number keeps what stands beside the first row there.
                    let new = ["\(next):3", "\(next)b:\(Int.random(in: 1...9, using: &random))"]
                    ids.insert(contentsOf: new, at: Int.random(in: 0...ids.count / 2, using: &random) * 2)
                } else {
                    let place = Int.random(in: 0..<ids.count / 2, using: &random) * 2
                    let pair = place...(place + 1)
                    if !ids[pair].contains(id), ids.count > 250 { ids.removeSubrange(pair) }
                }
            }
            stage.stack.ids = ids

            let rows = stage.rows
            expect(rows[0].firstWord, is: first, "\(rows)")
            stage.scroller.contentOffset += Int.random(in: -40...40, using: &random)
        }
    }
}
