/// A component on a ground that it must cover, inside a ring of cells that it must not touch.
@MainActor
final class FramedComponent {
    /// Something wrong; of one kind, the first is enough to know.
    struct Defect {
        enum Kind { case ring, cell, layout, height, reach, overlap }

        let kind: Kind
        /// Cell of the component.
        var place: Point?
        let words: String
    }

    private let component: View
    private let host: Host
    private let window: Window
    private var offered = 0
    private(set) var size: Size?

    private static let untouched = ColorReference.rgb(RGBColor(0x123456))
    private static let ring = Cell(cluster: Cluster("%" as Unicode.Scalar), background: untouched)

    init(_ component: View, glyphs: Glyphs) {
        self.component = component
        host = Host(component)
        window = Window(
            size: Size(width: 2, height: 2), root: ViewController(showing: host), glyphs: glyphs,
            background: Self.untouched)
    }

    /// Offers the component some columns and lays it out; `false` where it takes no other size than before.
    func resize(toOffered width: Int) -> Bool {
        let size = ComponentRenderer.fittingSize(of: component, width: width)
        offered = width
        guard size != self.size else { return false }
        self.size = size
        host.componentSize = size
        host.layoutIfNeeded()
        return true
    }

    /// What the layout could not satisfy, and parts that it left outside.
    func defectsOfFrames() -> [Defect] { layoutDefects() + reachDefects(of: parts) }

    /// What was drawn last, without the ring around it.
    var picture: Surface { window.surface.cropped(to: component.frame) }

    /// Draws in the room that the component wants now.
    func draw() {
        _ = resize(toOffered: offered)
        window.resize(to: Size(width: host.componentSize.width + 2, height: host.componentSize.height + 2))
        window.update()
    }

    /// Draws, and tells everything wrong with what is then shown and how its parts lie.
    func defects() -> [Defect] {
        let drawn = defectsOfDrawing()
        guard !component.frame.isEmpty else { return drawn }
        let parts = parts
        return drawn + lastRowDefects(in: window.surface) + reachDefects(of: parts) + heightDefects()
            + overlapDefects(of: parts)
    }

    /// Draws, and tells what is wrong with the cells, and what the layout could not satisfy.
    func defectsOfDrawing() -> [Defect] {
        let cells = defectsOfCells()
        return component.frame.isEmpty ? [] : cells + layoutDefects()
    }

    /// Draws, and tells what is wrong with the cells, and texts that lie over others.
    func defectsOfTexts() -> [Defect] { defectsOfCells() + overlapDefects(of: parts) }

    /// Draws, and tells what is wrong with the cells.
    private func defectsOfCells() -> [Defect] {
        draw()
        let area = component.frame
        guard !area.isEmpty else { return [] }
        let cell = window.surface.defect(in: area).map {
            Defect(kind: .cell, place: inComponent($0.place), words: $0.words)
        }
        return ringDefects(in: window.surface) + [cell].compactMap(\.self)
    }

    private func layoutDefects() -> [Defect] { component.layoutWords.map { Defect(kind: .layout, words: $0) } }

    private func inComponent(_ place: Point) -> Point {
        Point(x: place.x - component.frame.minX, y: place.y - component.frame.minY)
    }

    private func ringDefects(in surface: Surface) -> [Defect] {
        guard let place = Self.firstOutside(in: surface) else { return [] }
        return [Defect(kind: .ring, place: inComponent(place), words: "draws outside its bounds")]
    }

    /// The first cell of the ring that something has been drawn on, along the rows and then down the columns.
    private static func firstOutside(in surface: Surface) -> Point? {
        let (right, bottom) = (surface.size.width - 1, surface.size.height - 1)
        let edges =
            (0...right).flatMap { [Point(x: $0, y: 0), Point(x: $0, y: bottom)] }
            + (0...bottom).flatMap { [Point(x: 0, y: $0), Point(x: right, y: $0)] }
        return edges.first { surface[$0.x, $0.y] != ring }
    }

    /// All rows belong to the component, if it is wide enough for a border.
    private func lastRowDefects(in surface: Surface) -> [Defect] {
        let area = component.frame
        let last = surface.row(area.maxY - 1).dropFirst().prefix(area.width)
        let isEmpty = last.allSatisfy { $0.background == Self.untouched && $0.cluster == .space && $0.width == 1 }
        guard area.width > 1, isEmpty else { return [] }
        let place = Point(x: 0, y: area.height - 1)
        return [Defect(kind: .height, place: place, words: "reports \(area.height) rows and leaves the last empty")]
    }

    /// A component wants as many rows in the columns it takes as in those it was offered.
    private func heightDefects() -> [Defect] {
        let area = component.frame
        let again = component.measure(Size(width: area.width, height: View.unbounded)).height
        guard again != area.height else { return [] }
        let words = "wants \(area.height) rows when offered \(offered) columns, and \(again) in those it takes"
        return [Defect(kind: .height, words: words)]
    }

    /// Nothing inside reaches out of the component, where it would be cut; what scrolls may.
    private func reachDefects(of parts: [Part]) -> [Defect] {
        for (view, place) in parts where place.intersection(component.frame) != place {
            let words = "\(String(nameOf: view)) reaches out of the component and is cut"
            return [Defect(kind: .reach, place: inComponent(place.origin), words: words)]
        }
        return []
    }

    private func overlapDefects(of parts: [Part]) -> [Defect] {
        let texts = parts.compactMap { part in
            (part.view as? Label).flatMap { label in Self.textArea(of: label, at: part.place).map { (label, $0) } }
        }
        for (index, (label, area)) in texts.enumerated() {
            for (other, otherArea) in texts[..<index] where area.intersects(otherArea) {
                let place = inComponent(area.intersection(otherArea).origin)
                return [Defect(kind: .overlap, place: place, words: "\"\(label.text)\" lies over \"\(other.text)\"")]
            }
        }
        return []
    }

    /// Where the text of a label at a place stands, in the window.
    private static func textArea(of label: Label, at place: Rect) -> Rect? {
        guard !label.text.isEmpty else { return nil }
        guard label.maximumLines == 1 else { return place }
        let text = DisplayText(label.text).truncated(to: place.width, ellipsis: label.glyphs.ellipsis)
        let x = text.offset(in: place.width, alignment: label.alignment)
        return Rect(x: place.minX + x, y: place.minY, width: text.width, height: 1)
    }

    /// A view that is shown, and where in the window.
    private typealias Part = (view: View, place: Rect)

    /// Views that are shown, but for those inside scrolling ones.
    private var parts: [Part] {
        var parts: [Part] = []
        Self.collect(component, at: component.convertToWindow(component.bounds), into: &parts)
        return parts
    }

    private static func collect(_ view: View, at place: Rect, into parts: inout [Part]) {
        guard !view.isHidden, !place.isEmpty else { return }
        parts.append((view, place))
        guard !(view is ScrollView), !(view is ListView) else { return }
        for part in view.subviews {
            collect(part, at: part.frame.offset(x: place.minX, y: place.minY), into: &parts)
        }
    }

    private final class Host: View {
        private let component: View
        var componentSize = Size.zero { didSet { setNeedsLayout() } }

        init(_ component: View) {
            self.component = component
            super.init()
            addSubview(component)
        }

        override func layoutSubviews() { component.frame = Rect(origin: Point(x: 1, y: 1), size: componentSize) }

        override func draw(in painter: Painter) {
            let style = TextStyle(foreground: .terminalDefault, background: FramedComponent.untouched)
            let (right, bottom) = (bounds.maxX - 1, bounds.maxY - 1)
            for edge in [
                Rect(x: 0, y: 0, width: right + 1, height: 1), Rect(x: 0, y: bottom, width: right + 1, height: 1),
                Rect(x: 0, y: 0, width: 1, height: bottom + 1), Rect(x: right, y: 0, width: 1, height: bottom + 1),
            ] {
                painter.fill(edge, with: DisplayText("%"), style: style)
            }
        }
    }
}
