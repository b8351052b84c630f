/// Screens on a stack, of which the top one is shown: a detail over its list, a step after the one before.
///
/// What lies below keeps its view, with all that was done there; when it is shown again, the focus is where it was. Esc
/// goes back wherever nothing else answers it. A screen reaches the stack that it is on by ``ViewController/stack``.
open class StackController: ViewController, ScreenContainer {
    /// The screens, the top one last; there is always one.
    public var screens: [ViewController] { entries.map(\.screen) }

    private var entries: [Entry]
    private let shown: ScreenSwitch
    /// Stacks that were put aside for another, by their names.
    private var others: [String: [Entry]] = [:]
    /// The name of the stack that is shown.
    package private(set) final var name = ""

    /// A screen, and where the focus was when another came over it.
    private struct Entry {
        let screen: ViewController
        var focus: FocusPlace?
    }

    /// A stack of one screen.
    public init(_ first: ViewController) {
        entries = [Entry(screen: first)]
        shown = ScreenSwitch(first)
        super.init()
        first.container = self
    }

    /// The screen that is shown.
    public final var top: ViewController { entries[entries.count - 1].screen }

    // MARK: Changing the screen

    /// Shows a screen over the one there is; its first control has the focus.
    public final func push(_ screen: ViewController) {
        guard screen.container == nil else { return }
        keepFocus()
        entries.append(Entry(screen: screen))
        screen.container = self
        shown.show(screen, focus: nil, in: window)
    }

    /// Shows a screen over the one there is, and waits for what it comes to.
    /// - Returns: `nil` where it was left without a result.
    public final func push<Result>(_ screen: ResultController<Result>) async -> Result? {
        await screen.result { push(screen as ViewController) }
    }

    /// Shows a screen in place of the one on top.
    public final func replaceTop(with screen: ViewController) {
        guard screen.container == nil else { return }
        let old = entries.removeLast().screen
        entries.append(Entry(screen: screen))
        screen.container = self
        shown.show(screen, focus: nil, in: window)
        release([old])
    }

    /// Takes the top screen away, and shows the one below as it was; the first one stays.
    public final func pop() { pop(to: entries.count - 2) }

    /// Goes back to the first screen.
    public final func popToFirst() { pop(to: 0) }

    /// Goes back to a screen of the stack; nothing where it is none, or on top already.
    public final func pop(to screen: ViewController) {
        if let index = entries.firstIndex(where: { $0.screen === screen }) { pop(to: index) }
    }

    private func pop(to index: Int) {
        guard index >= 0, index < entries.count - 1 else { return }
        let gone = entries[(index + 1)...].map(\.screen)
        entries.removeLast(gone.count)
        shown.show(top, focus: entries[index].focus, in: window)
        release(gone.reversed())
    }

    final func remove(_ screen: ViewController) {
        guard let index = entries.firstIndex(where: { $0.screen === screen }) else { return removeAside(screen) }
        if index > 0 { pop(to: index - 1) } else { leave() }
    }

    /// Takes a screen out of a stack that has been put aside, with all that has come over it; the first one stays.
    private func removeAside(_ screen: ViewController) {
        for (name, stack) in others {
            guard let index = stack.firstIndex(where: { $0.screen === screen }), index > 0 else { continue }
            others[name] = Array(stack[..<index])
            release(stack[index...].reversed().map(\.screen))
        }
    }

    /// Takes note where the focus is on the top screen. While it is elsewhere, where it was there last stays known.
    private func keepFocus() {
        guard let place = shown.focus(in: window) else { return }
        entries[entries.count - 1].focus = place
    }

    private func release(_ screens: [ViewController]) {
        for screen in screens {
            screen.container = nil
            screen.hasLeft()
        }
    }

    // MARK: Other stacks

    /// Shows another stack in place of this one, which is put aside as it is.
    /// - Parameters:
    ///   - name: what that stack is called; the one that all begins with is called by nothing.
    ///   - first: its first screen, where it has not been shown yet.
    package final func select(stack name: String, first: @autoclosure () -> ViewController) {
        guard name != self.name else { return }
        keepFocus()
        others[self.name] = entries
        entries = others.removeValue(forKey: name) ?? [Entry(screen: first())]
        self.name = name
        top.container = self
        shown.show(top, focus: entries[entries.count - 1].focus, in: window)
    }

    /// The screens of a stack that has been put aside; `nil` where there is none of that name.
    package final func screens(aside name: String) -> [ViewController]? { others[name]?.map(\.screen) }

    // MARK: The screen on top

    override final var contained: ViewController? { top }

    override final func hasLeft() {
        for stack in [entries] + others.values { stack.reversed().forEach { $0.screen.hasLeft() } }
    }

    override public final func loadView() -> View {
        shown.load()
        return shown.stage
    }

    override open func viewWillAppear() { shown.appear() }

    override open func viewWillDisappear() {
        keepFocus()
        shown.disappear()
    }

    override open var initialFocus: View? { shown.initialFocus }

    /// The keys of the screen on top, and the way back from it.
    override open var keyBindings: [KeyBinding] {
        guard entries.count > 1 else { return top.keyBindings }
        return top.keyBindings + [KeyBinding(KeyEvent(.escape), shown.stage.keyTitle(.back)) { [self] in pop() }]
    }
}
