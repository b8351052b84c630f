/// A picture that knows which of its cells belong to which part of the component.
@MainActor
package struct PartedPicture {
    /// A part that can be seen.
    struct Part: Equatable {
        /// The name, and a number where several have it.
        let name: String
        /// What the views around let be seen of it.
        let frame: Rect
    }

    package let surface: Surface
    let drawn: DrawnPicture
    let parts: [Part]
    /// The place in ``parts`` of the part that each cell belongs to, row by row.
    let owners: [Int]
    let reading: [String]
    let focus: [String]

    /// Draws a component in one state.
    package init(_ component: ComponentDescriptor, stateAt index: Int, options: RenderOptions = RenderOptions()) {
        self.init(
            component.instance(stateAt: index, in: options.environment.standingStill),
            width: options.width ?? component.defaultWidth, at: options.time)
    }

    /// Draws a component at work, whose time line goes on by some time before that.
    package init(_ instance: ComponentInstance, width: Int, at time: Duration = .zero) {
        instance.environment.scheduler.advance(by: time)
        let window = ComponentRenderer.hosting(instance, width: width)
        window.update()
        self.init(of: instance.view, drawnOn: window.surface)
    }

    /// - Parameters:
    ///   - view: a component's view, laid out in its window.
    ///   - surface: what the window has drawn.
    init(of view: View, drawnOn surface: Surface) {
        let place = view.visibleRect
        let names = PartNames(of: view)
        var parts: [Part] = []
        var owners = [Int](repeating: 0, count: place.area)
        var uses: [String: Int] = [:]
        func add(_ view: View) {
            let rect = view.visibleRect.offset(x: -place.minX, y: -place.minY)
            guard !view.isHidden, !rect.isEmpty else { return }
            let name = names.name(of: view)
            uses[name, default: 0] += 1
            let count = uses[name, default: 1]
            for y in rect.minY..<rect.maxY {
                for x in rect.minX..<rect.maxX { owners[y * place.width + x] = parts.count }
            }
            parts.append(Part(name: count == 1 ? name : "\(name) \(count)", frame: rect))
            for subview in view.drawingOrder { add(subview) }
        }
        add(view)
        self.surface = surface.cropped(to: place)
        drawn = DrawnPicture(self.surface)
        self.parts = parts
        self.owners = owners
        reading = ReadingText.lines(of: view)
        focus = view.focusableViews.map { String(nameOf: $0) }
    }

    /// A part's own cells by their places in it, with its border apart.
    func cells(ofPart index: Int) -> (inside: [Point: DrawnCell], border: [Point: DrawnCell]) {
        let frame = parts[index].frame
        let hasLetters = hasBorderOfLetters(frame)
        var (inside, border): ([Point: DrawnCell], [Point: DrawnCell]) = ([:], [:])
        for y in frame.minY..<frame.maxY {
            for x in frame.minX..<frame.maxX where owners[y * surface.size.width + x] == index {
                let cell = drawn[x, y]
                let place = Point(x: x - frame.minX, y: y - frame.minY)
                let isEdge = x == frame.minX || x == frame.maxX - 1 || y == frame.minY || y == frame.maxY - 1
                if isEdge, Self.isLine(cell.text) || hasLetters && Self.edgeLetters.contains(cell.text) {
                    border[place] = cell
                } else {
                    inside[place] = cell
                }
            }
        }
        return (inside, border)
    }

    /// What borders are drawn with in ASCII, corners first.
    private static let cornerLetters: Set<String> = ["+", "#", "."]
    private static let edgeLetters = cornerLetters.union(["-", "|", "=", ":"])

    /// Whether a frame has ASCII corners, so that the letters along its edges are its border.
    private func hasBorderOfLetters(_ frame: Rect) -> Bool {
        guard frame.width > 1, frame.height > 1 else { return false }
        let corners = [frame.minX, frame.maxX - 1].flatMap { x in
            [frame.minY, frame.maxY - 1].map { drawn[x, $0].text }
        }
        return Set(corners).count == 1 && corners.allSatisfy(Self.cornerLetters.contains)
    }

    /// Lines and corners.
    private static func isLine(_ text: String) -> Bool {
        guard let scalar = text.unicodeScalars.first else { return false }
        return (0x2500...0x257F).contains(scalar.value)
    }
}
