/// A component in its place on a page: as wide as it may be, with blank rows above it and blank columns beside it.
package final class PagePartView: View {
    private let component: View
    private let lie: PartLie
    /// What tells it from the other parts of its page.
    package let name: String
    /// What tells it from them also where others stand above it by then; `nil` where its name does.
    let signature: String?
    /// What handlers call it; `nil` where none does.
    package let id: String?
    /// The way to what it shows; `nil` for one with a state of its own.
    package let path: String?

    init(
        _ component: View, named name: String, signed signature: String? = nil, lying lie: PartLie, id: String? = nil,
        path: String? = nil
    ) {
        self.component = component
        self.lie = lie
        self.name = name
        self.signature = signature
        self.id = id
        self.path = path
        super.init()
        addSubview(component)
    }

    package override func sizeThatFits(_ proposal: Size) -> Size {
        let size = componentSize(in: proposal.width)
        return Size(
            width: size.width + 2 * lie.inset(in: proposal.width),
            height: size.height == 0 ? 0 : size.height + (lie.gap ?? 0))
    }

    /// Rows up to which a part comes into view as a whole when the focus does: the words below a slider too.
    private static let mostRevealed = 8

    package override func reveal(_ rect: Rect) {
        if bounds.height <= Self.mostRevealed { super.reveal(bounds) }
        super.reveal(rect)
    }

    package override func layoutSubviews() {
        let size = componentSize(in: bounds.width)
        component.frame = Rect(
            origin: Point(x: lie.offset(of: size.width, in: bounds.width), y: lie.gap ?? 0), size: size)
    }

    private func componentSize(in available: Int) -> Size {
        ComponentRenderer.fittingSize(of: component, width: lie.width(in: available))
    }
}

extension PagePartView: PageEdges {
    func edge(_ edge: PageEdge, in width: Int) -> [Set<LayoutTrait>] { lie.traits(at: edge) }
}
