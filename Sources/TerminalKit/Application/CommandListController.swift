/// All that can be done where one is, in a sheet: typing finds, Enter does it, Esc leaves all as it is.
final class CommandListController: ViewController {
    /// A command, the keys that do it too, and the doing.
    typealias Entry = (label: String, title: String, run: () -> Void)

    private let entries: [Entry]
    private let texts: [FuzzyText]
    private var found: [Int] = []
    private let style: AppStyle
    private let words: (KeyTitle) -> String
    private let onClose: (Entry?) -> Void
    private let field = TextField()
    private let list: CommandListView
    private lazy var scroller = FoundScrollView(list)

    /// Columns that the sheet takes where there are as many.
    private static let width = 60
    /// What the border, the space inside it, the field and the row below that take.
    private static let frame = Size(width: 4, height: 4)

    /// - Parameter onClose: told what has been chosen; `nil` for nothing.
    init(
        _ entries: [Entry], style: AppStyle, words: @escaping (KeyTitle) -> String, onClose: @escaping (Entry?) -> Void
    ) {
        self.entries = entries
        texts = entries.map { FuzzyText($0.title) }
        self.style = style
        self.words = words
        self.onClose = onClose
        list = CommandListView(style: style)
        super.init()
    }

    override func loadView() -> View {
        field.style = style.listText
        field.placeholder = words(.find)
        field.maximumLength = FuzzyQuery.longest
        field.onChange = { [weak self] _ in self?.find() }
        list.onPress = { [weak self] in self?.perform($0) }
        scroller.barStyle = style.scrollBar
        let column = StackView([field, scroller.growing()], axis: .vertical, spacing: 1)
        find()
        return SheetBox(column, insetBy: Insets(horizontal: 1), style: style, isNamedBelow: true, words: words)
    }

    /// What fits what has been typed, the best first.
    private func find() {
        let query = FuzzyQuery(field.text)
        let matches = texts.indices.compactMap { index in FuzzyMatch(query, in: texts[index]).map { (index, $0.score) }
        }
        // Where nothing has been typed they stay in their order.
        found = query.isEmpty ? matches.map(\.0) : matches.sorted { ($1.1, $0.0) < ($0.1, $1.0) }.map(\.0)
        list.show(found.map { (title: entries[$0].title, label: entries[$0].label) })
        scroller.contentOffset = 0
    }

    private func perform(_ line: Int) {
        if let chosen = found.dropFirst(line).first { onClose(entries[chosen]) }
    }

    override var initialFocus: View? { field }

    override func preferredSheetSize(in size: Size) -> Size {
        Size(width: min(Self.width, size.width), height: min(entries.count + Self.frame.height, size.height * 4 / 5))
    }

    override func handle(_ mouse: MouseEvent) -> Bool {
        super.handle(mouse) || app?.handle(mouse, beside: self) ?? false
    }

    override var keyBindings: [KeyBinding] {
        let page = max(1, scroller.bounds.height - 1)
        return [
            KeyBinding(KeyEvent(.enter), words(.perform)) { [self] in perform(list.selection) },
            KeyBinding(KeyEvent(.up), words(.up)) { [self] in list.move(by: -1) },
            KeyBinding(KeyEvent(.down), words(.down)) { [self] in list.move(by: 1) },
            KeyBinding(KeyEvent(.pageUp), words(.pageUp)) { [self] in list.move(by: -page) },
            KeyBinding(KeyEvent(.pageDown), words(.pageDown)) { [self] in list.move(by: page) },
            KeyBinding(.keys([KeyEvent(.escape), .control("p")]), words(.close)) { [self] in onClose(nil) },
        ]
    }
}

/// The part of the sheet that scrolls. The focus stays in the field, whose keys choose.
private final class FoundScrollView: ScrollView {
    override var canBecomeFocused: Bool { false }
}
