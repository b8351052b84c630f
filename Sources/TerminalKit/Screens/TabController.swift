/// Screens beside each other, each behind a tab in the first row, and one of them shown.
///
/// A screen keeps its view and its focus while others are shown; with a ``StackController`` behind each tab, each has a way
/// back of its own. Tabs are chosen by their controls, and the first nine by Alt with the number of the tab.
open class TabController: ViewController, ScreenContainer {
    /// A screen and what its tab is called.
    public struct Tab {
        /// What the tab is called.
        public let title: String
        /// What is shown behind it.
        public let screen: ViewController

        public init(_ title: String, _ screen: ViewController) {
            self.title = title
            self.screen = screen
        }
    }

    /// In their order; there is always one.
    public let tabs: [Tab]
    /// The place of the tab whose screen is shown, counted from 0.
    public private(set) final var selectedIndex = 0

    private let shown: ScreenSwitch
    private let strip: TabStripView
    private var places: [Int: FocusPlace] = [:]

    /// - Parameter tabs: the first one is shown.
    /// - Precondition: one tab at least.
    public init(_ tabs: [Tab]) {
        precondition(!tabs.isEmpty, "TabController: needs a tab, and has none")
        self.tabs = tabs
        shown = ScreenSwitch(tabs[0].screen)
        strip = TabStripView(tabs.map(\.title))
        super.init()
        for tab in tabs { tab.screen.container = self }
        strip.onSelect = { [weak self] in self?.select($0) }
    }

    /// Shows the screen of a tab; nothing where there is none at the place.
    public final func select(_ index: Int) {
        guard tabs.indices.contains(index), index != selectedIndex else { return }
        keepFocus()
        selectedIndex = index
        strip.select(index)
        shown.show(tabs[index].screen, focus: places[index], in: window)
    }

    /// Takes note where the focus is on the screen that is shown. While it is elsewhere, where it was there last stays
    /// known.
    private func keepFocus() {
        if let place = shown.focus(in: window) { places[selectedIndex] = place }
    }

    /// A tab's screen stays for as long as the tabs do, and takes them along where it leaves.
    final func remove(_ screen: ViewController) {
        if tabs.contains(where: { $0.screen === screen }) { leave() }
    }

    // MARK: The screen of the tab

    override final var contained: ViewController? { shown.screen }

    override final func hasLeft() { tabs.forEach { $0.screen.hasLeft() } }

    override public final func loadView() -> View {
        shown.load()
        return StackView([strip, shown.stage.growing()], axis: .vertical)
    }

    override open func viewWillAppear() { shown.appear() }

    override open func viewWillDisappear() {
        keepFocus()
        shown.disappear()
    }

    override open var initialFocus: View? { shown.initialFocus ?? view.focusableViews(upTo: 1).first }

    /// The keys of the screen that is shown, and those of the tabs.
    override open var keyBindings: [KeyBinding] {
        let digits = Array("123456789")
        let others = zip(tabs.indices, digits).filter { $0.0 != selectedIndex }
        return shown.screen.keyBindings
            + others.map { index, digit in
                KeyBinding(KeyEvent(.character(digit), .alt), tabs[index].title) { [self] in select(index) }
            }
    }

    override open func preferredSheetSize(in size: Size) -> Size { view.measure(size) }
}
