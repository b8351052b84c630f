import GomaUI
import TerminalKit

/// A whole page: what stands on top, what scrolls, what stands at the bottom, and the status line.
final class PageViewController: GalleryScreenController, PageScreen {
    private let presenter: PagePresenter
    private let pageView: PageView

    let title: String?

    /// - Parameter title: of a match's page; `nil` for the page itself.
    init(presenter: PagePresenter, view: PageView, title: String? = nil) {
        self.presenter = presenter
        self.title = title
        pageView = view
        super.init(screenPresenter: presenter)
        pageView.onLeave = { [weak presenter] in presenter?.leaveComponents() }
    }

    override func loadView() -> View { pageView }

    override func viewWillAppear() { presenter.screenWillAppear(self) }

    // MARK: Keys

    override var keyGroups: [KeyGroup] {
        [
            KeyGroup(
                title: title == nil ? "Page" : "Match",
                bindings: [
                    KeyBinding(.keys([KeyEvent(.tab), KeyEvent(.enter)]), "go inside") { [self] in enter(.next) },
                    KeyBinding(.backTab, "go inside from the end") { [self] in enter(.previous) },
                    KeyBinding(KeyEvent(.character("t")), "theme") { [self] in presenter.selectNextTheme() },
                    KeyBinding(KeyEvent(.character("T")), "themes") { [self] in presenter.showThemes() },
                    KeyBinding(.space, presenter.interactor.time.isPaused ? "let time go on" : "hold time") { [self] in
                        presenter.togglePause()
                    },
                    KeyBinding(KeyEvent(.character("E")), "events") { [self] in presenter.showEvents() },
                    KeyBinding(KeyEvent(.escape), title == nil ? "leave the page" : "back") { [self] in
                        presenter.goBack()
                    },
                ] + commonBindings), KeyGroup(title: "Scrolling", bindings: pageView.scrollBindings),
        ]
    }

    /// What the part with the focus answers, and the ways on from there.
    override var viewSections: [KeySection] {
        guard let focused = window?.focusedView else { return [] }
        let arrows = [Key.up, .down, .left, .right].map { KeyEvent($0) }
        let ways = [
            move([KeyEvent(.tab)], "next part", .next), move([.backTab], "part before", .previous),
            KeyBinding(.keys(arrows), "part in that direction") { [self] key in
                guard let way = View.focusKeys.first(where: { $0.key == key }) else { return }
                window?.moveFocus(way.direction)
            },
            KeyBinding(KeyEvent(.escape), "leave the parts") { [self] in presenter.leaveComponents() },
        ]
        return [KeySection("Here", focused.answeringBindings(upTo: pageView) + ways)]
    }

    private func move(_ keys: [KeyEvent], _ title: String, _ direction: FocusDirection) -> KeyBinding {
        KeyBinding(.keys(keys), title) { [self] in window?.moveFocus(direction) }
    }

    override func handle(_ key: KeyEvent) -> Bool {
        if key != KeyEvent(.escape) { presenter.stay() }
        return super.handle(key)
    }

    override func focusChanged() {
        presenter.stay()
        showHints()
    }

    private func enter(_ direction: FocusDirection) {
        if window?.moveFocus(direction) == false { show(message: "nothing on this page takes keys") }
    }

    // MARK: Screen

    private var status: [String] = []

    func show(status: [String]) {
        self.status = status
        showHints()
    }

    func show(message: String) { pageView.status.show(message: message) }

    func leaveComponents() {
        window?.focus(nil)
    }

    func showSlip() {
        let slip = pageView.tree.first { $0 is BetInfoSubmissionView }
        guard let field = slip?.focusableViews.first else { return show(message: "there is no bet slip on this page") }
        window?.focus(field)
    }

    private func showHints() { pageView.status.show(keys: hints, notes: status) }

    private var hints: [(label: String, title: String)] {
        let lasting = [("?", "keys"), ("q", "quit")]
        guard let focused = window?.focusedView else {
            return [("Tab", "go inside")] + (title == nil ? [] : [("Esc", "back")]) + [
                ("PgDn", "scroll"), ("t", "theme"),
                ("Space", presenter.interactor.time.isPaused ? "go on" : "pause"),
            ] + lasting + [("Ctrl-P", "commands")]
        }
        let keys = KeySection.focused(focused, in: pageView).keys
        return [("Esc", "leave")] + keys + (focused.takesText ? [] : lasting)
    }
}

extension View {
    /// Whether letters typed here are text.
    fileprivate var takesText: Bool { answeringBindings().contains { $0.trigger == .text } }
}

/// The page's parts. Once the focus is inside, every key is the component's; Esc alone comes out, and the keys that
/// scroll by pages work where the component has no use for them.
final class PageView: View {
    let status = StatusBar()
    var onLeave: (() -> Void)?
    private let top: View
    private let bottom: View
    private let scroller: ScrollView

    init(top: View, body: View, bottom: View) {
        self.top = top
        self.bottom = bottom
        scroller = ScrollView(body)
        super.init()
        isFocusScope = true
        scroller.barStyle = TextStyle(.scroll)
        let parts: [View] = [top, scroller, bottom, status]
        parts.forEach(addSubview)
    }

    // MARK: Keys

    private func scroll(by rows: Int) { scroller.contentOffset += rows }

    /// Keys that scroll while the focus is on no part, or the part has no use for them.
    var scrollBindings: [KeyBinding] {
        [
            KeyBinding(.keys([KeyEvent(.up), KeyEvent(.character("k"))]), "up") { [self] in scroll(by: -1) },
            KeyBinding(.keys([KeyEvent(.down), KeyEvent(.character("j"))]), "down") { [self] in scroll(by: 1) },
        ] + pageBindings
    }

    /// Scrolling by what the room holds, which goes before moving on to another part.
    private var pageBindings: [KeyBinding] {
        let page = max(1, scroller.bounds.height - 2)
        return [
            KeyBinding(KeyEvent(.pageUp), "page up") { [self] in scroll(by: -page) },
            KeyBinding(KeyEvent(.pageDown), "page down") { [self] in scroll(by: page) },
            KeyBinding(KeyEvent(.home), "to the start") { [self] in scroller.contentOffset = 0 },
            KeyBinding(KeyEvent(.end), "to the end") { [self] in scroller.contentOffset = .max / 2 },
        ]
    }

    override func handle(_ key: KeyEvent) -> Bool {
        guard window?.focusedView != nil else { return false }
        if key == KeyEvent(.escape) {
            onLeave?()
            return true
        }
        if super.handle(key) { return true }
        guard let binding = pageBindings.first(where: { $0.trigger.matches(key) }) else { return false }
        binding.perform(key)
        return true
    }

    override func layoutSubviews() {
        let (width, height) = (bounds.width, bounds.height)
        func wish(_ view: View) -> Int { view.measure(Size(width: width, height: View.unbounded)).height }
        let room = max(0, height - 1)
        let topHeight = min(wish(top), room)
        let bottomHeight = min(wish(bottom), max(0, room - topHeight))
        top.frame = Rect(x: 0, y: 0, width: width, height: topHeight)
        scroller.frame = Rect(x: 0, y: topHeight, width: width, height: room - topHeight - bottomHeight)
        bottom.frame = Rect(x: 0, y: room - bottomHeight, width: width, height: bottomHeight)
        status.frame = Rect(x: 0, y: room, width: width, height: min(1, height))
    }
}
