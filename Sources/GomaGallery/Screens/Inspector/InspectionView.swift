/// The overlay of a component that is inspected: outlines a view, marks a cell, and takes clicks in place of the component.
///
/// The outline gives the cells along a view's edge another look and leaves what they say; only cells of the old and the
/// new outline are drawn again.
final class InspectionView: View {
    private(set) var inspection = Inspection()
    /// Told the cell that was clicked.
    var onClick: ((Point) -> Void)?
    /// Called when what lies below may look different, or lie elsewhere.
    var onComponentChange: (() -> Void)?

    func show(_ inspection: Inspection) {
        guard inspection != self.inspection else { return }
        for rect in rects { setNeedsDisplay(in: rect) }
        self.inspection = inspection
        for rect in rects { setNeedsDisplay(in: rect) }
    }

    /// The cells that are marked.
    private var rects: [Rect] { edges + [inspection.cell].compactMap(\.self) }

    /// The four edges of the outline, as far as they can be seen.
    private var edges: [Rect] {
        guard let outline = inspection.outline, !outline.isEmpty else { return [] }
        let rows = outline.height > 2 ? outline.height - 2 : 0
        let edges = [
            Rect(x: outline.minX, y: outline.minY, width: outline.width, height: 1),
            Rect(x: outline.minX, y: outline.maxY - 1, width: outline.width, height: 1),
            Rect(x: outline.minX, y: outline.minY + 1, width: 1, height: rows),
            Rect(x: outline.maxX - 1, y: outline.minY + 1, width: 1, height: rows),
        ]
        return edges.map { $0.intersection(inspection.visible) }.filter { !$0.isEmpty }
    }

    override func draw(in painter: Painter) {
        for edge in edges {
            painter.restyle(edge, foreground: .role(.highlightPrimaryContrast), background: .role(.highlightPrimary))
        }
        guard let cell = inspection.cell else { return }
        painter.restyle(
            cell, foreground: .role(.highlightSecondaryContrast), background: .role(.highlightSecondary),
            adding: [.bold, .underline])
    }

    override func handle(_ mouse: MouseEvent) -> Bool {
        guard case .press(.left) = mouse.action, let onClick else { return false }
        onClick(mouse.location)
        return true
    }
}
