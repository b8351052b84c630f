/// The places of runs of text that are wrapped together: what stands between two spaces stays together, whichever runs it
/// belongs to, so that no line begins with the full stop behind a link.
package struct TextRunLayout {
    /// As much of a run as stands on one line.
    package struct Piece {
        /// The run's place among the others.
        package let run: Int
        fileprivate(set) var text: DisplayText
        package let origin: Point
        /// Whether this is where the run begins.
        package let isFirst: Bool
        /// Whether the column before it is blank.
        package let followsBlank: Bool

        /// The cells that it takes.
        package var frame: Rect { Rect(origin: origin, size: Size(width: text.width, height: 1)) }
    }

    /// In the order of the text.
    private(set) var pieces: [Piece] = []
    /// Columns of the longest line, and rows.
    private(set) var size = Size.zero

    /// - Parameter columns: the room of each line.
    package init(_ runs: [TextRun], in columns: Int, alignment: TextAlignment) {
        for paragraph in Self.paragraphs(of: runs, in: columns) {
            var rest = paragraph[...]
            for line in DisplayText(elements: paragraph.map(\.wrapped)).wrapped(to: columns) {
                place(line, from: &rest, at: line.offset(in: columns, alignment: alignment))
            }
        }
    }

    /// A cluster with the run that it belongs to.
    private struct RunElement {
        package let run: Int
        package let element: DisplayText.Element
        /// What stands for it when lines are broken: a blank at which none may be is none.
        package let wrapped: DisplayText.Element

        package init(_ element: DisplayText.Element, of run: Int, breaks: Bool) {
            self.run = run
            self.element = element
            let isKept = element.cluster == .space && !breaks
            wrapped = isKept ? DisplayText.Element(cluster: Cluster("\u{A0}" as Unicode.Scalar), width: 1) : element
        }
    }

    /// The elements of all runs, cut at line ends.
    private static func paragraphs(of runs: [TextRun], in columns: Int) -> [[RunElement]] {
        var paragraphs: [[RunElement]] = [[]]
        for (index, run) in runs.enumerated() {
            let lines = run.text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
            for (number, line) in lines.enumerated() {
                if number > 0 { paragraphs.append([]) }
                let text = DisplayText(String(line))
                let breaks = !run.staysWhole || text.width > columns
                paragraphs[paragraphs.count - 1] += text.elements.map { RunElement($0, of: index, breaks: breaks) }
            }
        }
        return paragraphs
    }

    /// Cuts a line into pieces: it has the elements of its text in their order, but for blanks at its ends.
    private mutating func place(_ line: DisplayText, from rest: inout ArraySlice<RunElement>, at column: Int) {
        var x = column
        var isBlank = true
        for element in line.elements {
            rest = rest.drop { $0.wrapped != element }
            guard let next = rest.popFirst() else { break }
            let (run, text) = (next.run, DisplayText(elements: [next.element]))
            if let last = pieces.indices.last, pieces[last].run == run, pieces[last].origin.y == size.height {
                pieces[last].text = pieces[last].text + text
            } else {
                pieces.append(
                    Piece(
                        run: run, text: text, origin: Point(x: x, y: size.height),
                        isFirst: pieces.last?.run != run, followsBlank: isBlank))
            }
            x += element.width
            isBlank = next.element.cluster == .space
        }
        size = Size(width: max(size.width, line.width), height: size.height + 1)
    }
}
