/// Pages in a window that moves by keys, by the wheel and by time, with a dot for each place it can stand at.
///
/// Time moves it only where its owner has asked for it, while nothing in it has the focus and the customer has not paused it,
/// and not at all for those who want no motion.
package final class CarouselView: PartView {
    private let strip: CarouselStrip
    private lazy var dots = PageDotsView(in: environment)
    private lazy var pauseLink = TextLink(
        actionTitle: environment.text(.carouselPause), role: .textSecondary)
    private lazy var emptyLabel = Label(environment.text(.noPromotions), foreground: .textSecondary, alignment: .center)
    /// In the place of the pages where there are none.
    private lazy var emptyRow = emptyLabel.embedded(insetBy: Insets(horizontal: Spacing.xs))
    private var timer: AnyCancellable?
    private var showsDots = true { didSet { if showsDots != oldValue { setNeedsLayout() } } }
    /// Called with the page that the customer, or the time, brings.
    package var onTurn: ((Int) -> Void)?
    /// Called when the customer has it stand still, or go on.
    package var onPause: ((Bool) -> Void)?

    /// How long a page stays that time moves on.
    package static let turnTime = Duration.seconds(6)

    package init(_ shape: CarouselShape, in environment: ViewEnvironment) {
        strip = CarouselStrip(shape, in: environment)
        super.init(in: environment)
        [strip, dots, pauseLink, emptyRow].forEach(addSubview)
        pauseLink.onActivate = { [weak self] in self?.pausePressed() }
        dots.onChoose = { [weak self] in self?.onTurn?($0) }
    }

    /// Whether time moves it.
    package var turnsByItself = false {
        didSet {
            guard turnsByItself != oldValue else { return }
            restartTime()
            setNeedsLayout()
        }
    }

    /// Whether the customer has it stand still for now.
    package var isPaused = false {
        didSet {
            guard isPaused != oldValue else { return }
            restartTime()
            renderPause()
        }
    }

    /// The place that it stands at, or is on its way to.
    package var page: Int { strip.page }

    /// Shows other pages at once, or that there are none; the same ones slide to the page.
    package func show(_ pages: [View], at page: Int, showsDots: Bool = true) {
        self.showsDots = showsDots
        strip.isHidden = pages.isEmpty
        emptyRow.isHidden = !pages.isEmpty
        if strip.pages.elementsEqual(pages, by: ===) {
            slide(to: page)
        } else {
            strip.show(pages, at: page)
            restartTime()
        }
        renderDots()
    }

    /// Stands at a page at once.
    package func jump(to page: Int) {
        strip.jump(to: page)
        renderDots()
        restartTime()
    }

    private func slide(to page: Int) {
        guard strip.slide(to: page) else { return }
        keepFocus()
        restartTime()
    }

    /// The focus goes on with the page, where it was on one that is out of view now.
    private func keepFocus() {
        guard let window, let focused = window.focusedView,
            let old = strip.pages.first(where: { focused.isDescendant(of: $0) }), !old.isInteractive
        else { return }
        strip.pages.filter(\.isInteractive).forEach { $0.layoutIfNeeded() }
        if let target = strip.focusableViews.first ?? dots.focusableViews.first { window.focus(target) }
    }

    private func renderDots() {
        let count = placeCount
        renderPause()
        dots.isHidden = !hasDots(in: bounds.width)
        dots.render(page: page, of: dots.isHidden ? 0 : count)
        dots.accessibilityLabel = environment.text(.pageOf, ["page": "\(page + 1)", "count": "\(count)"])
    }

    private func renderPause() {
        let words = environment.text(isPaused ? .carouselPlay : .carouselPause)
        pauseLink.isHidden = !canPause(in: bounds.width)
        pauseLink.actionTitle = words
        pauseLink.render(words, leadsOn: true, isEnabled: true)
    }

    /// Room for either of its words, so that nothing moves where one takes the place of the other.
    private var pauseWidth: Int {
        let words = [LocalizationKey.carouselPause, .carouselPlay].map { DisplayText(environment.text($0)).width }
        return (words.max() ?? 0) + 2 * Spacing.xs
    }

    private var placeCount: Int { strip.placeCount(in: bounds.width) }

    private func hasDots(in columns: Int) -> Bool { showsDots && strip.placeCount(in: columns) > 1 }

    /// Whether time moves it, so that there is something to stop.
    private func canPause(in columns: Int) -> Bool {
        turnsByItself && !environment.reducesMotion && strip.placeCount(in: columns) > 1
    }

    /// Whether there is a row below the pages.
    private func hasFoot(in columns: Int) -> Bool { hasDots(in: columns) || canPause(in: columns) }

    private func pausePressed() { onPause?(!isPaused) }

    override package func sizeThatFits(_ proposal: Size) -> Size {
        guard emptyRow.isHidden else { return emptyRow.measure(proposal) }
        let size = strip.measure(proposal)
        return Size(width: size.width, height: size.height + (hasFoot(in: proposal.width) ? 1 : 0))
    }

    override package func layoutSubviews() {
        let rows = bounds.height - (hasFoot(in: bounds.width) ? 1 : 0)
        strip.frame = Rect(x: 0, y: 0, width: bounds.width, height: rows)
        emptyRow.frame = strip.frame
        renderDots()
        keepTime()
        let foot = Rect(x: 0, y: rows, width: bounds.width, height: bounds.height - rows)
        let wish = pauseLink.isHidden ? 0 : min(pauseWidth, foot.width)
        // The dots stay in the middle of the pages, as far as there is room beside the link.
        let side = min(wish, max(0, foot.width - wish))
        dots.frame = Rect(x: side, y: rows, width: max(0, foot.width - side - wish), height: foot.height)
        pauseLink.frame = Rect(x: foot.width - wish, y: rows, width: wish, height: foot.height)
        // Other pages, or less room for them, may have put the one with the focus out of view.
        guard window?.focusedView?.isDescendant(of: strip) == true else { return }
        strip.layoutIfNeeded()
        keepFocus()
    }

    // MARK: Keys and wheel

    /// Paging, wherever inside the focus is.
    override package var keyBindings: [KeyBinding] {
        KeyBinding.paging(
            from: page, of: placeCount, before: environment.text(.keyPageBefore), after: environment.text(.keyPageAfter)
        ) { [self] in onTurn?($0) }
    }

    /// A click on a page that is cut at the edge brings it into view.
    override package func handle(_ mouse: MouseEvent) -> Bool {
        switch mouse.action {
        case .press(.left) where strip.frame.contains(mouse.location):
            guard let page = strip.placeShowingMore(at: mouse.location.x) else { return false }
            onTurn?(page)
        case .wheelUp where leavesWheel, .wheelDown where leavesWheel: return false
        case .wheelUp where page > 0: onTurn?(page - 1)
        case .wheelDown where page < placeCount - 1: onTurn?(page + 1)
        default: return false
        }
        return true
    }

    // MARK: Time

    override package func visibilityChanged() { restartTime() }

    /// Every page has its full time, however it has come.
    private func restartTime() {
        timer = nil
        keepTime()
    }

    /// Time goes by only where it brings another page.
    private func keepTime() {
        guard canPause(in: bounds.width), !isPaused, isVisible else { return timer = nil }
        guard timer == nil else { return }
        timer = environment.scheduler.every(Self.turnTime) { [weak self] in self?.timePassed() }
    }

    private func timePassed() {
        let hasFocus = window?.focusedView?.isDescendant(of: self) ?? false
        if !hasFocus { onTurn?((page + 1) % placeCount) }
    }
}
