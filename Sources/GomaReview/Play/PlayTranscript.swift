/// A play told step by step as text, for an approved dump: what was done, which calls it made, where the focus went, and
/// the rows and styles that changed. Steps that change nothing are left out.
@MainActor
struct PlayTranscript {
    let name: String
    /// The first frame below the number 0, then the steps, each with its line's text.
    let lines: [String]

    /// Lines of a play from which on a step is told by the digest of its cells alone.
    private static let mostLines = 160
    /// Lines in which a step tells of styles.
    private static let mostStyleLines = 6

    /// Plays a play. One that does not go as it says ends with the reason.
    init(_ play: Play, of component: ComponentDescriptor) {
        name = play.name
        do {
            let runner = try PlayRunner(
                PlayScript(play, of: component), registry: ComponentRegistry([component]))
            lines = Self.lines(of: runner, from: play.state)
        } catch {
            lines = ["\(DumpBlock.failureMark)\(error)"].map(TextGate.sanitized)
        }
    }

    /// The facts about a moment that a transcript compares.
    private struct Moment {
        let surface: Surface
        let focus: String?
        let cursor: Point?
        let callCount: Int
        let requestCount: Int

        @MainActor
        init(_ host: PlayHost) {
            surface = host.window.surface
            let focused = host.window.focusedView
            focus = focused.map { "\(String(nameOf: $0)) at \($0.visibleRect.minX),\($0.visibleRect.minY)" }
            cursor = host.window.cursor
            callCount = host.environment.actionLog.count
            requestCount = host.environment.owner.count
        }
    }

    private static func lines(of runner: PlayRunner, from state: String) -> [String] {
        var last = Moment(runner.host)
        var lines = ["0 \(state)"] + whole(last.surface)
        var number = 0
        runner.onStep = { step in
            let now = Moment(runner.host)
            let effects = effects(from: last, to: now, in: runner.host.environment)
            guard !effects.isEmpty else { return }
            number += 1
            lines.append("\(number) \(step.text)")
            if lines.count + effects.count <= mostLines {
                lines += effects
            } else {
                lines.append("  cells \(SurfaceDigest.text(of: now.surface))")
            }
            last = now
        }
        defer { runner.onStep = nil }
        do {
            try runner.run()
        } catch {
            lines.append("  \(DumpBlock.failureMark)\(error)")
        }
        return lines.map { TextGate.sanitized($0) }
    }

    private static func effects(from old: Moment, to new: Moment, in environment: ViewEnvironment) -> [String] {
        // The latest, as those that came first may not be kept any more.
        let calls = environment.actionLog.actions.suffix(new.callCount - old.callCount)
        let requests = environment.owner.requests.suffix(new.requestCount - old.requestCount)
        var lines = calls.map { "  calls \($0.place)" } + requests.map { "  asks \($0)" }
        if old.focus != new.focus { lines.append("  focus \(new.focus ?? "nowhere")") }
        if old.cursor != new.cursor { lines.append("  cursor \(new.cursor.map { "\($0.x),\($0.y)" } ?? "hidden")") }
        guard old.surface != new.surface else { return lines }
        return lines + rows(from: old.surface, to: new.surface) + styles(from: old.surface, to: new.surface)
    }

    // MARK: Pictures

    private static func whole(_ surface: Surface) -> [String] { surface.rows.map(line) }

    /// A row below its step; a blank one stays blank.
    private static func line(_ row: String) -> String { row.isEmpty ? "" : "    \(row)" }

    /// Rows whose text changed, with a mark where others lie between; all where their number changed.
    private static func rows(from old: Surface, to new: Surface) -> [String] {
        let (before, after) = (old.rows, new.rows)
        guard before.count == after.count else { return whole(new) }
        let changed = after.indices.filter { before[$0] != after[$0] }
        guard let first = changed.first, let last = changed.last else { return [] }
        let gap = "  ⋮"
        var lines = first > 0 ? [gap] : []
        var previous = first
        for row in changed {
            if row > previous + 1 { lines.append(gap) }
            lines.append(line(after[row]))
            previous = row
        }
        return lines + (last < after.count - 1 ? [gap] : [])
    }

    /// How cells look otherwise, each change of a role, a ground or attributes once, with the rows that have it.
    private static func styles(from old: Surface, to new: Surface) -> [String] {
        guard old.size == new.size else { return [] }
        var (before, after) = (CellLooks(most: StyleMap.letters.count), CellLooks(most: StyleMap.letters.count))
        var told: [(words: String, rows: ClosedRange<Int>, cells: Int)] = []
        // Where in them: cells are many, and words take long to look up.
        var places: [String: Int] = [:]
        func place(of words: String, row: Int) -> Int {
            if let known = places[words] { return known }
            places[words] = told.count
            told.append((words, row...row, 0))
            return told.count - 1
        }
        var known: [LookChange: [Int]] = [:]
        // What the last cell told, which the next one mostly tells too.
        var (last, found): (LookChange?, [Int]) = (nil, [])
        for y in 0..<new.size.height {
            for (cell, now) in zip(old.row(y), new.row(y)) {
                let change = LookChange(old: before.number(of: cell), new: after.number(of: now))
                if change != last {
                    found =
                        known[change]
                        ?? words(from: before[change.old], to: after[change.new]).map { place(of: $0, row: y + 1) }
                    known[change] = found
                    last = change
                }
                for place in found {
                    told[place].rows = told[place].rows.lowerBound...y + 1
                    told[place].cells += 1
                }
            }
        }
        let lines = told.prefix(mostStyleLines).map {
            "  styles \($0.words): \(Count.place("row", $0.rows)), \(Count.of($0.cells, "cell"))"
        }
        let rest = told.count - lines.count
        return lines + (rest > 0 ? ["  styles otherwise too, cells \(SurfaceDigest.text(of: new))"] : [])
    }

    /// The numbers of two looks of a cell, one after the other.
    private struct LookChange: Hashable {
        let old: Int?
        let new: Int?
    }

    private static func words(from old: CellLooks.Look, to new: CellLooks.Look) -> [String] {
        guard old != new else { return [] }
        let (old, new) = (DrawnStyle(old), DrawnStyle(new))
        return DrawnStyle.Aspect.allCases.filter { old[$0] != new[$0] }.map { $0.words(from: old[$0], to: new[$0]) }
    }
}
