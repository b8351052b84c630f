/// A rectangle that draws itself, lays out its subviews and takes part in focus, keys and mouse.
///
/// Subclasses override ``sizeThatFits(_:)``, ``layoutSubviews()``, ``draw(in:)`` and ``keyBindings``.
@MainActor
open class View {
    /// An extent with no limit: what a view is offered when it may take what it wants.
    public static let unbounded = 1 << 20

    // MARK: Tree

    /// The view around this one; `nil` while it is in none. Weak, so that a view may outlive the one around it by any span
    /// and on any thread: a reference that a deinit had to clear would be read before that ran.
    public final var superview: View? { keptSuperview }
    /// The views inside, those behind first.
    public private(set) var subviews: [View] = []
    /// The window whose root view this is.
    final var rootOf: Window? {
        get { keptRootOf }
        set { keptRootOf = newValue }
    }
    /// The window that the view has been told that it is in.
    private weak var knownWindow: Window?

    // MARK: Look

    /// Place in the superview, in cells.
    public final var frame: Rect {
        get { keptFrame }
        set {
            let old = keptFrame
            keptFrame = newValue
            isPlaced = true
            frameChanged(from: old)
        }
    }
    /// Nothing of a hidden view is drawn, laid out or focused.
    public final var isHidden: Bool {
        get { keptIsHidden }
        set {
            guard newValue != keptIsHidden else { return }
            keptIsHidden = newValue
            hiddenChanged()
        }
    }
    /// Ground under the whole view; `nil` shows what is behind.
    public var background: ColorReference? {
        didSet { if background != oldValue { setNeedsDisplay() } }
    }
    /// How the ends of the ground look; a border has ends of its own.
    public var groundShape = GroundShape.square {
        didSet { if groundShape != oldValue { setNeedsDisplay() } }
    }
    /// Border along the inside of the edge, of one cell on each side; `nil` for none.
    public final var border: BorderStyle? {
        get { keptBorder }
        set {
            let old = keptBorder
            guard newValue != old else { return }
            keptBorder = newValue
            (newValue == nil) == (old == nil) ? setNeedsDisplay() : setNeedsLayout()
        }
    }
    /// The look of the border's lines.
    public var borderStyle: TextStyle = .plain {
        didSet { if borderStyle != oldValue { setNeedsDisplay() } }
    }
    /// Whether the view stands over others rather than among them: all of its room is blank before it is drawn, and its
    /// lines join none below.
    package var isLayer = false {
        didSet { if isLayer != oldValue { setNeedsDisplay() } }
    }
    /// What shows beside the half rows in which the block of a layer begins and ends; `nil` for a layer that keeps its line.
    package var layerEdge: ColorReference? {
        didSet { if layerEdge != oldValue { setNeedsDisplay() } }
    }

    // MARK: Place among siblings (read by stack views)

    /// Whether free space in a stack goes to this view.
    public var grows = false { didSet { if grows != oldValue { setNeedsLayout() } } }
    /// Columns below which a stack gives up less important neighbours before it narrows this view; `nil` for a view
    /// that is never narrowed while anything else can give.
    public var minimumWidth: Int? { didSet { if minimumWidth != oldValue { setNeedsLayout() } } }
    /// Where room runs out, the views with the highest number go first; 0 stays to the end.
    public var dropOrder = 0 { didSet { if dropOrder != oldValue { setNeedsLayout() } } }

    /// The room that it takes along its stack; what it wants, unless something else is set.
    public var stackSize = StackSize.natural { didSet { if stackSize != oldValue { setNeedsLayout() } } }

    // MARK: Identity

    /// Stable name for tests, dumps and layout messages; they take the type's name where it is `nil`.
    public var accessibilityIdentifier: String?
    /// What a screen reader says the view is; `nil` where its texts say enough.
    public var accessibilityLabel: String?
    /// What the view itself reads out, `nil` for nothing; what its subviews read out comes after it.
    open var accessibilityText: String? { accessibilityLabel }
    /// What a screen reader says about its state, such as "selected"; `nil` for nothing.
    open var accessibilityValue: String? { nil }
    /// The rows that are read one by one although one place of the focus stands for all of them; `nil` where there are none.
    var readRows: [View]? { nil }
    /// The words for states of controls in here; those of the view around, and in the end English ones.
    open var controlWords: ControlWords { superview?.controlWords ?? .english }
    /// The words for what a key of the engine's own views does in here; those of the view around, and in the end English.
    open func keyTitle(_ title: KeyTitle) -> String { superview?.keyTitle(title) ?? title.english }
    /// What a field in here says once more than so many characters are typed; in the end in English.
    open func limitWords(_ most: Int) -> String { superview?.limitWords(most) ?? "max. \(most)" }

    /// Whether this view and what is inside it can have the focus and be clicked.
    public var isInteractive = true { didSet { if isInteractive != oldValue { interactivityChanged() } } }
    /// Whether Tab, once inside, stays inside.
    public var isFocusScope = false
    /// Whether this is one of the columns of a screen, beyond which arrows go straight before they go aside.
    package var isFocusColumn = false

    // MARK: Inherited traits

    /// The glyph set of this view and its subviews; `nil` inherits the superview's.
    public var ownGlyphs: Glyphs? {
        get { ownSharedGlyphs?.set }
        set {
            guard newValue != ownSharedGlyphs?.set else { return }
            share(newValue.map(SharedGlyphs.init))
        }
    }
    /// Gives the view the glyph set that others have, without a copy of it; `nil` inherits the superview's.
    package func share(_ glyphs: SharedGlyphs?) {
        guard glyphs !== ownSharedGlyphs else { return }
        ownSharedGlyphs = glyphs
        glyphsChanged()
    }
    /// The glyph set in force here.
    public var glyphs: Glyphs {
        _read { yield sharedGlyphs.set }
    }
    private(set) var ownSharedGlyphs: SharedGlyphs?
    private var sharedGlyphs: SharedGlyphs {
        ownSharedGlyphs ?? superview?.sharedGlyphs ?? rootOf?.sharedGlyphs ?? .unicode
    }

    // MARK: What is asked most

    // Of private properties that are read and set at once the compiler proves that no access meets another, so that none is
    // checked as the program runs.
    private weak var keptSuperview: View?
    private weak var keptRootOf: Window?
    private var keptFrame = Rect.zero
    private var keptIsHidden = false
    private var keptBorder: BorderStyle?

    // MARK: Layout state

    var constraints: [LayoutConstraint] = []
    /// What it was pinned to before it had a superview to be pinned in.
    private var waitingPins: [WaitingPin] = []
    /// Place among the subviews of the container whose pins are followed right now.
    var layoutSlot = 0
    /// How far this view is laid out, and the sizes that it wants.
    var layoutMemory = LayoutMemory()
    /// Whether anybody has said where this view stands in its superview.
    private(set) var isPlaced = false
    /// Where the view itself has drawn something on itself, around what the views inside have drawn: as far as it may be
    /// seen still. Of a view with nothing inside it is not known.
    private(set) var ink = DirtyArea()
    /// Whether what is seen of the view is in its new place already.
    private var isFollowing = false
    /// What the last layout could not follow among the pins and sizes.
    var pinIssues: [LayoutIssue] = []

    /// A view without a size, in no superview.
    public init() {}

    /// The view's own room, from its top left.
    public var bounds: Rect { Rect(origin: .zero, size: frame.size) }
    /// ``bounds`` without the border.
    public var contentBounds: Rect { border == nil ? bounds : bounds.inset(by: Insets(1)) }
    /// The window that the view is in; `nil` while it is in none.
    public var window: Window? { rootOf ?? superview?.window }

    /// Whether the size that this view wants can change with the views inside it. Where it cannot, they come, go and change
    /// without asking the views around for layout; this view then makes and places them in ``layoutSubviews()``.
    var wishHangsOnSubviews: Bool { true }

    /// This view, where it scrolls up and down with a bar.
    var barred: (any BarredView)? { nil }

    /// Columns that are blank between what this view holds and its right border: a bar beside that stands on the border.
    var barInset: Int { 0 }

    /// The views inside this one in which arrows look for where to go; what is only made ahead is none of them.
    var partsInReach: [View] { subviews }

    // MARK: To override

    /// The size this view wants when offered `proposal`; it may exceed it, and then gets less.
    ///
    /// The default asks the anchors of the subviews; a view without anchored subviews wants nothing.
    open func sizeThatFits(_ proposal: Size) -> Size {
        guard !constraints.isEmpty else { return .zero }
        if let filling = FillingPins(of: self) { return filling.fittingSize(for: proposal) }
        return LayoutSolver(container: self).fittingSize(for: proposal)
    }

    /// Sets the frames of the subviews; the default follows the anchors.
    open func layoutSubviews() {
        pinIssues = []
        guard !constraints.isEmpty else { return }
        if let filling = FillingPins(of: self) { return filling.layOut() }
        pinIssues = LayoutSolver(container: self).layOut()
    }

    /// Draws what lies under the subviews. Ground and border are there already.
    open func draw(in painter: Painter) {}

    /// Draws what lies over the subviews, such as a focus mark.
    open func drawOverlay(in painter: Painter) {}

    /// Keys this view answers to while it, or a view inside it, has the focus. Where they change and the view is not drawn
    /// again for it, it calls ``setNeedsKeyHints()``.
    open var keyBindings: [KeyBinding] { [] }

    /// Whether Tab stops here.
    open var canBecomeFocused: Bool { false }

    /// Called after the focus came or went.
    open func focusChanged() {}

    /// Where the terminal's cursor stands while this view has the focus, in the view's own coordinates; `nil` hides it.
    open var cursorPosition: Point? { contentBounds.isEmpty ? .zero : contentBounds.origin }

    /// Answers a key; `false` passes it on to the superview.
    open func handle(_ key: KeyEvent) -> Bool { KeyBinding.perform(key, in: keyBindings) }

    /// Answers the mouse, in this view's coordinates; `false` passes it on to the superview.
    open func handle(_ mouse: MouseEvent) -> Bool { false }

    /// Takes pasted text; `false` passes it on to the superview.
    open func paste(_ text: String) -> Bool { false }

    /// Called after the view came into a window (`true`) or left one.
    open func windowChanged(isInWindow: Bool) {}

    /// Called after ``isVisible`` may have changed.
    open func visibilityChanged() {}

    // MARK: Tree

    /// Puts a view in, in front of the others. It leaves where it was.
    public func addSubview(_ view: View) { insertSubview(view, at: subviews.count) }

    /// Puts a view in behind those from an index on; one outside counts as the nearer end.
    public func insertSubview(_ view: View, at index: Int) {
        view.removeFromSuperview()
        subviews.insert(view, at: min(max(0, index), subviews.count))
        view.keptSuperview = self
        view.followWaitingPins()
        view.setNeedsLayout()
        subviewsChanged(in: view.frame)
        if let window { view.announceWindow(window) }
        if !isVisible { view.announceVisibility() }
    }

    /// Keeps a pin until the view has a superview.
    func keepWaiting(_ pin: WaitingPin) { waitingPins.append(pin) }

    private func followWaitingPins() {
        guard !waitingPins.isEmpty else { return }
        for pin in waitingPins { pin.follow() }
        waitingPins = []
    }

    /// Takes the view out of its superview.
    public func removeFromSuperview() {
        guard let superview else { return }
        setNeedsDisplay()
        if window != nil { announceWindow(nil) }
        // From the end on, as what is taken apart mostly is.
        if let place = superview.subviews.lastIndex(where: { $0 === self }) { superview.subviews.remove(at: place) }
        if !superview.constraints.isEmpty { superview.constraints.removeAll { $0.involves(self) } }
        superview.subviewsChanged(in: frame)
        keptSuperview = nil
        isPlaced = false
        if !superview.isVisible { announceVisibility() }
    }

    /// Where a subview that came or went stands is all that changes, unless others move for it.
    private func subviewsChanged(in place: Rect) {
        wishHangsOnSubviews ? setNeedsLayout() : setNeedsDisplay(in: place)
    }

    /// Has these views inside, in their order. Those that are there already stay: taken out and put in again, a view
    /// would lose its pins.
    package func setSubviews(_ views: [View]) {
        let kept = Set(views.map(ObjectIdentifier.init))
        for old in subviews where !kept.contains(ObjectIdentifier(old)) { old.removeFromSuperview() }
        for view in views where view.superview !== self { addSubview(view) }
        arrangeSubviews(views)
        setNeedsLayout()
    }

    /// Puts subviews that do not overlap into the order in which they are read.
    func arrangeSubviews(_ order: [View]) {
        guard order.count == subviews.count else { return }
        subviews = order
    }

    /// Puts some of the subviews into an order, in the places that they have among the others.
    package func arrange(_ some: [View]) {
        let ours = Set(some.map(ObjectIdentifier.init))
        var next = some.makeIterator()
        arrangeSubviews(subviews.map { ours.contains(ObjectIdentifier($0)) ? next.next() ?? $0 : $0 })
        setNeedsLayout()
    }

    /// Whether this view is `other` or lies inside it.
    public func isDescendant(of other: View) -> Bool {
        self === other || (superview?.isDescendant(of: other) ?? false)
    }

    /// Tells this view and those inside that they have come into a window, or left one. Who has been put in as that was told
    /// further out knows it by then.
    func announceWindow(_ new: Window?) {
        forgetLayout()
        if new !== knownWindow {
            knownWindow = new
            windowChanged(isInWindow: new != nil)
            // Who is told may have taken it elsewhere: those inside know by then.
            guard new === knownWindow else { return }
        }
        // One of them may take out another.
        for subview in subviews where subview.superview === self { subview.announceWindow(new) }
    }

    private func announceVisibility() {
        visibilityChanged()
        for subview in subviews { subview.announceVisibility() }
    }

    // MARK: Layout

    /// Sizes hang on the glyphs, and those on the views around.
    private func glyphsChanged() {
        for view in tree { view.forgetLayout() }
        setNeedsLayout()
    }

    /// Asks the scrolling views around to show this one.
    public func scrollIntoView() {
        guard let superview else { return }
        superview.reveal(frame)
    }

    /// Makes `rect`, in this view's coordinates, visible; views that scroll override it.
    open func reveal(_ rect: Rect) {
        superview?.reveal(rect.offset(x: frame.minX, y: frame.minY))
    }

    /// Puts the view elsewhere in its superview, where what is seen of it has been moved to already.
    func follow(to place: Rect) {
        isFollowing = true
        frame = place
        isFollowing = false
    }

    /// Takes note of what the view itself has drawn on a part of itself.
    func noteInk(_ new: DirtyArea, in part: Rect) {
        guard !ink.isEmpty || !new.isEmpty else { return }
        ink.remove(part)
        ink.add(new)
    }

    private func frameChanged(from old: Rect) {
        guard frame != old, !isFollowing || frame.size != old.size else { return }
        if frame.size != old.size { roomChanged() }
        guard let superview else { return setNeedsDisplay() }
        superview.setNeedsDisplay(in: old)
        superview.setNeedsDisplay(in: frame)
    }

    private func hiddenChanged() {
        superview?.setNeedsDisplay(in: frame)
        setNeedsLayout()
        announceVisibility()
    }

    // MARK: Display

    /// Says that what this view answers to may have changed: screens that name keys read them anew before the next frame.
    public final func setNeedsKeyHints() { window?.setNeedsFrame() }

    private func interactivityChanged() {
        setNeedsDisplay()
        setNeedsKeyHints()
    }

    /// Has the whole view drawn anew.
    public final func setNeedsDisplay() { setNeedsDisplay(in: bounds) }

    /// Says that `rect`, in this view's coordinates, must be drawn again.
    ///
    /// What changes inside a view passes through here on its way to the window, so a view that shows something twice
    /// overrides this to have both places drawn.
    open func setNeedsDisplay(in rect: Rect) {
        guard !isHidden || superview == nil else { return }
        let visible = rect.intersection(bounds)
        guard !visible.isEmpty else { return }
        if let rootOf {
            rootOf.invalidate(visible.offset(x: frame.minX, y: frame.minY))
        } else {
            superview?.setNeedsDisplay(in: visible.offset(x: frame.minX, y: frame.minY))
        }
    }

    /// The border as drawn now; controls thicken it under focus.
    open func effectiveBorder(_ border: BorderStyle) -> BorderStyle { border }

    /// The border's look as drawn now.
    open var effectiveBorderStyle: TextStyle { borderStyle }

    /// Subviews from the back to the front.
    open var drawingOrder: [View] { subviews }
}
