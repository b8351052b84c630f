/// A screen over all others of an app: in a box with a border, or with the whole window to itself. It has what the first
/// screen has: the focus from the start, Tab, hints in the last row, the list of keys, and a way out.
final class LayerController: ViewController, ScreenContainer {
    private let screen: ViewController
    private weak var owner: RootController?
    private let form: Window.Presentation
    private let style: AppStyle
    private lazy var box = createBox()
    private lazy var root = RootView(screen.view, style: style) { [weak owner] in owner?.words($0) ?? $0.rawValue }

    /// Columns and rows that the border of a box and the space inside it take.
    private static let frame = Size(width: 4, height: 2)

    init(_ screen: ViewController, as form: Window.Presentation, of app: RootController) {
        self.screen = screen
        self.form = form
        owner = app
        style = app.style
        super.init()
        screen.container = self
    }

    /// The last row, where the layer has the whole window to itself.
    var bar: KeyHintBar { root.bar }

    func remove(_ screen: ViewController) {
        if screen === self.screen { window?.dismiss(through: self) }
    }

    // MARK: Screen

    override var contained: ViewController? { screen }

    override func hasLeft() {
        screen.container = nil
        screen.hasLeft()
    }

    override func loadView() -> View { form == .sheet ? box : root }

    private func createBox() -> View {
        SheetBox(screen.view, insetBy: Insets(horizontal: 1), style: style, isNamedBelow: true) { [weak owner] in
            owner?.words($0) ?? $0.rawValue
        }
    }

    override func viewWillDisappear() {
        super.viewWillDisappear()
        if form == .fullScreen { (bar.hints, bar.message) = ([], nil) }
    }

    override func viewWillDraw() {
        super.viewWillDraw()
        guard let owner else { return }
        let seen = form == .sheet ? owner.bar(below: self) : bar
        seen.hints = owner.hints(of: self)
        seen.message = owner.message
    }

    override var initialFocus: View? { screen.initialFocus ?? view.focusableViews(upTo: 1).first }

    override func preferredSheetSize(in size: Size) -> Size {
        let room = Size(width: size.width - Self.frame.width, height: size.height - Self.frame.height)
        let wish = screen.preferredSheetSize(in: room)
        return Size(width: wish.width + Self.frame.width, height: wish.height + Self.frame.height)
    }

    // MARK: Keys

    /// What closes the layer: Esc, and q where it is no text.
    var closing: KeyBinding {
        let ways = [KeyEvent(.escape), KeyEvent(.character("q"))]
        return KeyBinding(.keys(ways), view.keyTitle(form == .sheet ? .close : .back)) { [self] in
            window?.dismiss(through: self)
        }
    }

    override func handle(_ key: KeyEvent) -> Bool {
        screen.handle(key) || KeyBinding.perform(key, in: owner?.layerBindings(of: self) ?? [])
    }

    override func handle(_ mouse: MouseEvent) -> Bool {
        super.handle(mouse) || form == .sheet && owner?.handle(mouse, beside: self) ?? false
    }
}
