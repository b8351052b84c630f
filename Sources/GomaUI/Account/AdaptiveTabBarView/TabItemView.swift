/// The place of a tab: takes the focus and the press; the bar draws what it shows.
final class TabItemView: Control {
    private let environment: ViewEnvironment
    /// Called when the tab is chosen.
    var onActivate: (() -> Void)?

    init(in environment: ViewEnvironment) {
        self.environment = environment
        super.init()
        focusStyle = TextStyle(.highlightPrimary, .bold)
    }

    func render(_ item: TabItemDisplayState) {
        accessibilityIdentifier = "tab-\(item.id)"
        accessibilityLabel = item.title
        isSelected = item.isActive
    }

    override var keyBindings: [KeyBinding] { KeyBinding.activating(environment.text(.keyGoThere), onActivate) }
}
