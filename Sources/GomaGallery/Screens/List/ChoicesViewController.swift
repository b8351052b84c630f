import GomaUI
import TerminalKit

/// A sheet with a list from which one row is chosen; what is typed filters it.
final class ChoicesViewController: ViewController {
    private let title: String
    private let rows: [GalleryRow]
    private let list = GalleryListView()
    private let onChoose: (GalleryRow) -> Void
    private let onClose: () -> Void

    private static let width = 48

    init(
        _ title: String, _ rows: [GalleryRow], onChoose: @escaping (GalleryRow) -> Void, onClose: @escaping () -> Void
    ) {
        self.title = title
        self.rows = rows
        self.onChoose = onChoose
        self.onClose = onClose
        super.init()
    }

    override func loadView() -> View {
        let sheet = View()
        sheet.border = .light
        sheet.borderStyle = TextStyle(.separatorLine)
        sheet.background = .role(.backgroundTertiary)
        let head = Label(title, foreground: .textPrimary, .bold)
        sheet.addSubview(head)
        sheet.addSubview(list)
        head.layout { $0.horizontal.equal(to: sheet, insetBy: Spacing.xs) }
        head.layout { $0.top.equal(to: sheet) }
        list.layout { $0.horizontal.equal(to: sheet, insetBy: Spacing.xs) }
        list.layout { $0.top.equal(to: head.bottomAnchor) }
        list.layout { $0.bottom.equal(to: sheet) }
        list.isFilterPinned = true
        list.onActivate = { [weak self] in self?.onChoose($0) }
        list.show(rows)
        return sheet
    }

    override func viewWillAppear() {
        if let current = rows.first(where: \.isCurrent) { list.select(id: current.id) }
        window?.update()
        window?.focus(list.initialFocus)
    }

    override func preferredSheetSize(in size: Size) -> Size {
        Size(width: min(Self.width, size.width), height: min(rows.count + 4, size.height))
    }

    override func handle(_ key: KeyEvent) -> Bool {
        if key == KeyEvent(.escape) { onClose() }
        return true
    }
}
