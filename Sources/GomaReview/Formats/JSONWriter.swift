/// The writer of pictures as data: each cell with its roles and what they look like, the views behind it, the focus order.
@MainActor
package struct JSONWriter {
    private let theme: StyleProvider
    private let depth: ColorDepth
    private var resolver: PaintResolver
    /// References that have come up, which are few in any picture.
    private var known: [ColorReference: JSONText] = [:]

    package init(theme: StyleProvider, depth: ColorDepth = .direct) {
        self.theme = theme
        self.depth = depth
        resolver = PaintResolver(theme, depth: depth)
    }

    /// One picture as a document.
    package mutating func lines(of picture: Picture) -> [String] {
        JSONText.object(head + about(picture.component) + [("picture", json(picture))]).lines
    }

    /// A component with several pictures as a document.
    mutating func lines(of component: ComponentDescriptor, pictures: [Picture]) -> [String] {
        let list = pictures.map { json($0) }
        return JSONText.object(head + about(component) + [("pictures", .array(list))]).lines
    }

    /// Several windows of a page as a document.
    /// - Parameter page: what they are of.
    mutating func lines(of page: String, pictures: [ScreenPicture]) -> [String] {
        let list = pictures.map {
            JSONText.object([("title", .string($0.title))] + seen($0.surface, $0.focusOrder, $0.reading, $0.tree))
        }
        return JSONText.object(head + [("page", .string(page)), ("pictures", .array(list))]).lines
    }

    private var head: [(String, JSONText)] {
        [
            ("generator", .string("gomaui")),
            (
                "theme",
                .object([
                    ("name", .string(theme.name)), ("title", .string(theme.title)),
                    ("appearance", .string(theme.appearance.rawValue)), ("colors", .string(depth.rawValue)),
                    ("ground", .string(resolver.page.hex)), ("text", .string(resolver.ink.hex)),
                ])
            ),
        ]
    }

    private func about(_ component: ComponentDescriptor) -> [(String, JSONText)] {
        [
            ("component", .string(component.id)), ("view", .string(component.viewName)),
            ("category", .string(component.category.rawValue)), ("subcategory", .string(component.subcategory)),
        ]
    }

    private mutating func json(_ picture: Picture) -> JSONText {
        .object(
            [
                ("state", .string(picture.state.name)), ("offeredWidth", .integer(picture.width)),
                ("time", .string(TimeParser.text(picture.time))),
            ] + seen(picture.surface, picture.focusOrder, picture.reading, picture.tree))
    }

    /// Size, rows and cells, and what they do not show.
    private mutating func seen(
        _ surface: Surface, _ focusOrder: [Picture.FocusStop], _ reading: [String], _ tree: ViewNode?
    ) -> [(String, JSONText)] {
        let rows = (0..<surface.size.height).map { y in
            JSONText.array(
                surface.row(y).enumerated().compactMap { x, cell in cell.isContinuation ? nil : json(cell, x: x) })
        }
        return [
            ("width", .integer(surface.size.width)), ("height", .integer(surface.size.height)),
            ("rows", .array(surface.rows.map { .string($0) })), ("cells", .array(rows)),
            ("focus", .array(focusOrder.map(json))), ("reading", .array(reading.map { .string($0) })),
            ("tree", tree.map { json($0) } ?? .null),
        ]
    }

    private mutating func json(_ cell: Cell, x: Int) -> JSONText {
        .object([
            ("x", .integer(x)), ("cluster", .string(cell.cluster.string)), ("width", .integer(Int(cell.width))),
            ("foreground", json(cell.foreground)), ("background", json(cell.background)),
            ("attributes", .array(cell.attributes.names.map { .string($0) })),
        ])
    }

    private mutating func json(_ reference: ColorReference) -> JSONText {
        if let text = known[reference] { return text }
        let text = JSONText.object([
            ("role", .string(StyleMap.name(of: reference))),
            ("color", .string(orNull: resolver.color(of: reference)?.hex)),
        ])
        known[reference] = text
        return text
    }

    private func json(_ stop: Picture.FocusStop) -> JSONText {
        .object([
            ("name", .string(stop.name)), ("identifier", .string(orNull: stop.identifier)), ("frame", json(stop.frame)),
            ("cursor", stop.cursor.map { .object([("x", .integer($0.x)), ("y", .integer($0.y))]) } ?? .null),
        ])
    }

    private func json(_ view: ViewNode) -> JSONText {
        var members: [(String, JSONText)] = [
            ("type", .string(view.type)), ("identifier", .string(orNull: view.identifier)),
            ("frame", json(view.frame)), ("label", .string(orNull: view.label)),
            ("text", .string(orNull: view.text)), ("value", .string(orNull: view.value)),
            ("hidden", .bool(view.isHidden)), ("focusable", .bool(view.canBecomeFocused)),
        ]
        if !view.children.isEmpty { members.append(("children", .array(view.children.map(json)))) }
        return .object(members)
    }

    private func json(_ rect: Rect) -> JSONText {
        .object([
            ("x", .integer(rect.minX)), ("y", .integer(rect.minY)), ("width", .integer(rect.width)),
            ("height", .integer(rect.height)),
        ])
    }
}
