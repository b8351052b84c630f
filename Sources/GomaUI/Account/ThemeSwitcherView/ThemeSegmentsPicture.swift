/// The words of all themes in their segments, in one look.
@MainActor
struct ThemeSegmentsPicture {
    /// What stands in the segments, in the order of `places`.
    private let texts: [DisplayText]
    private let places: [Rect]
    private let ellipsis: DisplayText

    /// All segments show mark and word where the longest has room, else words, else marks.
    init(_ modes: [ThemeMode], in places: [Rect], environment: ViewEnvironment, glyphs: Glyphs) {
        let words = modes.map { environment.text($0.look.title) }
        let icons = modes.map { $0.look.icon.text(in: glyphs) }
        let wordings = [zip(icons, words).map { "\($0) \($1)" }, words, icons].map { $0.map { DisplayText($0) } }
        // A column at each end of a segment is kept for the block's ends.
        let room = (places.map(\.width).min() ?? 0) - 2
        texts = wordings.first { $0.allSatisfy { $0.width <= room } } ?? wordings[2]
        self.places = places
        ellipsis = glyphs.ellipsis
    }

    func draw(in painter: Painter, style: TextStyle) {
        for (text, place) in zip(texts, places) {
            let text = text.truncated(to: max(0, place.width - 1), ellipsis: ellipsis)
            let x = place.minX + text.offset(in: place.width, alignment: .center)
            painter.draw(text, at: Point(x: x, y: place.minY), style: style)
        }
    }
}
