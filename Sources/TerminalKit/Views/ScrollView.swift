/// A window on a view that is taller, or wider, than the room there is.
///
/// It follows the focus of what is inside. Where nothing inside can have the focus, it takes it itself, so that all of
/// the content can be read with the keyboard.
open class ScrollView: View {
    /// The direction in which it scrolls.
    public let axis: Axis
    /// What is scrolled, `nil` for nothing; it may be longer than the view.
    public var content: View? {
        didSet { if content !== oldValue { contentReplaced(oldValue) } }
    }
    /// Rows, or columns, of the content before the first in view. What is set before the content has been laid out is
    /// kept until then, and then brought into range.
    public var contentOffset: Int {
        get { offset }
        set { isLaidOut ? scroll(to: newValue) : keep(newValue) }
    }
    /// Whether a bar shows which part of the content is in view where not all of it is: on the border, or in the last
    /// column, which belongs to the content otherwise. A view that scrolls sideways has none. The focus of the view itself
    /// shows on the bar and on the border.
    public var showsScrollBar = true {
        didSet { if showsScrollBar != oldValue { setNeedsLayout() } }
    }
    /// Look of the scroll bar.
    public var barStyle: TextStyle = .plain {
        didSet { if barStyle != oldValue { redrawBar() } }
    }
    /// Look of the scroll bar while the view itself has the focus.
    public var focusStyle = TextStyle(foreground: .terminalDefault, attributes: .bold) {
        didSet { if focusStyle != oldValue { redrawBar() } }
    }
    /// The ``contentOffset`` that the content is on its way to; the same while it rests.
    package private(set) var destination = 0
    /// Called after ``contentOffset`` or the room to scroll has changed.
    public var onScroll: (() -> Void)?

    private let viewport = View()
    private var offset = 0
    /// Rows or columns of the content.
    private var extent = 0
    private var laidOutArea = Rect.zero
    /// What ``onScroll`` was called for last: what is set between two layouts is told after the second.
    private var told = (offset: 0, extent: 0, visible: 0)
    /// Whether the end was asked for, so that it is gone to wherever it turns out to be.
    private(set) var goesToEnd = false
    /// Whether only now it was found out how long the content is.
    private var hasTurnedOut = false
    /// Whether the next layout has to bring the focus into view.
    private var followsFocus = false

    public init(_ content: View? = nil, axis: Axis = .vertical) {
        self.axis = axis
        self.content = content
        super.init()
        viewport.accessibilityIdentifier = "viewport"
        addSubview(viewport)
        if let content { viewport.addSubview(content) }
    }

    // MARK: Layout

    override open func sizeThatFits(_ proposal: Size) -> Size {
        guard let content = heldContent else { return sizeAround(width: 0, height: 0) }
        let inner = roomInside(proposal)
        let offer =
            axis == .vertical
            ? Size(width: inner.width, height: View.unbounded) : Size(width: View.unbounded, height: inner.height)
        let wish = content.measure(offer)
        let bar = canHaveBar && border == nil && wish.height > inner.height ? 1 : 0
        return sizeAround(width: min(wish.width + bar, inner.width), height: min(wish.height, inner.height))
    }

    override open func layoutSubviews() {
        let area = contentBounds
        let isResized = area != laidOutArea
        laidOutArea = area
        layOutViewport(in: area)
        followContent()
        if !area.isEmpty {
            offset = min(max(0, offset), maximumOffset)
            destination = min(max(0, destination), maximumOffset)
        }
        heldContent?.frame = contentPlace
        if followsFocus || isResized { revealFocus() }
        followsFocus = false
        redrawBar()
        if told != (offset, extent, visibleExtent) { tellScroll() }
    }

    /// Takes note that the content has turned out to be longer, or shorter, than it was taken to be.
    func contentTurnedOut() { hasTurnedOut = true }

    /// Keeps what is in view where it is while content is found out to be longer above it; or the end in view.
    private func followContent() {
        defer { hasTurnedOut = false }
        let shift = window?.lazyStacks.takeShift(in: self) ?? 0
        goesToEnd = goesToEnd && hasTurnedOut
        if goesToEnd {
            if offset == destination { offset = maximumOffset }
            destination = maximumOffset
        } else if shift != 0, offset > 0 {
            offset = max(0, offset + shift)
            destination = max(0, destination + shift)
        }
    }

    /// Measures the content in all the room there is, then beside a bar where it needs one that takes a column.
    private func layOutViewport(in area: Rect) {
        var room = area
        func contentSize(_ offer: Size) -> Size { heldContent?.measure(offer) ?? .zero }
        if axis == .horizontal {
            extent = contentSize(Size(width: View.unbounded, height: area.height)).width
        } else {
            extent = contentSize(Size(width: area.width, height: View.unbounded)).height
            if canHaveBar, barHolder == nil, extent > area.height, area.width > 1 {
                room.size.width -= 1
                extent = contentSize(Size(width: room.width, height: View.unbounded)).height
            }
        }
        viewport.frame = room
    }

    private var canHaveBar: Bool { showsScrollBar && axis == .vertical }

    private func revealFocus() {
        guard let focused = window?.focusedView, focused !== self, focused.isDescendant(of: self) else { return }
        viewport.layoutIfNeeded()
        bringIntoView(rect(of: focused))
    }

    private var contentPlace: Rect {
        let room = viewport.frame.size
        return axis == .vertical
            ? Rect(x: 0, y: -offset, width: room.width, height: max(extent, room.height))
            : Rect(x: -offset, y: 0, width: max(extent, room.width), height: room.height)
    }

    /// Puts the content in its place, which is some rows further down than before: has what is seen of it moved along.
    private func carryContent(by rows: Int) {
        guard let content = heldContent else { return }
        guard content.frame.offset(x: 0, y: rows) == contentPlace else { return content.frame = contentPlace }
        viewport.moveDisplay(in: viewport.bounds, by: rows, besides: viewport.subviews.filter { $0 !== content })
        content.follow(to: contentPlace)
    }

    /// The content, unless another view has taken it over.
    private var heldContent: View? { content?.superview === viewport ? content : nil }

    private func contentReplaced(_ old: View?) {
        // It may be the content of another view by now.
        if let old, old.superview === viewport { old.removeFromSuperview() }
        if let content { viewport.addSubview(content) }
        setNeedsLayout()
    }

    /// How far it is scrolled; of one that scrolls sideways, in columns.
    package var scrollPlace: ScrollPlace { ScrollPlace(offset: offset, room: visibleExtent, length: extent) }

    private var visibleExtent: Int { axis == .vertical ? viewport.frame.height : viewport.frame.width }

    private var maximumOffset: Int { max(0, extent - visibleExtent) }

    // MARK: Look

    override open func drawOverlay(in painter: Painter) {
        if barView === self { drawBar(in: painter) }
    }

    override open func focusChanged() {
        super.focusChanged()
        redrawBar()
    }

    /// Whether there is a place for the bar: a border, or the column that the content has left to it.
    var hasPlaceForBar: Bool { canHaveBar && (barHolder != nil || viewport.frame.width < contentBounds.width) }

    override var barred: (any BarredView)? { self }

    override open func effectiveBorder(_ border: BorderStyle) -> BorderStyle { isFocused ? .heavy : border }

    /// Where the content can be seen, in the window.
    var portInWindow: Rect { convertToWindow(viewport.frame) }

    // MARK: Scrolling

    /// Whether there is something above the view, or left of it.
    package var canScrollBack: Bool { offset > 0 }
    /// Whether there is something below the view, or right of it.
    package var canScrollOn: Bool { offset < maximumOffset }
    package var canScrollLeft: Bool { axis == .horizontal && canScrollBack }
    package var canScrollRight: Bool { axis == .horizontal && canScrollOn }

    override open var canBecomeFocused: Bool {
        maximumOffset > 0 && !(heldContent?.holdsFocusableViews ?? false)
    }

    override open func reveal(_ rect: Rect) {
        guard isLaidOut else {
            followsFocus = true
            return super.reveal(viewport.frame)
        }
        let moved = bringIntoView(rect)
        super.reveal(moved.intersection(viewport.frame))
    }

    override open func handle(_ mouse: MouseEvent) -> Bool {
        switch mouse.action {
        case .wheelUp where axis == .horizontal && leavesWheel, .wheelDown where axis == .horizontal && leavesWheel:
            return false
        case .wheelUp where canScrollBack: ask(for: destination - MouseEvent.wheelStep)
        case .wheelDown where canScrollOn: ask(for: destination + MouseEvent.wheelStep)
        case .press(.left) where canBecomeFocused: window?.focus(self)
        default: return false
        }
        return true
    }

    /// Paging, wherever inside the focus is, and steps while the focus is on the view itself.
    override open var keyBindings: [KeyBinding] {
        let page = max(1, visibleExtent - 1)
        let (back, on): (Key, Key) = axis == .vertical ? (.up, .down) : (.left, .right)
        var bindings: [KeyBinding] = []
        func bind(_ key: Key, _ title: KeyTitle, to place: Int) {
            bindings.append(KeyBinding(KeyEvent(key), keyTitle(title)) { [self] in ask(for: place) })
        }
        if canScrollBack, axis == .vertical { bind(.pageUp, .pageUp, to: destination - page) }
        if canScrollOn, axis == .vertical { bind(.pageDown, .pageDown, to: destination + page) }
        guard isFocused else { return bindings }
        if canScrollBack {
            bind(back, .scrollBack, to: destination - 1)
            bind(.home, .toStart, to: 0)
        }
        if canScrollOn {
            bind(on, .scrollOn, to: destination + 1)
            bind(.end, .toEnd, to: .max / 2)
        }
        return bindings
    }

    /// Brings the content to `destination`, which keys, the wheel or the focus have asked for: at once. A view that lets
    /// its content glide overrides this, and shows the places on the way with ``step(to:)``.
    open func move() { step(to: destination) }

    /// Brings the content to its `destination` at once, wherever it is on its way.
    open func rest() { step(to: destination) }

    /// Shows the content at a place on the way to its `destination`.
    public final func step(to place: Int) {
        let place = min(max(0, place), maximumOffset)
        guard place != offset else { return }
        let rows = offset - place
        offset = place
        carryContent(by: rows)
        redrawBar()
        tellScroll()
    }

    private func tellScroll() {
        told = (offset, extent, visibleExtent)
        onScroll?()
    }

    /// Scrolls just as far as needed to show `rect`, or its beginning; returns where it is once the content rests. What lies
    /// before the first stop of the focus is shown along with it where there is room: no key would lead there.
    @discardableResult
    private func bringIntoView(_ rect: Rect) -> Rect {
        let port = viewport.frame
        let isDown = axis == .vertical
        let start = offset + (isDown ? rect.minY - port.minY : rect.minX - port.minX)
        let length = min(isDown ? rect.height : rect.width, visibleExtent)
        let old = offset
        let end = start + length
        show((end <= visibleExtent && isFirstStop ? min(0, start) : start)..<end)
        return rect.offset(x: isDown ? 0 : old - destination, y: isDown ? old - destination : 0)
    }

    /// Whether the focus is on the first view of the content that takes it.
    private var isFirstStop: Bool {
        window?.focusedView.map { $0 === content?.focusableViews(upTo: 1).first } ?? false
    }

    /// Lets rows, or columns, of the content be in view once it rests, and scrolls no further than that needs.
    public final func show(_ part: Range<Int>) {
        if part.lowerBound < destination {
            ask(for: part.lowerBound)
        } else if part.upperBound > destination + visibleExtent {
            ask(for: part.upperBound - visibleExtent)
        }
    }

    private func ask(for place: Int) {
        goesToEnd = isBeyondEnd(place)
        let place = min(max(0, place), maximumOffset)
        guard place != destination else { return }
        destination = place
        move()
    }

    /// Whether a place means the end, wherever that is: a page further than where the reader is may mean less.
    private func isBeyondEnd(_ place: Int) -> Bool { place > maximumOffset + visibleExtent }

    private func scroll(to place: Int) {
        goesToEnd = isBeyondEnd(place)
        destination = min(max(0, place), maximumOffset)
        rest()
    }

    private func keep(_ place: Int) {
        offset = max(0, place)
        destination = offset
    }
}

extension View {
    /// Whether something around scrolls up and down, which is what the wheel is turned for; what lies across has arrows, keys
    /// and clicks.
    package var leavesWheel: Bool {
        superviews.lazy.compactMap { $0 as? ScrollView }
            .contains { $0.axis == .vertical && ($0.canScrollBack || $0.canScrollOn) }
    }
}
