/// The place at which a text is cut when it does not fit.
public enum TruncationMode: Hashable, Sendable, Codable { case end, middle }

/// The alignment of a text in the columns it has.
public enum TextAlignment: Hashable, Sendable, Codable { case leading, center, trailing }

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

    /// Lines of at most `columns`, broken at spaces and after hyphens inside words, and inside a word only where it
    /// alone is too long. A wide cluster that has no room at all is left out.
    public func wrapped(to columns: Int) -> [DisplayText] {
        guard columns > 0 else { return [] }
        var lines: [DisplayText] = []
        var line: [Element] = []
        var lineWidth = 0
        var breakAfter: Int?
        func endLine(after head: Int) {
            let text = DisplayText(elements: line[..<head]).trimmingTrailingSpace
            if !text.isEmpty { lines.append(text) }
            line.removeFirst(head)
            lineWidth = line.reduce(0) { $0 + $1.width }
            breakAfter = nil
        }
        for element in elements where element.width <= columns {
            while lineWidth + element.width > columns {
                endLine(after: element.cluster == .space ? line.count : breakAfter ?? line.count)
            }
            let isSpace = element.cluster == .space
            if line.isEmpty, isSpace, !lines.isEmpty { continue }
            let isHyphen = element.cluster == .hyphen && line.last.map { $0.cluster != .space } ?? false
            line.append(element)
            lineWidth += element.width
            if isSpace || isHyphen { breakAfter = line.count }
        }
        endLine(after: line.count)
        return lines.isEmpty ? [.empty] : lines
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
        guard let last = elements.lastIndex(where: { $0.cluster != .space }) else { return .empty }
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
