import GomaUI
import TerminalKit

/// A component's name, all its states below each other and beside each other, and the status at the bottom.
final class ContactSheetView: View {
    let tiles = TileGridView()
    let status = StatusBar()
    private let title = Label(foreground: .textPrimary, .bold)
    private let count = Label(foreground: .textSecondary)
    private let line = HairlineView(.horizontal)
    private lazy var head = StackView([title, count], spacing: Spacing.sm)

    override init() {
        super.init()
        let parts: [View] = [head, line, tiles, status]
        parts.forEach(addSubview)
    }

    func show(_ content: ContactSheetContent, selected: Int) {
        title.text = content.component.name
        count.text = content.component.states.count == 1 ? "1 state" : "\(content.component.states.count) states"
        tiles.show(content, selected: selected)
    }

    override func layoutSubviews() {
        let (width, height) = (bounds.width, bounds.height)
        head.frame = Rect(x: 2, y: 0, width: max(0, width - 4), height: 1)
        line.frame = Rect(x: 0, y: 1, width: width, height: 1)
        tiles.frame = Rect(x: 0, y: 2, width: width, height: max(0, height - 3))
        status.frame = Rect(x: 0, y: height - 1, width: width, height: 1)
    }
}
