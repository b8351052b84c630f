/// A whole page: what stands on top, what scrolls, what stands at the bottom, and the status line.
final class PageViewController: ViewController, GalleryScreenController, MessageScreen, PageScreen {
    private let presenter: PagePresenter
    private let root: View
    private(set) var pageView: PageView
    private let status: StatusBar
    private(set) var page: PageRoute
    /// What names mean on it.
    private(set) var scope: PageScope
    /// Pages of tabs that were put aside for another. The first page of all has them, so that they go with its window:
    /// the router, which they hold by their presenter, would never let go of them.
    var aside: [String: [PageViewController]] = [:]

    init(presenter: PagePresenter, page: PageRoute, scope: PageScope) {
        self.presenter = presenter
        root = presenter.services.words.makeView()
        status = StatusBar()
        self.page = page
        self.scope = scope
        pageView = PageBuilder(session: presenter.session, scope: scope).view(page.screen, footer: status)
        super.init()
        root.embed(pageView)
        followLeaving()
    }

    /// Whether it stands in a box over another page, where its parts have the focus from the start.
    var isSheet = false {
        didSet {
            root.border = isSheet ? .light : nil
            // Nothing of what lies below shows through.
            root.background = isSheet ? .role(.backgroundPrimary) : nil
            root.borderStyle = TextStyle(.separatorLine)
        }
    }

    override var initialFocus: View? {
        firstFocus(in: presenter.session.description)
            ?? (isSheet ? pageView.focusableViews(upTo: 1).first : nil)
    }

    override func preferredSheetSize(in available: Size) -> Size {
        PageFlow.sheetSize(of: root, in: available)
    }

    private func followLeaving() {
        pageView.onLeave = { [weak presenter] in presenter?.leaveParts() }
    }

    /// Shows another version of the page, at the place where its reader is.
    func renew(_ page: PageRoute, scope: PageScope) {
        let earlier = pageView
        pageView = PageBuilder(session: presenter.session, scope: scope).view(page.screen, footer: status)
        (self.page, self.scope) = (page, scope)
        followLeaving()
        pageView.take(over: earlier, in: root)
        showHints()
    }

    /// Leads the reader back to where the page was left, once it is shown again.
    func returnToPlace() { pageView.returning = pageView.readingPlace }

    var screenPresenter: any GalleryScreenPresenter { presenter }

    override func loadView() -> View { root }

    /// Whether it was opened over another page.
    var isOpened: Bool { scope.address != .root }

    override var title: String? { scope.words(page.title) }

    override func viewWillAppear() {
        isArriving = true
        status.isHidden = false
        pageView.willAppear()
        presenter.screenWillAppear(self)
    }

    override func viewWillDisappear() { pageView.willDisappear() }

    /// Called when a box comes over it, which says itself what keys do by then.
    func boxWillAppear() { status.isHidden = true }

    /// What has the focus may answer to other keys than before.
    override func viewWillDraw() {
        isArriving = false
        status.update(keys: hints)
    }

    // MARK: Keys

    var keyGroups: [KeySection] {
        let groups = [
            KeySection(text(.pageSection), enteringBindings + timeBindings + leavingBindings + commonBindings),
            KeySection(text(.pageScrollingSection), pageView.scrollBindings),
        ]
        guard !presenter.commandBindings.isEmpty else { return groups }
        return [KeySection(text(.pageAppSection), presenter.commandBindings)] + groups
    }

    /// Into the page, and to other themes.
    private var enteringBindings: [KeyBinding] {
        [
            KeyBinding(.keys([KeyEvent(.tab), KeyEvent(.enter)]), text(.galleryGoInside)) { [self] in enter(.next) },
            KeyBinding(.backTab, text(.pageGoInsideFromEnd)) { [self] in enter(.previous) },
            KeyBinding(KeyEvent(.character("t")), text(.galleryTheme)) { [self] in presenter.selectNextTheme() },
            KeyBinding(KeyEvent(.character("T")), text(.galleryThemes)) { [self] in presenter.showThemes() },
        ]
    }

    /// How time goes on the page.
    private var timeBindings: [KeyBinding] {
        let hold = text(presenter.services.time.isPaused ? .pageLetTimeGoOn : .pageHoldTime)
        return [
            KeyBinding(.keys([.space, KeyEvent(.character(","), .alt)]), hold) { [self] in presenter.togglePause() },
            KeyBinding(KeyEvent(.character("."), .alt), text(.pagePassSecond)) { [self] in
                presenter.passTime(.seconds(1))
            },
            KeyBinding(KeyEvent(.character(">"), .alt), text(.pagePassMinute)) { [self] in
                presenter.passTime(.seconds(60))
            },
            KeyBinding(KeyEvent(.character("<")), text(.gallerySlower)) { [self] in presenter.slowDown() },
            KeyBinding(KeyEvent(.character(">")), text(.galleryFaster)) { [self] in presenter.speedUp() },
        ]
    }

    /// To what has been done, and out.
    private var leavingBindings: [KeyBinding] {
        [
            KeyBinding(KeyEvent(.character("E")), text(.galleryEvents)) { [self] in presenter.showEvents() },
            KeyBinding(KeyEvent(.escape), isOpened ? keyTitle(.back) : text(.pageLeave)) { [self] in
                presenter.goBack()
            },
        ]
    }

    /// What the part with the focus answers, and the ways on from there.
    var viewSections: [KeySection] {
        guard let focused = window?.focusedView else { return [] }
        let arrows = [Key.up, .down, .left, .right].map { KeyEvent($0) }
        let ways = [
            move([KeyEvent(.tab)], keyTitle(.nextPart), .next), move([.backTab], keyTitle(.previousPart), .previous),
            KeyBinding(.keys(arrows), text(.pagePartThatWay)) { [self] key in
                guard let way = View.focusKeys.first(where: { $0.key == key }) else { return }
                window?.moveFocus(way.direction)
            },
            KeyBinding(KeyEvent(.escape), presenter.isInside ? keyTitle(.back) : text(.pageLeaveParts)) { [self] in
                presenter.leaveParts()
            },
        ]
        return [KeySection(text(.pageHereSection), focused.answeringBindings(upTo: pageView) + ways)]
    }

    private func move(_ keys: [KeyEvent], _ title: String, _ direction: FocusDirection) -> KeyBinding {
        KeyBinding(.keys(keys), title) { [self] in window?.moveFocus(direction) }
    }

    override func handle(_ key: KeyEvent) -> Bool {
        if ![KeyEvent(.escape), KeyEvent(.character("q"))].contains(key) { presenter.stay() }
        return answer(key)
    }

    /// Where the focus has left by itself, as what had it is gone, and where it comes as the page does, nobody has done
    /// anything: what was said stays to be read.
    override func focusChanged() {
        guard !focus.isLost(movingTo: window?.focusedView, in: pageView), !isArriving else { return }
        presenter.stay()
        showHints()
    }

    private var focus = FocusTracker()
    /// Whether it is shown, or shown again, and has not been drawn since.
    private var isArriving = false

    private func enter(_ direction: FocusDirection) {
        if window?.moveFocus(direction) == false { show(message: text(.pageNoKeys)) }
    }

    // MARK: Screen

    private var notes: [String] = []

    /// - Parameter status: the most important first.
    func show(status: [String]) {
        notes = status
        showHints()
    }

    func show(message: String) { status.show(message: message) }

    /// Says no more what it says, for another page to say that.
    func takeMessage() -> String? { status.takeMessage() }

    /// Takes the keys back from the components.
    func leaveComponents() { window?.focus(nil) }

    private func showHints() { status.show(keys: hints, notes: notes) }

    private var hints: [(label: String, title: String)] {
        let lasting = [("?", keyTitle(.keys)), ("q", keyTitle(.quit))]
        guard let focused = window?.focusedView else {
            return hintsOutside + lasting + [("Ctrl-P", keyTitle(.commands))]
        }
        let keys = KeySection.focused(focused, of: pageView, in: words.language).keys
        let leave = presenter.isInside ? keyTitle(isOpened ? .back : .quit) : text(.pageLeaveHint)
        // Where Esc leads out, q says so.
        let isSaid = presenter.isInside && !isOpened && !focused.takesText
        let leaving: [(label: String, title: String)] = isSaid ? [] : [("Esc", leave)]
        return leaving + keys + (focused.takesText ? [] : lasting)
    }

    /// What keys do while no part has them.
    private var hintsOutside: [(label: String, title: String)] {
        let back = isOpened ? [("Esc", keyTitle(.back))] : []
        let pause = text(presenter.services.time.isPaused ? .pageGoOnHint : .pagePauseHint)
        return [("Tab", text(.galleryGoInside))] + back + [
            ("PgDn", text(.pageScrollHint)), ("t", text(.galleryTheme)), ("Space", pause),
        ]
    }
}

extension View {
    /// Whether letters typed here are text.
    fileprivate var takesText: Bool { answeringBindings().contains { $0.trigger == .text } }
}
