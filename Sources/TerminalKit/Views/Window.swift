/// The root of what a terminal shows: screens on top of each other, the focus, and the surface they are drawn on.
@MainActor
public final class Window {
    /// The form of a screen over those below it.
    public enum Presentation: Hashable, Sendable {
        /// All of the window.
        case fullScreen
        /// A box in the middle, with the screen below still to be seen.
        case sheet
    }

    /// Columns and rows.
    public private(set) var size: Size
    let sharedGlyphs: SharedGlyphs
    /// Ground behind everything.
    public var background: ColorReference { didSet { setNeedsFullFrame() } }
    /// Called when something asks for a new frame; the owner then calls ``update()`` before long.
    package var onNeedsFrame: (() -> Void)?
    package var statistics = FrameStatistics()
    /// Tells the time, from any moment on, for whoever wants to know how long frames take; without one nothing is measured.
    package var clock: (() -> Duration)?
    /// The view that keys go to; `nil` where none has the focus.
    public internal(set) weak var focusedView: View?
    /// Where the focus is; stays when the view that has it goes.
    var focusPlace: FocusPlace?
    /// The view that lent the focus to another, for want of room or while what is around it waits; gets it back unless
    /// another answered to the customer meanwhile.
    weak var lender: View?
    /// Whether the screen on top is to get its first focus: it has come there and nobody has had the focus since, or nobody
    /// was left who could have it.
    var awaitsFocus = false
    /// The time in the window; without one, what has the focus answers at once even where it came by itself.
    let scheduler: TimelineScheduler?
    /// Tells presses that come late from those that are meant.
    var grace = FocusGrace()
    /// Whether anything has been told, done or laid out since the focus was looked after last: no view has changed then
    /// without saying so, and the focus is where it can be.
    var mayMoveFocus = true
    /// Whether what happens now is what the customer has asked for.
    private(set) var isAnswering = false

    /// Views in here that make what is in view of them.
    var lazyStacks = LazyStacks()
    /// Takes work that can wait until nobody does; without it, everything is made when it is needed.
    package var idle: IdleWork?
    private var placeObservers = PlaceObservers()

    /// The last one is on top.
    var screens: [Screen] = []
    private var canvas: Canvas
    /// What the next frame has to move and to draw.
    private var pending = SurfaceChanges()
    /// What has changed since somebody took a frame.
    private var changes = SurfaceChanges()
    private var mark = WindowFrame.Mark()
    /// The move that has been announced, until what asks for it comes by.
    private var announced: (move: RowMove, around: [Rect])?
    private var needsFrame = true
    /// The views that took the presses of the mouse's buttons: what a button does next is for the one that took its
    /// last press, wherever the mouse has gone and whatever the other buttons do meanwhile.
    private var pressedViews: [MouseEvent.Button: Weak<View>] = [:]

    /// A window that shows a controller's view.
    /// - Parameter scheduler: the time line of what is shown, by which a press that comes late is told: see
    ///   ``focus(_:)``.
    public init(
        size: Size, root: ViewController, glyphs: Glyphs = .unicode, background: ColorReference = .terminalDefault,
        scheduler: TimelineScheduler? = nil
    ) {
        self.size = size
        self.scheduler = scheduler
        sharedGlyphs = SharedGlyphs(glyphs)
        self.background = background
        canvas = Canvas(size: size)
        present(root)
    }

    // MARK: Events

    /// Hands an event to whom it concerns; `false` when nobody took it. Views are in their places then and the focus is
    /// where it can be, however many events come between two frames.
    @discardableResult
    public func send(_ event: Event) -> Bool {
        settle()
        if isHeld(event) || isLate(event) { return true }
        if case .resize(let size) = event {
            resize(to: size)
            return true
        }
        lender = nil
        return asCustomer { answer(event) }
    }

    private func answer(_ event: Event) -> Bool {
        switch event {
        case .key(let key): send(key)
        case .mouse(let mouse): send(mouse)
        case .paste(let text): focusedView?.responders.contains { $0.paste(text) } ?? false
        case .resize: false
        }
    }

    /// Does what the customer asks for: where the focus goes for it, the customer has moved it there.
    func asCustomer(_ work: () -> Bool) -> Bool {
        let isInside = isAnswering
        isAnswering = true
        defer { isAnswering = isInside }
        let isTaken = work()
        mayMoveFocus = true
        settle()
        grace.customerActed(with: focusedView, at: scheduler?.now)
        return isTaken
    }

    /// Gives the window another size, and lays out anew.
    public func resize(to newSize: Size) {
        guard newSize != size else { return }
        size = newSize
        canvas = Canvas(size: newSize)
        changes = SurfaceChanges()
        mark = WindowFrame.Mark()
        placeScreens()
    }

    private func send(_ key: KeyEvent) -> Bool {
        for view in focusedView?.responders ?? [] where view.handle(key) { return true }
        if moveFocus(for: key) { return true }
        return topController?.handle(key) ?? false
    }

    private func send(_ mouse: MouseEvent) -> Bool {
        guard let root = topController?.view else { return false }
        switch mouse.action {
        case .drag(let button), .release(let button):
            // What was pressed is dragged and let go of, wherever that is by then, and nothing else.
            let pressed = pressedViews[button]?.object
            if case .release = mouse.action { pressedViews[button] = nil }
            guard let pressed, pressed.window === self else { return false }
            return pressed.handle(mouse.local(to: pressed))
        // What was pressed before has been let go of where nobody saw it.
        case .press(let button): pressedViews[button] = nil
        case .wheelUp, .wheelDown: break
        }
        var view = root.hitTest(Point(x: mouse.location.x - root.frame.minX, y: mouse.location.y - root.frame.minY))
        while let current = view {
            if current.handle(mouse.local(to: current)) {
                if case .press(let button) = mouse.action { pressedViews[button] = Weak(current) }
                return true
            }
            if case .press = mouse.action, current.isControlOutOfUse { return true }
            view = current.superview
        }
        return topController?.handle(mouse) ?? false
    }

    // MARK: Frames

    /// Asks for a frame before long.
    func setNeedsFrame() {
        mayMoveFocus = true
        guard !needsFrame else { return }
        needsFrame = true
        onNeedsFrame?()
    }

    func setNeedsFullFrame() {
        pending = SurfaceChanges()
        pending.draw(Rect(origin: .zero, size: size))
        setNeedsFrame()
    }

    func invalidate(_ rect: Rect) {
        let visible = rect.intersection(Rect(origin: .zero, size: size))
        guard !visible.isEmpty else { return }
        setNeedsFrame()
        guard let (move, fixed) = announced, move.area == visible else { return pending.draw(visible) }
        announced = nil
        pending.move(move)
        for rect in fixed {
            pending.draw(rect)
            let moved = move.moved(rect)
            if !moved.isEmpty { pending.draw(moved) }
        }
    }

    /// Has rows moved on the screen, rather than drawn again, if what `ask` asks to be drawn arrives here as the area of the
    /// move: nobody on the way has then wanted anything else.
    /// - Parameter fixed: what stays in its place, under or over what is moved: it is drawn anew, and so is where its picture
    ///   has been moved to.
    func move(_ move: RowMove, around fixed: [Rect], _ ask: () -> Void) {
        announced = (move, fixed)
        ask()
        announced = nil
    }

    /// Lays out and draws what has changed; `false` when nothing had.
    @discardableResult
    public func update() -> Bool {
        guard needsFrame else { return false }
        settle()
        topController?.viewWillDraw()
        layOut()
        needsFrame = false
        guard !pending.isEmpty else { return false }
        measure(\.drawTime) { carryOut(pending.take()) }
        statistics.cellsTouched += canvas.cellsTouched
        statistics.viewsDrawn += canvas.viewsDrawn
        (canvas.cellsTouched, canvas.viewsDrawn) = (0, 0)
        statistics.frames += 1
        grace.pictureShown(at: scheduler?.now)
        return true
    }

    private func carryOut(_ work: SurfaceChanges) {
        var rects = work.drawn.rects
        for move in work.moves {
            guard canvas.surface.move(move) else {
                rects = [Rect(origin: .zero, size: size)]
                break
            }
            changes.move(move)
        }
        for rect in rects { draw(rect) }
    }

    /// What the last ``update()`` drew, for whoever shows all of these frames: it tells what has changed since the one taken
    /// before.
    package func takeFrame() -> WindowFrame {
        let base = mark
        mark = WindowFrame.Mark()
        return WindowFrame(surface: surface, changes: changes.take(), base: base, mark: mark)
    }

    /// What the last ``update()`` drew.
    public var surface: Surface { canvas.surface }

    /// Where the terminal's cursor belongs, or `nil` to hide it.
    public var cursor: Point? {
        guard let view = focusedView, let position = view.cursorPosition else { return nil }
        let place = view.convertToWindow(Rect(origin: position, size: Size(width: 1, height: 1)))
        return view.visibleRect.intersects(place) ? place.origin : nil
    }

    /// Puts every view in its place, and the focus where it can be.
    private func settle() {
        layOut()
        guard mayMoveFocus else { return }
        mayMoveFocus = false
        if giveInitialFocus() || keepFocusValid() { layOut() }
    }

    /// Has somebody look where something stands from now on, whenever everything is in its place.
    package func add(_ observer: any PlaceObserver) {
        placeObservers.add(observer)
        setNeedsFrame()
    }

    /// Has somebody look no more.
    package func remove(_ observer: any PlaceObserver) { placeObservers.remove(observer) }

    /// Layout that hangs on layout (a list that scrolls its focus into view, content whose height is found out) settles
    /// within a few rounds.
    func layOut() { measure(\.layoutTime, settleLayout) }

    private func settleLayout() {
        for _ in 0..<8 {
            lazyStacks.look()
            var isDone = true
            for screen in screens where !screen.controller.view.isSettled {
                isDone = false
                fit(screen)
                screen.controller.view.layoutIfNeeded()
            }
            guard !isDone || placeObservers.look() else { break }
            mayMoveFocus = true
        }
        lazyStacks.noteMarks()
        lazyStacks.lookAhead()
    }

    /// Does work whose time counts, where there is a clock.
    private func measure(_ time: WritableKeyPath<FrameStatistics, Duration>, _ work: () -> Void) {
        guard let clock else { return work() }
        let start = clock()
        work()
        statistics[keyPath: time] += clock() - start
    }

    /// Draws a part of the screens, a column wider on either side as long as it ends inside a wide cluster.
    private func draw(_ rect: Rect) {
        (canvas.cutsLeft, canvas.cutsRight) = (false, false)
        // Of a wide cluster at the edge, the half outside may change too.
        changes.draw(Rect(x: rect.minX - 1, y: rect.minY, width: rect.width + 2, height: rect.height))
        let painter = Painter(canvas: canvas, clip: rect, glyphs: sharedGlyphs)
        painter.fill(rect, with: background)
        let firstVisible = screens.lastIndex { $0.presentation == .fullScreen } ?? 0
        for screen in screens[firstVisible...] { screen.controller.view.render(in: painter) }
        guard canvas.cutsLeft || canvas.cutsRight else { return }
        let (left, right) = (canvas.cutsLeft ? 1 : 0, canvas.cutsRight ? 1 : 0)
        draw(Rect(x: rect.minX - left, y: rect.minY, width: rect.width + left + right, height: rect.height))
    }
}

extension MouseEvent {
    /// The same in a view's own coordinates.
    @MainActor
    func local(to view: View) -> MouseEvent {
        let place = view.convertToWindow(view.bounds)
        var local = self
        local.location = Point(x: location.x - place.minX, y: location.y - place.minY)
        return local
    }
}
