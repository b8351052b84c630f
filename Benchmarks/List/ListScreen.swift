import TerminalKit

/// A list of 140 rows between two bars, as small as a program that people use may be: what this library costs, whatever is
/// built with it. Down goes on, after the last row to the first; `t` changes the theme, and `q` quits.
public final class ListScreen: ViewController, ListViewDataSource {
    public var onThemeChange: (() -> Void)?
    public var onQuit: (() -> Void)?

    private let header = BarView(" A list of rows")
    private let list = ListView()
    private let footer = BarView(" ↓ on   t theme   q quit")

    public var rowCount: Int { 140 }

    /// The row below the title.
    public var firstVisibleRow: Int { list.firstVisibleRow }

    /// A window of the list.
    public static func makeWindow(_ screen: ListScreen, size: Size) -> Window {
        Window(size: size, root: screen, background: .role(.ground))
    }

    public func view(forRow row: Int, reusing view: View?) -> View {
        let view = view as? RowView ?? RowView()
        view.show(row)
        return view
    }

    public override func loadView() -> View {
        let view = View()
        [header, list, footer].forEach(view.addSubview)
        for (bar, edge) in [(header, true), (footer, false)] {
            bar.layout {
                $0.horizontal.equal(to: view)
                $0.height.equal(to: 1)
                if edge { $0.top.equal(to: view) } else { $0.bottom.equal(to: view) }
            }
        }
        list.layout {
            $0.horizontal.equal(to: view)
            $0.top.equal(to: header.bottomAnchor)
            $0.bottom.equal(to: footer.topAnchor)
        }
        return view
    }

    public override func viewDidLoad() {
        header.right.text = "\(rowCount) rows "
        list.selectionForeground = .role(.selectionText)
        list.selectionBackground = .role(.selectionGround)
        list.selectionAttributes = []
        list.focusStyle = TextStyle(.mark)
        list.dataSource = self
        list.onSelectionChange = { [weak self] in self?.showPlace(of: $0) }
        showPlace(of: 0)
    }

    public override func viewWillAppear() { window?.focus(list) }

    public override func handle(_ key: KeyEvent) -> Bool {
        switch key {
        case KeyEvent(.down):
            list.selectedRow = 0
            showPlace(of: 0)
        case KeyEvent(.character("t")): onThemeChange?()
        case KeyEvent(.character("q")): onQuit?()
        default: return false
        }
        return true
    }

    private func showPlace(of row: Int) { footer.right.text = "\(row + 1)/\(rowCount) " }
}

/// A text at either end of a row.
private final class BarView: View {
    let right = Label(foreground: .barText)

    init(_ text: String) {
        super.init()
        let left = Label(foreground: .barText)
        left.text = text
        background = .role(.barGround)
        for (label, isLeft) in [(left, true), (right, false)] {
            addSubview(label)
            label.layout {
                $0.top.equal(to: self)
                if isLeft { $0.leading.equal(to: self) } else { $0.trailing.equal(to: self) }
            }
        }
    }
}

/// A row: its number, a name, a kind, and a pill.
private final class RowView: View {
    private let number = Label(foreground: .quietText, alignment: .trailing)
    private let name = Label(foreground: .text)
    private let kind = Label(foreground: .quietText)
    private let pill = Label(foreground: .pillText)

    private static let statuses = [" open", " live", " new", " over"]
    private static let firsts = ["Early", "Fast", "Great", "High", "Inner", "Just", "Known", "Long", "Main", "Near"]
    private static let seconds = [
        "accounts", "bets", "cards", "drafts", "events", "fields", "games", "hints", "items", "keys", "lists", "marks",
        "notes", "odds",
    ]
    private static let kinds = ["Football", "Tennis", "Casino", "Wallet", "Bonus", "Profile", "Search"]

    override init() {
        super.init()
        [number, name, kind, pill].forEach(addSubview)
    }

    func show(_ row: Int) {
        let status = (row + row / 10) % Self.statuses.count
        number.text = String(row + 1)
        name.text = "\(Self.firsts[row % 10]) \(Self.seconds[row / 10])"
        kind.text = Self.kinds[row % Self.kinds.count]
        pill.text = Self.statuses[status]
        pill.background = .role(.pillGround(status))
    }

    override func layoutSubviews() {
        number.frame = Rect(x: 1, y: 0, width: 3, height: 1)
        name.frame = Rect(x: 6, y: 0, width: 40, height: 1)
        kind.frame = Rect(x: 46, y: 0, width: 20, height: 1)
        pill.frame = Rect(x: 66, y: 0, width: 8, height: 1)
    }
}
