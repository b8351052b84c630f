/// The owner of a screen: makes its view, answers keys that the view left over, and is told when it comes and goes.
@MainActor
open class ViewController {
    /// The window that shows it now; `nil` while none does.
    public internal(set) weak var window: Window? {
        didSet { contained?.window = window }
    }
    /// The screen that is shown inside this one, and so in the same window. Whatever this one does not answer itself is for
    /// that to answer.
    var contained: ViewController? { nil }
    /// What the screen is shown in, where that is not the window itself.
    final weak var container: (any ScreenContainer)?
    private var loadedView: View?

    /// A controller whose view is loaded when it is first asked for.
    public init() {}

    /// A screen that is a view and no more.
    package convenience init(showing view: View) {
        self.init()
        loadedView = view
    }

    /// The screen's view, made by ``loadView()`` when first asked for.
    public var view: View {
        if let loadedView { return loadedView }
        let view = loadView()
        loadedView = view
        viewDidLoad()
        return view
    }

    final var isViewLoaded: Bool { loadedView != nil }

    /// Called once the screen has been taken away for good.
    func hasLeft() { contained?.hasLeft() }

    /// Makes the view.
    open func loadView() -> View { View() }

    /// Called once, after the view was made.
    open func viewDidLoad() {}

    /// Called before the view comes to the window, the first time and after something above it has gone.
    open func viewWillAppear() { contained?.viewWillAppear() }

    /// Called when the view leaves the window or something covers it.
    open func viewWillDisappear() { contained?.viewWillDisappear() }

    /// Called before a frame is drawn while this screen is on top, for what depends on everything else that it shows, such
    /// as a line that names the keys of what has the focus.
    open func viewWillDraw() { contained?.viewWillDraw() }

    /// The view that gets the focus when the screen has come on top, as soon as there is room for it; `nil` for nobody.
    open var initialFocus: View? { contained?.initialFocus }

    /// The view that gets the focus when the one that had it is gone and none beside it can take over; `nil` for none.
    open var fallbackFocus: View? { contained?.fallbackFocus }

    /// Called after the focus has moved while this screen is on top.
    open func focusChanged() { contained?.focusChanged() }

    /// Keys that this screen answers where no view took them.
    open var keyBindings: [KeyBinding] { contained?.keyBindings ?? [] }

    /// Answers a key that no view took.
    open func handle(_ key: KeyEvent) -> Bool {
        contained?.handle(key) ?? false || KeyBinding.perform(key, in: keyBindings)
    }

    /// What is shown, in a few words, for the title of the terminal's window while this screen is on top; `nil` leaves the
    /// title that there is.
    open var title: String? { contained?.title }

    /// Answers a mouse event that no view took, in the window's coordinates.
    open func handle(_ mouse: MouseEvent) -> Bool { contained?.handle(mouse) ?? false }

    /// The size of the sheet that this screen would like to be in a window of `size`; the default is what its view
    /// wants.
    open func preferredSheetSize(in size: Size) -> Size {
        contained?.preferredSheetSize(in: size) ?? view.measure(size)
    }
}
