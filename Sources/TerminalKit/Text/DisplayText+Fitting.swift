extension DisplayText {
    /// The text in at most `columns`, with `ellipsis` in place of what had to go; too few columns leave the ellipsis
    /// out as well.
    public func truncated(
        to columns: Int, ellipsis: DisplayText = "…", mode: TruncationMode = .end
    ) -> DisplayText {
        guard width > columns else { return self }
        let room = columns - ellipsis.width
        guard room >= 0 else { return DisplayText(elements: prefix(columns: columns)) }
        switch mode {
        case .end:
            return DisplayText(elements: prefix(columns: room)).trimmingTrailingSpace + ellipsis
        case .middle:
            let tail = room / 2
            return DisplayText(elements: prefix(columns: room - tail)).trimmingTrailingSpace + ellipsis
                + DisplayText(elements: suffix(columns: tail))
        }
    }

    /// Lines of at most `columns`, broken at spaces and after hyphens inside words, and inside what is kept together
    /// only where it alone is too long; one empty line for an empty text, and none where there are no columns.
    ///
    /// No line begins with a mark that closes what is before it, such as a full stop of Japanese or a question mark
    /// behind a blank, as long as there is another place to break. A wide cluster that has no room at all is left out.
    public func wrapped(to columns: Int) -> [DisplayText] { wrapped(to: columns, upTo: .max) }

    /// The same in so many lines at most, of which the last holds all that is left, however long that is.
    func wrapped(to columns: Int, upTo most: Int) -> [DisplayText] {
        guard columns > 0 else { return [] }
        let elements = elements.filter { $0.width <= columns }
        var lines: [DisplayText] = []
        var line: [Element] = []
        var lineWidth = 0
        var breakAfter: Int?
        var breakBefore: Int?
        func endLine(after head: Int) {
            let text = DisplayText(elements: line[..<head]).trimmingTrailingSpace
            if !text.isEmpty { lines.append(text) }
            line.removeFirst(head)
            lineWidth = line.reduce(0) { $0 + $1.width }
            (breakBefore, breakAfter) = (nil, nil)
        }
        for (index, element) in elements.enumerated() {
            let isSpace = element.cluster == .space
            let isOpening = isSpace && line.last?.cluster == .openingGuillemet
            if breakAfter == line.count, element.cluster.closesBehindBlank {
                (breakBefore, breakAfter) = (nil, breakBefore)
            }
            while lines.count + 1 < most, lineWidth + element.width > columns {
                let isKept = isSpace && !isOpening && !Self.closes(elements[(index + 1)...])
                endLine(after: isKept ? line.count : breakAfter ?? Self.wordBreak(in: line, before: element))
            }
            if line.isEmpty, isSpace, !lines.isEmpty { continue }
            let isInside = line.last.map { $0.cluster != .space && $0.cluster != .noBreakSpace } ?? false
            let isHyphen = element.cluster == .hyphen && isInside
            line.append(element)
            lineWidth += element.width
            if isSpace && !isOpening || isHyphen { (breakBefore, breakAfter) = (breakAfter, line.count) }
        }
        endLine(after: line.count)
        return lines.isEmpty ? [.empty] : lines
    }

    /// Whether the next that is to be seen belongs to what is before it.
    private static func closes(_ rest: ArraySlice<Element>) -> Bool {
        rest.first { $0.cluster != .space }?.cluster.closesBehindBlank ?? false
    }

    /// Columns of the longest piece that ``wrapped(to:)`` keeps whole where there are as many: with fewer it breaks words.
    package var widestWord: Int {
        var (widest, word) = (0, 0)
        var isInside = false
        for element in elements {
            guard element.cluster != .space else {
                (word, isInside) = (0, false)
                continue
            }
            word += element.width
            widest = max(widest, word)
            if element.cluster == .hyphen, isInside { word = 0 }
            isInside = element.cluster != .noBreakSpace
        }
        return widest
    }

    /// Where a line without any place to break is broken: after a blank that keeps words together, as letters are kept
    /// together before words are; before `next` where there is none, or earlier where that is a mark that belongs to what is
    /// before it.
    private static func wordBreak(in line: [Element], before next: Element) -> Int {
        if let blank = line.lastIndex(where: { $0.cluster == .noBreakSpace }), blank > 0,
            !(blank + 1 < line.count ? line[blank + 1] : next).cluster.closesBehindBlank,
            line[blank - 1].cluster != .openingGuillemet
        {
            return blank + 1
        }
        var place = line.count
        while place > 0, (place < line.count ? line[place] : next).cluster.closesWide { place -= 1 }
        return place > 0 ? place : line.count
    }

    /// Columns left of this text when it stands in `columns`; 0 when it fills or exceeds them.
    public func offset(in columns: Int, alignment: TextAlignment) -> Int {
        let free = max(0, columns - width)
        return switch alignment {
        case .leading: 0
        case .center: free / 2
        case .trailing: free
        }
    }

    private var trimmingTrailingSpace: DisplayText {
        guard let last = elements.lastIndex(where: { $0.cluster != .space && $0.cluster != .noBreakSpace })
        else { return .empty }
        return last == elements.count - 1 ? self : DisplayText(elements: elements[...last])
    }

    private func prefix(columns: Int) -> ArraySlice<Element> {
        var used = 0
        let end = elements.firstIndex { element in
            used += element.width
            return used > columns
        }
        return elements[..<(end ?? elements.count)]
    }

    private func suffix(columns: Int) -> ArraySlice<Element> {
        var used = 0
        let last = elements.lastIndex { element in
            used += element.width
            return used > columns
        }
        return elements[(last.map { $0 + 1 } ?? 0)...]
    }
}
