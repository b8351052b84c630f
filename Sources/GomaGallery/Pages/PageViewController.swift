import GomaUI
import TerminalKit

/// A whole page: what stands on top, what scrolls, what stands at the bottom, and the status line.
final class PageViewController: ViewController, PageScreen {
    private let presenter: PagePresenter
    private let pageView: PageView

    let title: String?

    /// - Parameter title: of a match's page; `nil` for the page itself.
    init(presenter: PagePresenter, view: PageView, title: String? = nil) {
        self.presenter = presenter
        self.title = title
        pageView = view
        super.init()
        pageView.onLeave = { [weak presenter] in presenter?.leaveComponents() }
    }

    override func loadView() -> View { pageView }

    override func viewWillAppear() { presenter.screenWillAppear(self) }

    private var bindings: [KeyBinding] {
        [
            KeyBinding(.keys([KeyEvent(.up), KeyEvent(.character("k"))]), "up") { [self] in pageView.scroll(by: -1) },
            KeyBinding(.keys([KeyEvent(.down), KeyEvent(.character("j"))]), "down") { [self] in pageView.scroll(by: 1)
            },
            KeyBinding(.keys([KeyEvent(.tab), KeyEvent(.enter)]), "go inside") { [self] in enter(.next) },
            KeyBinding(.backTab, "go inside from the end") { [self] in enter(.previous) },
            KeyBinding(KeyEvent(.character("t")), "theme") { [self] in presenter.selectNextTheme() },
            KeyBinding(.space, "pause") { [self] in presenter.togglePause() },
            KeyBinding(KeyEvent(.escape), title == nil ? "quit" : "back") { [self] in presenter.goBack() },
            KeyBinding(KeyEvent(.character("q")), "quit") { [self] in presenter.quit() },
        ]
    }

    override func handle(_ key: KeyEvent) -> Bool {
        guard let binding = bindings.first(where: { $0.trigger.matches(key) }) else { return pageView.page(for: key) }
        binding.perform(key)
        return true
    }

    override func focusChanged() { showHints() }

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

    private func showHints() {
        guard let focused = window?.focusedView else {
            return pageView.status.show(
                keys: [
                    ("Tab", "go inside"), ("PgDn", "scroll"), ("t", "theme"), ("Space", "pause"),
                    title == nil ? ("q", "quit") : ("Esc", "back"),
                ],
                notes: status)
        }
        let keys = focused.keyBindings.map { ($0.trigger.label, $0.title) }
        pageView.status.show(keys: [("Esc", "leave")] + keys, notes: status)
    }
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

    func scroll(by rows: Int) { scroller.contentOffset += rows }

    /// Scrolls by what the room holds; `false` for any other key.
    func page(for key: KeyEvent) -> Bool {
        switch key.key {
        case .pageDown: scroll(by: max(1, scroller.bounds.height - 2))
        case .pageUp: scroll(by: -max(1, scroller.bounds.height - 2))
        case .home: scroller.contentOffset = 0
        case .end: scroller.contentOffset = .max / 2
        default: return false
        }
        return true
    }

    override func handle(_ key: KeyEvent) -> Bool {
        guard window?.focusedView != nil else { return false }
        if key == KeyEvent(.escape) {
            onLeave?()
            return true
        }
        return super.handle(key) || page(for: key)
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
