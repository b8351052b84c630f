/// The base of what stands open beside or below a component on its screen: a title, a body with a list, and the way out.
///
/// Keys that the body does not use go on to the gallery, so that states and themes change under an open panel.
class Panel: GalleryView, MessageScreen {
    let kind: PanelKind
    private let tabs: PanelTabsView
    private let note = Label(foreground: .textSecondary)
    private lazy var head = StackView([tabs, note], spacing: Spacing.sm)
    private let body: View
    let list: GalleryListView

    /// Called when Esc was pressed in the panel and nothing in it had a use for it.
    var onClose: (() -> Void)?
    /// Told another panel, whose name was clicked.
    var onOpenOther: ((PanelKind) -> Void)?
    /// Called when Tab was pressed: the keys go to the component.
    var onEnterComponent: (() -> Void)?

    /// Called when ``hints`` are others than they were.
    var onHintsChange: (() -> Void)?
    /// Told what there is to say, such as where something has been saved.
    var onMessage: ((String) -> Void)?

    /// - Parameters:
    ///   - body: fills the panel below its title.
    ///   - list: the list in it, or all of it.
    init(_ kind: PanelKind, words: GalleryWords, body: View, list: GalleryListView) {
        self.kind = kind
        self.body = body
        self.list = list
        tabs = PanelTabsView(kind, words: words)
        super.init(words: words)
        isFocusScope = true
        background = .role(.backgroundSecondary)
        accessibilityIdentifier = "panel.\(kind.rawValue)"
        tabs.minimumWidth = tabs.wholeWidth
        tabs.onSelect = { [weak self] in self?.onOpenOther?($0) }
        note.minimumWidth = 4
        note.dropOrder = 1
        addSubview(head)
        addSubview(body)
    }

    // MARK: To override

    /// Shows what belongs to a component in a state.
    func show(_ content: PreviewContent) {}

    /// The keys that matter most here, for the status line.
    var hints: [(label: String, title: String)] { [] }

    /// The same while a text is typed.
    var textHints: [(label: String, title: String)] { list.filterHints }

    /// Takes what is typed, before another state is shown.
    /// - Returns: `false` where that does not fit, and stays to be corrected.
    func finishTyping() -> Bool { true }

    /// Called when the panel goes, so that nobody calls it any more.
    func willClose() {}

    /// Called when the keys have gone into the component.
    func componentGotKeys() {}

    /// Called when the keys have come out of the component.
    func componentLostKeys() {}

    /// Called when another theme may be in use.
    func themeChanged() {}

    func show(message: String) { onMessage?(message) }

    // MARK: For subclasses

    /// A few words beside the title, such as a count.
    final func show(note text: String) { note.text = text }

    // MARK: Keys

    /// What gets the focus when the panel opens; the panel itself where nothing in it can have it.
    final var initialFocus: View { list.initialFocus.canBecomeFocused ? list.initialFocus : self }

    /// Whether Esc shows all of the list again before it closes the panel.
    final var isFiltered: Bool { list.isFiltered }

    /// Whether what is typed goes into a text.
    final var takesText: Bool { (window?.focusedView as? TextField)?.isDescendant(of: self) ?? false }

    /// All keys that the panel answers.
    final var keySections: [KeySection] {
        [KeySection(text(kind.title), keyBindings + ways), list.keySection]
    }

    /// Out of the panel: back, and into the component.
    private var ways: [KeyBinding] {
        [
            KeyBinding(KeyEvent(.escape), text(kind.closing)) { [self] in onClose?() },
            KeyBinding(KeyEvent(.tab), text(.galleryGoInside)) { [self] in onEnterComponent?() },
        ]
    }

    /// A panel with nothing in it to go to has the keys itself.
    override var canBecomeFocused: Bool { body.focusableViews(upTo: 1).isEmpty }

    override var cursorPosition: Point? { head.frame.origin }

    override func handle(_ key: KeyEvent) -> Bool {
        if super.handle(key) { return true }
        guard let way = ways.first(where: { $0.trigger.matches(key) }) else { return false }
        way.perform(key)
        return true
    }

    // MARK: Layout

    /// Rows below which nothing sets the title apart.
    private static let leastRoomyHeight = 8

    override func layoutSubviews() {
        head.frame = Rect(x: 1, y: 0, width: bounds.width - 2, height: min(1, bounds.height))
        let top = bounds.height < Self.leastRoomyHeight ? 1 : 2
        body.frame = Rect(x: 1, y: top, width: bounds.width - 2, height: bounds.height - top)
    }
}
