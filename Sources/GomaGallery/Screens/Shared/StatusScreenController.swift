/// The base of the controllers of all screens: keys that are answered, and a status line that names those that matter.
class StatusScreenController: ViewController, GalleryScreenController, MessageScreen {
    let screenPresenter: any GalleryScreenPresenter
    let status: StatusBar
    private let screen: View

    init(_ presenter: any GalleryScreenPresenter, showing screen: View, status: StatusBar) {
        (screenPresenter, self.screen, self.status) = (presenter, screen, status)
        super.init()
    }

    override final func loadView() -> View { screen }

    override func handle(_ key: KeyEvent) -> Bool { answer(key) }

    /// What has the focus may answer to other keys than before.
    override func viewWillDraw() { status.update(keys: hints) }

    func show(message: String) { status.show(message: message) }

    /// Gives the keys to a view where nobody has them.
    final func focusAtFirst(_ view: View) {
        guard window?.focusedView == nil else { return }
        window?.update()
        window?.focus(view)
    }

    // MARK: To override

    var keyGroups: [KeySection] { [] }

    var viewSections: [KeySection] { [] }

    var componentSections: [KeySection] { [] }

    /// The keys that matter most now.
    var hints: [(label: String, title: String)] { [] }

    func themeChanged() {}

    func fileStateChanged() {}
}
