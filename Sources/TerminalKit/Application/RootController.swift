/// An app: its content, and in the last row the keys that work now.
///
/// The first control has the focus from the start, and Tab and Shift-Tab move it. ? lists all keys, q ends the app
/// wherever it is not text, and Ctrl-C does everywhere. What is shown survives every size; whoever runs the app in a
/// terminal, such as `TerminalApplication.run(_:colors:depth:)`, lets the scheduler that it was made with follow the
/// clock.
open class RootController: ViewController {
    /// The screen that is shown. Another one takes its place at once, and its first control the focus; whoever waits for a screen
    /// on the one before waits no more, and gets nothing.
    public var content: ViewController {
        didSet { if content !== oldValue { contentReplaced(oldValue) } }
    }
    /// Keys of the app, which work where neither a view nor the content answers them.
    public var keys: [KeyBinding] = [] {
        didSet { window?.setNeedsFrame() }
    }
    /// What can be done without a key; the list of commands has it.
    public var commands: [Command] = []
    /// The look of the hints, messages and lists around the content.
    public let style: AppStyle
    /// The time in the app.
    package let scheduler: TimelineScheduler
    /// Work that waits until nothing else does, a piece at a time. Whoever runs the app does it between keys, and a test
    /// when it wants to.
    public let idle = IdleWork()
    /// What roles look like; `nil` before the app runs. Whoever runs it sets the first; another one shows at once, and
    /// nothing is laid out or drawn anew for it.
    public var colors: (any ColorResolver)? {
        didSet { if let colors { onColorsChange?(colors) } }
    }
    /// What keys do, in the customer's language.
    public var words: (KeyTitle) -> String {
        didSet { window?.setNeedsFrame() }
    }
    /// Called when the app is to end; with `nil`, ``quit()`` does nothing. Whoever runs the app sets it.
    public var onQuit: (() -> Void)?
    /// Told the colours that the app is to be shown in from now on. Whoever runs the app sets it.
    package var onColorsChange: ((any ColorResolver) -> Void)?

    /// Whether content that comes takes over the place of the focus.
    private var keepsPlace = false
    private var messageEnd: AnyCancellable?
    private lazy var root = RootView(content.view, style: style) { [weak self] in self?.words($0) ?? $0.english }

    /// How long a message stands unless somebody says otherwise.
    public static let messageDuration = Duration.seconds(4)

    /// - Parameters:
    ///   - content: the screen to show; its ``ViewController/keyBindings`` are among the hints.
    ///   - keys: keys of the app, most important first.
    ///   - scheduler: the time line of the content, which messages pass on too.
    ///   - words: what keys do, in the customer's language; English where nobody says otherwise.
    public init(
        _ content: ViewController, keys: [KeyBinding] = [], style: AppStyle = .plain,
        scheduler: TimelineScheduler = TimelineScheduler(), words: @escaping (KeyTitle) -> String = { $0.english }
    ) {
        self.content = content
        self.keys = keys
        self.style = style
        self.scheduler = scheduler
        self.words = words
        super.init()
    }

    /// An app that shows one view; it scrolls where the view is higher than the room.
    public convenience init(
        _ content: View, keys: [KeyBinding] = [], style: AppStyle = .plain,
        scheduler: TimelineScheduler = TimelineScheduler(), words: @escaping (KeyTitle) -> String = { $0.english }
    ) {
        self.init(
            ContentController(content, barStyle: style.scrollBar), keys: keys, style: style, scheduler: scheduler,
            words: words)
    }

    /// Shows a screen in place of one like it, such as the same made again in another language: the focus goes to the
    /// control that stands where it was, or nearest to there.
    public func renew(_ content: ViewController) {
        keepsPlace = true
        defer { keepsPlace = false }
        self.content = content
    }

    /// Shows a view in place of one like it; it scrolls where it is higher than the room.
    public func renew(_ content: View) { renew(ContentController(content, barStyle: style.scrollBar)) }

    /// A window with the app in it.
    public func makeWindow(size: Size) -> Window {
        Window(size: size, root: self, glyphs: style.glyphs, background: style.ground, scheduler: scheduler)
    }

    /// What is said in place of the keys; `nil` for nothing.
    var message: String? { root.bar.message }

    /// Says something in the last row, in place of the keys, for a while or until something else is said.
    public func show(message: String, for duration: Duration = messageDuration) {
        say(message)
        messageEnd = scheduler.after(duration) { [weak self] in self?.say(nil) }
    }

    /// Also in the last row of a screen that has the whole window to itself, with a list over it.
    private func say(_ message: String?) {
        root.bar.message = message
        if let top = window?.topController { bar(below: top).message = message }
    }

    /// Ends the app. An app that asks before it ends overrides this, and calls the original once it has the answer.
    open func quit() { onQuit?() }

    // MARK: Screen

    override var contained: ViewController? { content }

    override public final func loadView() -> View { root }

    override open func viewWillDisappear() {
        super.viewWillDisappear()
        root.bar.hints = []
    }

    override open func viewWillDraw() {
        super.viewWillDraw()
        root.bar.hints = Self.hints(keySections)
    }

    override open var initialFocus: View? { content.initialFocus ?? root.focusableViews(upTo: 1).first }

    override open func preferredSheetSize(in size: Size) -> Size { root.measure(size) }

    private func contentReplaced(_ old: ViewController) {
        let isOnTop = window?.topController === self
        if isOnTop { old.viewWillDisappear() }
        old.window = nil
        root.content = content.view
        content.window = window
        old.hasLeft()
        if isOnTop { content.viewWillAppear() }
        // What lies over it gives the focus to its first control once it goes.
        if !keepsPlace { window?.cover(self, with: CoveredFocus(place: nil, isAwaited: true)) }
        guard isOnTop else { return }
        if keepsPlace, window?.focusedView != nil { return }
        window?.focus(nil)
        window?.awaitsFocus = true
    }

    // MARK: Keys

    /// The keys of the app, those that move the focus, and the ways to help and out.
    override public final var keyBindings: [KeyBinding] { keys + focusBindings(in: root) + lastingBindings }

    /// Ways from part to part, where there is another one to go to.
    private func focusBindings(in view: View) -> [KeyBinding] {
        guard view.focusableViews(upTo: 2).contains(where: { !$0.isFocused }) else { return [] }
        return [
            KeyBinding(KeyEvent(.tab), words(.nextPart)) { [self] in window?.moveFocus(.next) },
            KeyBinding(.backTab, words(.previousPart)) { [self] in window?.moveFocus(.previous) },
        ]
    }

    private static let commandTrigger = KeyBinding.Trigger.keys([.control("p")])
    private static let listKeys = [KeyEvent(.character("?")), KeyEvent(.function(1))]

    private var lastingBindings: [KeyBinding] {
        [
            KeyBinding(.keys(Self.listKeys), words(.keys)) { [self] in showKeys(keySections) },
            KeyBinding(Self.commandTrigger, words(.commands)) { [self] in showCommands(keySections) },
            KeyBinding(.keys([KeyEvent(.character("q")), .control("c")]), words(.quit)) { [self] in quit() },
        ]
    }

    /// All that the keys do that work now, and what no key does.
    private func showCommands(_ sections: [KeySection]) {
        let list = words(.commands)
        let keyless = commands.map { command in (label: "", title: command.title, run: { command.perform() }) }
        let entries = sections.flatMap(\.commands).filter { $0.title != list } + keyless
        let sheet = CommandListController(entries, style: style, words: words) { [weak self] chosen in
            self?.window?.dismiss()
            chosen?.run()
        }
        present(list: sheet)
    }

    /// Shows a list over what there is, with its keys in the last row below, unless something is said there.
    private func present(list: ViewController) {
        window?.present(list, as: .sheet)
        let bar = bar(below: list)
        (bar.hints, bar.message) = (Self.hints(list.keyBindings, isLasting: true), message)
    }

    /// The keys that work now on a screen, each where it is answered: by the focus, by the screen, by the app; then the ways
    /// from part to part, and those that last. Keys of what is out of use for a while do nothing meanwhile, and stand
    /// nowhere.
    private func keySections(of screen: ViewController, in view: View, _ groups: [[KeyBinding]]) -> [KeySection] {
        let held = [window?.focusedView, window?.lender].flatMap { $0?.heldBindings ?? [] }
        let focused = window?.focusedView?.answeringBindings(upTo: view) ?? []
        let groups = [held, focused, screen.keyBindings] + groups
        return Array(KeySection.answering(groups.map { KeySection("", $0) }).dropFirst())
    }

    private var keySections: [KeySection] {
        keySections(of: content, in: root, [keys, focusBindings(in: root), lastingBindings])
    }

    private func showKeys(_ sections: [KeySection]) {
        let groups = [sections[..<1], sections[1...2], sections[3...]].map { KeySection("", $0.flatMap(\.bindings)) }
        let list = KeyListController(groups, style: style, isNamedBelow: true, words: words) { [weak self] in
            self?.window?.dismiss()
        }
        present(list: list)
    }

    /// What the focus answers first, then the screen and the app, then Tab; the ways to help and out last.
    private static func hints(_ sections: [KeySection]) -> [KeyHint] {
        let own = sections.prefix(3).flatMap(\.keys).map { KeyHint($0.label, $0.title) }
        let next = sections[3].bindings.prefix(1)
        // The list of keys tells of that of commands.
        let lasting = sections[4].bindings.filter { $0.trigger != commandTrigger }
        return own + hints(Array(next)) + hints(lasting, isLasting: true)
    }

    /// Each by the first of its keys.
    private static func hints(_ bindings: [KeyBinding], isLasting: Bool = false) -> [KeyHint] {
        bindings.flatMap { binding in
            binding.trigger.keys.prefix(1).map { KeyHint($0.description, binding.title, isLasting: isLasting) }
        }
    }
}

// MARK: - Layers

/// The keys of a layer over the app.
extension RootController {
    /// The ways from part to part of a layer, out of it, to the list of its keys, and out of the app.
    func layerBindings(of layer: LayerController) -> [KeyBinding] {
        focusBindings(in: layer.view) + layerLastingBindings(of: layer)
    }

    private func layerLastingBindings(of layer: LayerController) -> [KeyBinding] {
        [
            layer.closing,
            KeyBinding(.keys(Self.listKeys), words(.keys)) { [self] in showKeys(keySections(of: layer)) },
            KeyBinding(Self.commandTrigger, words(.commands)) { [self] in showCommands(keySections(of: layer)) },
            KeyBinding(.control("c"), words(.quit)) { [self] in quit() },
        ]
    }

    private func keySections(of layer: LayerController) -> [KeySection] {
        keySections(
            of: layer, in: layer.view, [[], focusBindings(in: layer.view), layerLastingBindings(of: layer)])
    }

    /// What stands in the last row while a layer is on top.
    func hints(of layer: LayerController) -> [KeyHint] { Self.hints(keySections(of: layer)) }

    /// The last row that is seen while a sheet is on top.
    func bar(below sheet: ViewController) -> KeyHintBar {
        (window?.fullScreen(below: sheet) as? LayerController)?.bar ?? root.bar
    }

    /// Answers a click beside a sheet: on what the last row names, it is the key that is named.
    func handle(_ mouse: MouseEvent, beside sheet: ViewController) -> Bool {
        let bar = bar(below: sheet)
        guard !sheet.view.frame.contains(mouse.location),
            bar.convertToWindow(bar.bounds).contains(mouse.location)
        else { return false }
        return bar.handle(mouse.local(to: bar))
    }
}
