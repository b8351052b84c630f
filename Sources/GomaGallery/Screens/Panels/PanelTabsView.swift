/// The names of all panels, the open one marked; a click on another opens that. Where there is no room for all, the open
/// one stands alone.
final class PanelTabsView: View {
    private let current: PanelKind
    private let words: GalleryWords
    /// Told the panel whose name was clicked.
    var onSelect: ((PanelKind) -> Void)?

    private static let gap = 1

    init(_ current: PanelKind, words: GalleryWords) {
        self.current = current
        self.words = words
        super.init()
        accessibilityLabel = words.text(current.title)
    }

    override func sizeThatFits(_ proposal: Size) -> Size {
        Size(width: min(wholeWidth, proposal.width), height: 1)
    }

    /// Columns of all names.
    var wholeWidth: Int { tabs(of: PanelKind.allCases).last?.columns.upperBound ?? 0 }

    override func draw(in painter: Painter) {
        for tab in tabs {
            let isOpen = tab.kind == current
            let style = isOpen ? TextStyle(.textPrimary, [.bold, .underline]) : TextStyle(.textSecondary)
            let title = DisplayText(words.text(tab.kind.title)).truncated(to: bounds.width, ellipsis: glyphs.ellipsis)
            painter.draw(title, at: Point(x: tab.columns.lowerBound, y: 0), style: style)
        }
    }

    override func handle(_ mouse: MouseEvent) -> Bool {
        guard case .press(.left) = mouse.action,
            let tab = tabs.first(where: { $0.columns.contains(mouse.location.x) })
        else { return false }
        if tab.kind != current { onSelect?(tab.kind) }
        return true
    }

    private typealias Tab = (kind: PanelKind, columns: Range<Int>)

    private var tabs: [Tab] {
        let all = tabs(of: PanelKind.allCases)
        return all.last.map { $0.columns.upperBound > bounds.width } ?? true ? tabs(of: [current]) : all
    }

    private func tabs(of kinds: [PanelKind]) -> [Tab] {
        var x = 0
        return kinds.map { kind in
            let columns = x..<x + DisplayText(words.text(kind.title)).width
            x = columns.upperBound + Self.gap
            return (kind, columns)
        }
    }
}
