/// The writer of recordings as pictures that move: one SVG that plays by itself, from a file, wherever a picture can stand.
///
/// Each row is a strip of what it shows in the course of the run, each once, which a rule moves behind a window of one row; so
/// nothing is written again that comes back, and nothing that stays. Whoever asks for less motion sees the first frame.
package struct AnimatedSVGWriter {
    private let theme: StyleProvider
    private let depth: ColorDepth

    /// How long the end stays before it begins again.
    private static let rest = Duration.seconds(3)
    /// From one picture of a strip to the next, so far that none is seen beside another.
    private static let stride = 2 * CellShape.height
    /// What a window shows above and below its row, so that no seam is seen between rows where the picture is scaled.
    private static let overlap = 0.5

    /// - Parameter theme: colours the frames that say nothing of another.
    package init(theme: StyleProvider, depth: ColorDepth = .direct) {
        self.theme = theme
        self.depth = depth
    }

    /// What a strip shows from a moment on.
    private struct Row: Hashable {
        let theme: Int
        let cells: [Cell]
        let cursor: Int?
    }

    /// The pictures of a row, and when each is on show.
    private struct Strip {
        private(set) var rows: [Row] = []
        private(set) var course: [(time: Duration, place: Int)] = []
        private var places: [Row: Int] = [:]

        mutating func show(_ row: Row, from time: Duration) {
            let place = places[row] ?? rows.count
            guard place != course.last?.place else { return }
            if place == rows.count {
                rows.append(row)
                places[row] = place
            }
            course.append((time, place))
        }
    }

    /// The document's lines.
    package func lines(of recording: PlayRecording) -> [String] {
        let size = recording.size
        var themes: [StyleProvider] = []
        var pages: [(time: Duration, place: Int)] = []
        var strips = Array(repeating: Strip(), count: size.height)
        for moment in recording.moments {
            let theme = moment.frame.theme ?? theme
            let place = themes.firstIndex(of: theme) ?? themes.count
            if place == themes.count { themes.append(theme) }
            if pages.last?.place != place { pages.append((moment.time, place)) }
            let surface = moment.frame.surface
            for y in 0..<size.height {
                let cells = y < surface.size.height ? Array(surface.row(y)) : []
                let cursor = moment.frame.cursor.flatMap { $0.y == y ? $0.x : nil }
                strips[y].show(Row(theme: place, cells: cells, cursor: cursor), from: moment.time)
            }
        }
        let length = recording.length + Self.rest
        let width = Double(size.width) * CellShape.width + 2 * SVGParts.margin
        let caption = recording.chapters.isEmpty ? 0 : CellShape.height * 1.5
        let height = Double(size.height) * CellShape.height + 2 * SVGParts.margin + caption
        var looks = themes.map { _ in LookTable() }
        let body = strips.enumerated().flatMap { y, strip in
            lines(of: strip, at: y, width: width, looks: &looks)
        }
        return SVGParts.head(width: width, height: height, title: recording.title)
            + ["<style>"] + SVGParts.rules + rules(of: themes, looks: looks, pages: pages, over: length)
            + strips.enumerated().compactMap { y, strip in rule(of: strip, named: "r\(y)", over: length) }
            + [
                "</style>",
                "<rect class=\"page m\" width=\"\(Markup.number(width))\" height=\"\(Markup.number(height))\"/>",
            ]
            + body + captions(of: recording, y: height - SVGParts.margin - CellShape.height, over: length) + ["</svg>"]
    }

    // MARK: Rules

    private func rules(
        of themes: [StyleProvider], looks: [LookTable], pages: [(time: Duration, place: Int)], over length: Duration
    ) -> [String] {
        let resolvers = themes.map { PaintResolver($0, depth: depth) }
        return [
            ".m{animation:\(Self.seconds(length))s step-end infinite}",
            "@media (prefers-reduced-motion:reduce){.m{animation:none!important}}",
            ".page{fill:\((resolvers.first?.page ?? RGBColor(0x000000)).hex);animation-name:page}",
            Self.keyframes("page", pages, over: length) { "fill:\(resolvers[$0].page.hex)" },
            ".h{color:\((resolvers.first?.ink ?? RGBColor(0xFFFFFF)).hex);animation-name:ink;opacity:.7}",
            Self.keyframes("ink", pages, over: length) { "color:\(resolvers[$0].ink.hex)" },
        ]
            + themes.indices.flatMap { place in
                [".a\(place){color:\(resolvers[place].ink.hex)}"]
                    + looks[place].rules(theme: themes[place], depth: depth, scope: ".a\(place) ")
            }
    }

    private func rule(of strip: Strip, named name: String, over length: Duration) -> String? {
        guard strip.rows.count > 1 else { return nil }
        return Self.keyframes(name, strip.course, over: length, declaration: Self.showing)
    }

    /// Moves a strip to one of its pictures.
    private static func showing(_ place: Int) -> String {
        "transform:translateY(\(Markup.number(-Double(place) * stride))px)"
    }

    private static func keyframes(
        _ name: String, _ course: [(time: Duration, place: Int)], over length: Duration, declaration: (Int) -> String
    ) -> String {
        "@keyframes \(name){"
            + course.map { "\(percent($0.time, of: length)){\(declaration($0.place))}" }.joined() + "}"
    }

    // MARK: Rows

    private func lines(of strip: Strip, at y: Int, width: Double, looks: inout [LookTable]) -> [String] {
        let pictures = strip.rows.enumerated().compactMap { place, row in
            picture(of: row, y: Double(place) * Self.stride, looks: &looks)
        }
        guard !pictures.isEmpty else { return [] }
        let motion = strip.rows.count > 1 ? " class=\"m\" style=\"animation-name:r\(y)\"" : ""
        let n = Markup.number
        let top = SVGParts.margin + Double(y) * CellShape.height - Self.overlap
        let height = CellShape.height + 2 * Self.overlap
        return [
            "<svg y=\"\(n(top))\" width=\"\(n(width))\" height=\"\(n(height))\" viewBox=\"0 \(n(-Self.overlap)) \(n(width)) \(n(height))\">",
            "<g\(motion)>",
        ] + pictures + ["</g></svg>"]
    }

    private func picture(of row: Row, y: Double, looks: inout [LookTable]) -> String? {
        var surface = Surface(size: Size(width: row.cells.count, height: 1))
        for (x, cell) in row.cells.enumerated() { surface[x, 0] = cell }
        var parts = PictureLayer.elements(of: surface, x: SVGParts.margin, y: y, looks: &looks[row.theme])
        if let cursor = row.cursor {
            let x = SVGParts.margin + Double(cursor) * CellShape.width
            parts.append(
                "<path opacity=\".6\" d=\"M\(Markup.number(x)) \(Markup.number(y))h\(Markup.number(CellShape.width))"
                    + "v\(Markup.number(CellShape.height))h\(Markup.number(-CellShape.width))Z\"/>")
        }
        if let text = SVGParts.text(of: row.cells[...], y: y, looks: &looks[row.theme]) { parts.append(text) }
        return parts.isEmpty ? nil : "<g class=\"a\(row.theme)\">\(parts.joined())</g>"
    }

    // MARK: Chapters

    private func captions(of recording: PlayRecording, y: Double, over length: Duration) -> [String] {
        guard !recording.chapters.isEmpty else { return [] }
        let (x, baseline) = (Markup.number(SVGParts.margin), SVGParts.baseline)
        let texts = recording.chapters.enumerated().map { place, chapter in
            "<text x=\"\(x)\" y=\"\(Markup.number(Double(place + 1) * Self.stride + baseline))\">"
                + "\(Markup.escaped(TextGate.sanitized(chapter.title)))</text>"
        }
        let course =
            [(time: Duration.zero, place: 0)]
            + recording.chapters.enumerated().map { place, chapter in (time: chapter.time, place: place + 1) }
        let rule = Self.keyframes("chapters", course, over: length, declaration: Self.showing)
        return [
            "<style>\(rule)</style>",
            "<svg y=\"\(Markup.number(y))\" width=\"100%\" height=\"\(Markup.number(CellShape.height))\">",
            "<g class=\"m h\"><g class=\"m\" style=\"animation-name:chapters\">",
        ] + texts + ["</g></g></svg>"]
    }

    // MARK: Numbers

    /// A moment as a share of the whole, to a thousandth of a percent.
    private static func percent(_ time: Duration, of length: Duration) -> String {
        let share = Int((time / length * 100_000).rounded())
        return "\(share / 1000).\((share % 1000).padded(to: 3))%"
    }

    private static func seconds(_ duration: Duration) -> String { Markup.number(duration / .seconds(1)) }
}
