/// A guide as it is read in a terminal or through a pipe: wrapped, legible without any style, with headings and code set apart
/// where there are styles.
struct GuideText {
    /// How headings and code are set apart.
    enum Style: Hashable { case plain, bold, colored }

    /// Columns; code keeps its own lines.
    let width: Int
    let style: Style
    /// What the program is called that the reader types.
    let program: String

    /// - Parameter markdown: headings, paragraphs, lists, tables and code, as guides are written.
    func lines(of markdown: String) -> [String] {
        var blocks: [[String]] = []
        var rest = markdown.split(separator: "\n", omittingEmptySubsequences: false)[...]
        while let line = rest.first {
            if line.isEmpty {
                rest.removeFirst()
            } else if line.hasPrefix("```") {
                rest.removeFirst()
                blocks.append(rest.prefix { !$0.hasPrefix("```") }.map { code(String($0)) })
                rest = rest.drop { !$0.hasPrefix("```") }.dropFirst()
            } else if line.hasPrefix("#") {
                blocks.append(heading(line))
                rest.removeFirst()
            } else {
                let block = rest.prefix { !$0.isEmpty }
                blocks.append(line.hasPrefix("|") ? table(block) : items(block))
                rest = rest.dropFirst(block.count)
            }
        }
        return Array(blocks.joined(separator: [""]))
    }

    private func heading(_ line: Substring) -> [String] {
        let level = line.prefix { $0 == "#" }.count
        let title = String(line.dropFirst(level).drop { $0 == " " })
        guard style == .plain else { return [level > 2 ? underlined(title) : marked(title)] }
        let rule = level == 1 ? "=" : level == 2 ? "-" : "~"
        return [title, String(repeating: rule, count: DisplayText(title).width)]
    }

    private func code(_ line: String) -> String {
        let shown = line.replacing(#/(^|\| |[A-Z]=\d+ )gomaui( |$)/#) { "\($0.1)\(program)\($0.2)" }
        return line.isEmpty ? "" : "    \(shown)"
    }

    /// A paragraph, or the items of a list.
    private func items(_ block: ArraySlice<Substring>) -> [String] {
        var items: [(mark: String, text: String)] = []
        for line in block {
            let words = line.drop { $0 == " " }
            if let mark = line.prefixMatch(of: #/(?:-|\d+\.) /#)?.output {
                items.append((String(mark), String(line.dropFirst(mark.count))))
            } else if items.isEmpty {
                items.append(("", String(words)))
            } else {
                items[items.count - 1].text += " " + words
            }
        }
        return items.flatMap { mark, text in
            wrapped(text, to: width - mark.count).enumerated().map { index, line in
                (index == 0 ? mark : String(repeating: " ", count: mark.count)) + line.text
            }
        }
    }

    // MARK: Tables

    private func table(_ block: ArraySlice<Substring>) -> [String] {
        let rows = block.filter { !$0.hasPrefix("| -") }.map { line in
            line.dropFirst().dropLast().split(separator: "|", omittingEmptySubsequences: false).map { cell in
                String(cell.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
            }
        }
        let count = rows.map(\.count).max() ?? 0
        var widths = (0..<count).map { column in
            rows.map { $0.indices.contains(column) ? wrapped($0[column], to: .max).first?.width ?? 0 : 0 }.max() ?? 0
        }
        while widths.reduce(0, +) + 2 * (count - 1) > width,
            let widest = widths.indices.max(by: { widths[$0] < widths[$1] }),
            widths[widest] > 8
        {
            widths[widest] -= 1
        }
        let lines = rows.map { row in self.lines(of: row, widths) }
        let rule = widths.map { String(repeating: "-", count: $0) }.joined(separator: "  ")
        return (lines.first ?? []) + [rule] + lines.dropFirst().joined()
    }

    private func lines(of row: [String], _ widths: [Int]) -> [String] {
        let cells = row.enumerated().map { wrapped($1, to: widths[$0]) }
        return (0..<(cells.map(\.count).max() ?? 0)).map { index in
            let parts = cells.enumerated().map { column, lines in
                let line = lines.indices.contains(index) ? lines[index] : (text: "", width: 0)
                let isLast = column == cells.count - 1
                return line.text + String(repeating: " ", count: isLast ? 0 : max(0, widths[column] - line.width))
            }
            return parts.joined(separator: "  ")
        }
    }

    // MARK: Words

    /// Columns of code in a sentence that are never parted.
    private static let mostCodeColumns = 32

    /// A piece of a word, and whether it is set apart.
    private typealias Piece = (text: String, isMarked: Bool)

    /// Lines of whole words, with the columns that they take.
    private func wrapped(_ text: String, to columns: Int) -> [(text: String, width: Int)] {
        var lines: [(text: String, width: Int)] = []
        for word in words(of: text) {
            let width = word.map { DisplayText($0.text).width }.reduce(0, +)
            let shown = word.map { $0.isMarked ? marked($0.text) : $0.text }.joined()
            if let last = lines.last, last.width + 1 + width <= columns {
                lines[lines.count - 1] = (last.text + " " + shown, last.width + 1 + width)
            } else {
                lines.append((shown, width))
            }
        }
        return lines
    }

    /// Words between blanks; what stands in backticks or between asterisks is set apart. Without styles backticks stay, as what
    /// they hold would else not be told from the sentence.
    private func words(of markdown: String) -> [[Piece]] {
        let text = markdown.replacing(#/\[([^\]]*)\]\(([\w-]+)\.md\)/#) { "\($0.1) (`\(program) guide \($0.2)`)" }
            .replacing(#/\[([^\]]*)\]\([^)]*\)/#) { "\($0.1)" }
        var words: [[Piece]] = [[]]
        var (isCode, isStrong) = (false, false)
        func add(_ piece: String) {
            guard !piece.isEmpty else { return }
            words[words.count - 1].append((piece, isCode || isStrong))
        }
        for (index, span) in text.split(separator: "`", omittingEmptySubsequences: false).enumerated() {
            isCode = index % 2 == 1
            let code = String(isCode ? span.replacing(#/^gomaui(?= |$)/#, with: program)[...] : span)
            let shown = isCode && style == .plain ? "`\(code)`" : code
            let parts = isCode ? [shown[...]] : shown.split(separator: "**", omittingEmptySubsequences: false)
            // A command is read in one piece.
            if isCode, shown.count <= Self.mostCodeColumns {
                add(shown)
                continue
            }
            for (place, part) in parts.enumerated() {
                if place > 0 { isStrong.toggle() }
                for (place, word) in part.split(separator: " ", omittingEmptySubsequences: false).enumerated() {
                    if place > 0 { words.append([]) }
                    add(String(word))
                }
            }
        }
        return words.filter { !$0.isEmpty }
    }

    private func marked(_ text: String) -> String {
        switch style {
        case .plain: text
        case .bold: "\u{1B}[1m\(text)\u{1B}[0m"
        case .colored: "\u{1B}[1;36m\(text)\u{1B}[0m"
        }
    }

    private func underlined(_ text: String) -> String { "\u{1B}[4m\(text)\u{1B}[0m" }
}
