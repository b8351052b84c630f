import GomaUI
import TerminalKit

/// The base of what stands open over the right side of a component's screen: a title, a body, and the way out.
///
/// Keys that the body does not use go on to the gallery, so that states and themes change under an open panel.
class Panel: View {
    let kind: PanelKind
    private let title = Label(foreground: .textPrimary, .bold)
    private let note = Label(foreground: .textSecondary)
    private lazy var head = StackView([title, note], spacing: Spacing.sm)
    private let body: View

    /// Called when Esc was pressed in the panel and nothing in it had a use for it.
    var onClose: (() -> Void)?
    /// Called when Tab was pressed: the keys go to the component.
    var onEnterComponent: (() -> Void)?

    /// Called when ``hints`` are others than they were.
    var onHintsChange: (() -> Void)?

    /// - Parameter body: fills the panel below its title.
    init(_ kind: PanelKind, body: View) {
        self.kind = kind
        self.body = body
        super.init()
        isFocusScope = true
        background = .role(.backgroundSecondary)
        accessibilityIdentifier = "panel.\(kind.rawValue)"
        title.text = kind.title
        note.minimumWidth = 4
        note.dropOrder = 1
        addSubview(head)
        addSubview(body)
    }

    // MARK: To override

    /// Shows what belongs to a component in a state.
    func show(_ content: PreviewContent) {}

    /// What gets the focus when the panel opens.
    var initialFocus: View? { body.focusableViews.first }

    /// The keys that matter most here, for the status line.
    var hints: [(label: String, title: String)] { [] }

    /// Called when the panel goes, so that nobody calls it any more.
    func willClose() {}

    /// Called when Tab has gone into the component.
    func componentGotKeys() {}

    /// Called when Esc has come out of the component.
    func componentLostKeys() {}

    // MARK: For subclasses

    /// A few words beside the title, such as a count.
    final func show(note text: String) { note.text = text }

    // MARK: View

    override func handle(_ key: KeyEvent) -> Bool {
        if super.handle(key) { return true }
        switch key {
        case KeyEvent(.escape): onClose?()
        case KeyEvent(.tab): onEnterComponent?()
        default: return false
        }
        return true
    }

    override func layoutSubviews() {
        head.frame = Rect(x: 1, y: 0, width: max(0, bounds.width - 2), height: min(1, bounds.height))
        body.frame = Rect(x: 1, y: 2, width: max(0, bounds.width - 2), height: max(0, bounds.height - 2))
    }
}
