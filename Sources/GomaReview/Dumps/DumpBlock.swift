/// A block of a dump: a component in one state at one width, layer by layer, or one of its plays.
package struct DumpBlock: Equatable, Sendable {
    /// The things that a dump keeps apart, so that a difference tells which kind of thing changed.
    package enum Layer: String, CaseIterable, Hashable, Sendable { case glyphs, styles, focus, reading, film }

    /// State and width, such as "Odds up · 16 columns", or "play: " and the name of a play.
    package let title: String
    /// Rows of the picture; of a play, its steps with what each of them changed.
    let glyphs: [String]
    /// A letter for each cell, row by row.
    let styles: [String]
    /// What the letters mean: `a = textOdds on backgroundOdds, bold`.
    let legend: [String]
    /// Places where Tab stops, in order.
    let focus: [String]
    /// What a screen reader says.
    let reading: [String]
    /// Frames beside each other, where the picture moves by itself and a film was asked for.
    let film: [String]

    static let mark = "── "
    /// The beginnings of the marks that a merge leaves.
    static let conflictMarks = ["<<<<<<< ", ">>>>>>> "]
    /// Before the name of a play.
    static let playMark = "play: "
    /// Before the reason why a play does not go as it says.
    static let failureMark = "fails: "
    private static let ruleWidth = 72

    /// - Parameter withStyles: whether somebody asks for the layers below the glyphs; the film is there without.
    @MainActor
    package init(_ picture: Picture, withStyles: Bool = true) {
        self.init(
            title: Self.title(of: picture), surface: picture.surface,
            styles: withStyles ? StyleMap(picture.surface) : nil, focusOrder: withStyles ? picture.focusOrder : [],
            reading: withStyles ? picture.reading : [],
            film: picture.film.map { $0.moves ? FilmStrip($0, width: FilmStrip.textWidth).surface.rows : [] } ?? [])
    }

    /// A whole window.
    @MainActor
    init(_ picture: ScreenPicture) {
        self.init(
            title: picture.title, surface: picture.surface, styles: StyleMap(picture.surface, isWindow: true),
            focusOrder: picture.focusOrder, reading: picture.reading, film: [])
    }

    @MainActor
    private init(
        title: String, surface: Surface, styles: StyleMap?, focusOrder: [Picture.FocusStop], reading: [String],
        film: [String]
    ) {
        self.title = title
        glyphs = surface.rows
        self.styles = styles?.rows ?? []
        legend = styles?.legend ?? []
        focus = focusOrder.enumerated().map { TextGate.sanitized("\($0 + 1) \(Self.description(of: $1))") }
        self.reading = reading.map(TextGate.sanitized)
        self.film = film
    }

    /// A play, told step by step.
    @MainActor
    init(_ transcript: PlayTranscript) {
        title = Self.title(ofPlay: transcript.name)
        glyphs = transcript.lines
        (styles, legend, focus, reading, film) = ([], [], [], [], [])
    }

    @MainActor
    static func title(of picture: Picture) -> String { title(ofState: picture.state.name, width: picture.width) }

    /// State and width; what could break out of its line is taken out.
    static func title(ofState name: String, width: Int) -> String {
        "\(TextGate.sanitized(name)) · \(Count.of(width, "column"))"
    }

    /// Blanks and lines at the name's end would be read as those of the rule, and are left out.
    package static func title(ofPlay name: String) -> String { withoutEnd("\(playMark)\(TextGate.sanitized(name))") }

    /// Reads the lines that ``lines(withStyles:)`` writes, with the blank one that ends a block in a file.
    init(parsing lines: ArraySlice<String>) {
        title = Self.title(ofRule: lines.first ?? "")
        var layers: [Layer: [String]] = [:]
        var layer = Layer.glyphs
        var rest = lines.dropFirst()
        if rest.last == "" { rest.removeLast() }
        while let line = rest.popFirst() {
            if line.isEmpty, let next = rest.first.flatMap(Layer.init), next != .glyphs {
                layer = next
                rest.removeFirst()
            } else {
                layers[layer, default: []].append(Self.row(writtenAs: line))
            }
        }
        glyphs = layers[.glyphs] ?? []
        var (styles, legend): ([String], [String]) = ([], [])
        for line in layers[.styles] ?? [] {
            if Self.isOfLegend(line) { legend.append(line) } else { styles.append(line) }
        }
        (self.styles, self.legend) = (styles, legend)
        focus = layers[.focus] ?? []
        reading = layers[.reading] ?? []
        film = layers[.film] ?? []
    }

    /// The lines of a layer, with its legend where it has one.
    subscript(layer: Layer) -> [String] {
        switch layer {
        case .glyphs: glyphs
        case .styles: styles + legend
        case .focus: focus
        case .reading: reading
        case .film: film
        }
    }

    /// The block as a dump holds it; the film is there wherever it was asked for.
    /// - Parameter withStyles: whether the other layers below the glyphs come too.
    package func lines(withStyles: Bool) -> [String] {
        [rule] + glyphs.map(Self.line) + (withStyles ? layersBelow : lines(of: .film))
    }

    /// The line that begins the block.
    var rule: String {
        let head = Self.mark + title + " "
        return head + String(repeating: "─", count: max(2, Self.ruleWidth - head.count))
    }

    /// The layers below the glyphs, each under its name; empty ones are left out.
    package var layersBelow: [String] {
        Layer.allCases.dropFirst().flatMap(lines)
    }

    /// A layer below the glyphs under its name; nothing where it is empty.
    private func lines(of layer: Layer) -> [String] {
        let rows = self[layer]
        return rows.isEmpty ? [] : ["", layer.rawValue] + rows.map(Self.line)
    }

    /// Whether it tells of a play.
    var isPlay: Bool { title.hasPrefix(Self.playMark) }

    /// `fails:` and the reason, where it tells of a play that does not go as it says: the last line, further out than rows.
    var failure: String? {
        guard isPlay, let line = glyphs.last else { return nil }
        return ["", "  "].contains { line.hasPrefix($0 + Self.failureMark) } ? String(line.drop { $0 == " " }) : nil
    }

    /// Lines between the rule and the first row of the film.
    var filmOffset: Int {
        let between = [Layer.styles, .focus, .reading].reduce(0) { $0 + lines(of: $1).count }
        // A blank line and the film's name come before it.
        return glyphs.count + between + 3
    }

    /// Styles of which nothing but the legend tells: the cells that have them share their mark with those of another.
    var unseenStyles: [String] {
        legend.filter { $0.hasPrefix("\(StyleMap.shared) = ") }.dropFirst().map { String($0.dropFirst(4)) }
    }

    // MARK: Lines that mean something

    /// Whether a line begins a block.
    static func isRule(_ line: String) -> Bool { begins(line, with: mark) }

    /// Whether a line is a mark that a merge leaves.
    static func isConflictMark(_ line: String) -> Bool { conflictMarks.contains { begins(line, with: $0) } }

    /// Whether a line begins with a mark. That most lines do not is told by their bytes; taking them apart into characters
    /// takes many times as long, and there are a hundred thousand of them.
    private static func begins(_ line: String, with mark: String) -> Bool {
        line.utf8.starts(with: mark.utf8) && line.hasPrefix(mark)
    }

    /// Whether a line below the styles says what a letter means.
    private static func isOfLegend(_ line: String) -> Bool {
        line.utf8.contains(UInt8(ascii: "=")) && line.contains(" = ")
    }

    // MARK: Rows that look like something else

    private static let escape: Character = "\\"
    /// The beginnings of rules, and of the marks that a merge leaves.
    private static let marks = [mark] + conflictMarks
    /// What rows begin with that would be read as something else.
    private static let beginnings = marks + Layer.allCases.map(\.rawValue)

    /// Whether a row would be read as a rule, a layer's name or the mark of a conflict; one that was written so that it is
    /// not would be taken for that.
    private static func isMistakable(_ row: String) -> Bool {
        // As in what a line begins with, bytes tell of most rows that they are not.
        let bytes = row.utf8.drop { $0 == UInt8(ascii: "\\") }
        guard beginnings.contains(where: { bytes.starts(with: $0.utf8) }) else { return false }
        let text = row.drop { $0 == escape }
        return marks.contains(where: text.hasPrefix) || Layer(rawValue: String(text)) != nil
    }

    /// A row as it is written.
    private static func line(_ row: String) -> String { isMistakable(row) ? String(escape) + row : row }

    /// The row that stands in a line.
    private static func row(writtenAs line: String) -> String {
        line.utf8.first == UInt8(ascii: "\\") && isMistakable(line) ? String(line.dropFirst()) : line
    }

    private static func title(ofRule rule: String) -> String {
        withoutEnd(String(rule.dropFirst(mark.count)))
    }

    /// A title without what ends a rule.
    private static func withoutEnd(_ title: String) -> String {
        title.lastIndex { $0 != "─" && $0 != " " }.map { String(title[...$0]) } ?? ""
    }

    private static func description(of stop: Picture.FocusStop) -> String {
        let cursor = stop.cursor.map { ", cursor \($0.x),\($0.y)" } ?? ""
        return "\(stop.name) at \(stop.frame.place)\(cursor)"
    }
}
