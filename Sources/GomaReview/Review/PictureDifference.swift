/// The differences between two pictures, cell by cell. Rows and columns count from 1, as people do.
package struct PictureDifference: Equatable, Sendable {
    /// Cells next to each other whose text changed.
    struct TextChange: Equatable, Sendable {
        /// Where it is now; where it was, if nothing has come in its place.
        let row: Int
        let column: Int
        let old: String
        let new: String
    }

    /// Rows next to each other that came or went.
    struct RowsChange: Equatable, Sendable {
        let isAdded: Bool
        /// Among the rows of the picture that has them.
        let rows: ClosedRange<Int>
        let lines: [String]
    }

    /// A rectangle of cells that kept their text and changed in one aspect of their style.
    struct StyleChange: Equatable, Sendable {
        let aspect: DrawnStyle.Aspect
        let old: String
        let new: String
        var rows: ClosedRange<Int>
        var columns: ClosedRange<Int>

        var cellCount: Int { rows.count * columns.count }
        var words: String { aspect.words(from: old, to: new) }
    }

    private(set) var texts: [TextChange] = []
    private(set) var rows: [RowsChange] = []
    private(set) var styles: [StyleChange] = []
    /// Places of the old picture where something changed, counted from 0.
    package private(set) var oldMarks: Set<Point> = []
    /// Places of the new picture where something changed, counted from 0.
    package private(set) var newMarks: Set<Point> = []
    /// Those of ``oldMarks`` and ``newMarks`` whose text changed.
    private(set) var oldTextMarks: Set<Point> = []
    private(set) var newTextMarks: Set<Point> = []
    let rowPairs: [PictureAlignment.Pair]

    init(from old: DrawnPicture, to new: DrawnPicture) {
        rowPairs = PictureAlignment.rows(from: old, to: new)
        var found: [StyleChange] = []
        for pair in rowPairs {
            switch (pair.old, pair.new) {
            case (let before?, let after?): compare(old, before, new, after, styles: &found)
            case (let before?, nil): note(rowOf: old, at: before, isAdded: false)
            case (nil, let after?): note(rowOf: new, at: after, isAdded: true)
            case (nil, nil): break
            }
        }
        styles = Self.stacked(found)
    }

    var isEmpty: Bool { texts.isEmpty && rows.isEmpty && styles.isEmpty }

    // MARK: Rows that came and went

    private mutating func note(rowOf picture: DrawnPicture, at y: Int, isAdded: Bool) {
        for x in picture.rows[y].indices {
            if isAdded { newMarks.insert(Point(x: x, y: y)) } else { oldMarks.insert(Point(x: x, y: y)) }
        }
        let line = picture.text(ofRow: y)
        if let last = rows.last, last.isAdded == isAdded, last.rows.upperBound == y {
            rows[rows.count - 1] = RowsChange(
                isAdded: isAdded, rows: last.rows.lowerBound...(y + 1), lines: last.lines + [line])
        } else {
            rows.append(RowsChange(isAdded: isAdded, rows: (y + 1)...(y + 1), lines: [line]))
        }
    }

    // MARK: Rows that stayed

    private mutating func compare(
        _ old: DrawnPicture, _ before: Int, _ new: DrawnPicture, _ after: Int, styles: inout [StyleChange]
    ) {
        let pairs = PictureAlignment.cells(from: old.rows[before], to: new.rows[after])
        var run = TextRun()
        for pair in pairs {
            let was = pair.old.map { old.rows[before][$0] } ?? .blank
            let current = pair.new.map { new.rows[after][$0] } ?? .blank
            if was.text != current.text {
                mark(pair, before, after, isText: true)
                run.add(was: pair.old == nil ? "" : was.text, current: pair.new == nil ? "" : current.text, at: pair)
            } else {
                if current.isBlank || run.gap.count > 1 { finish(&run, row: after) }
                run.skip(current.text)
            }
            let isStillSomething = was.text == current.text || !(was.isBlank || current.isBlank)
            guard isStillSomething, was.style != current.style, let x = pair.new, pair.old != nil else { continue }
            mark(pair, before, after, isText: false)
            for aspect in DrawnStyle.Aspect.allCases where was.style[aspect] != current.style[aspect] {
                let change = StyleChange(
                    aspect: aspect, old: was.style[aspect], new: current.style[aspect],
                    rows: (after + 1)...(after + 1), columns: (x + 1)...(x + 1))
                Self.add(change, to: &styles)
            }
        }
        finish(&run, row: after)
    }

    private mutating func mark(_ pair: PictureAlignment.Pair, _ before: Int, _ after: Int, isText: Bool) {
        let (old, new) = (pair.old.map { Point(x: $0, y: before) }, pair.new.map { Point(x: $0, y: after) })
        if let old { oldMarks.insert(old) }
        if let new { newMarks.insert(new) }
        guard isText else { return }
        if let old { oldTextMarks.insert(old) }
        if let new { newTextMarks.insert(new) }
    }

    /// Changed cells of one word, with the unchanged ones between them.
    private struct TextRun {
        var old = ""
        var new = ""
        var gap = ""
        var start: PictureAlignment.Pair?

        mutating func add(was: String, current: String, at pair: PictureAlignment.Pair) {
            start = start ?? pair
            old += gap + was
            new += gap + current
            gap = ""
        }

        mutating func skip(_ text: String) { if start != nil { gap += text } }
    }

    private mutating func finish(_ run: inout TextRun, row: Int) {
        defer { run = TextRun() }
        guard let start = run.start, let x = start.new ?? start.old else { return }
        guard !(run.old + run.new).allSatisfy({ $0 == " " }) else { return }
        texts.append(TextChange(row: row + 1, column: x + 1, old: run.old, new: run.new))
    }

    // MARK: Runs of styles

    /// Joins a cell to the run that ends at its left.
    private static func add(_ change: StyleChange, to runs: inout [StyleChange]) {
        let place = runs.lastIndex { run in
            run.aspect == change.aspect && run.old == change.old && run.new == change.new && run.rows == change.rows
                && run.columns.upperBound + 1 == change.columns.lowerBound
        }
        guard let place else { return runs.append(change) }
        runs[place].columns = runs[place].columns.lowerBound...change.columns.upperBound
    }

    /// Joins runs that stand right below each other.
    private static func stacked(_ runs: [StyleChange]) -> [StyleChange] {
        var result: [StyleChange] = []
        for run in runs {
            let place = result.lastIndex { above in
                above.aspect == run.aspect && above.old == run.old && above.new == run.new
                    && above.columns == run.columns && above.rows.upperBound + 1 == run.rows.lowerBound
            }
            if let place {
                result[place].rows = result[place].rows.lowerBound...run.rows.upperBound
            } else {
                result.append(run)
            }
        }
        return result
    }
}
