import GomaCatalog
import TerminalKit

/// A title, a note, a switch and a counter, each on a row of its own. It keeps the contract; subclasses break it.
class SampleView: ComponentView<any SampleViewModelProtocol, SampleDisplayState>, StandardComponent {
    typealias Model = SampleViewModel

    private(set) lazy var titleLabel = Label(foreground: .textPrimary, .bold)
    private(set) lazy var noteLabel = Label(foreground: .textSecondary)
    private(set) lazy var switchPart = SamplePart("switch on or off") { [weak self] in self?.viewModel?.toggle() }
    private(set) lazy var counterPart = SamplePart("count up") { [weak self] in self?.viewModel?.countUp() }
    private(set) lazy var column = StackView([titleLabel, noteLabel, switchPart, counterPart], axis: .vertical)

    /// States that only a broken sample has.
    class var additionalVariants: [Variant<SampleDisplayState>] { [] }

    /// Plays that only a broken sample has.
    class var plays: [Play] { [] }

    /// What its model is said to answer to.
    class var actions: [Action<SampleViewModel>] { SampleViewModel.actions }

    /// What its guide says of time.
    class var time: String? { nil }

    override var fillsWidth: Bool { true }
    override var content: View { column }

    override func setupWithTheme() { background = .role(.backgroundCards) }

    override func render(_ state: SampleDisplayState) {
        titleLabel.text = state.title
        noteLabel.text = state.note
        switchPart.text = state.isOn ? glyphs.checked.string : glyphs.unchecked.string
        counterPart.text = String(state.count)
    }
}

/// A row that can be pressed.
final class SamplePart: Control {
    private let label = Label(foreground: .textPrimary)
    private let title: String
    private let action: () -> Void

    var text: String {
        get { label.text }
        set { label.text = newValue }
    }

    init(_ title: String, action: @escaping () -> Void) {
        self.title = title
        self.action = action
        super.init()
        accessibilityLabel = title
        addSubview(label)
        label.layout {
            $0.leading.equal(to: self, offsetBy: Spacing.xs)
            $0.top.equal(to: self)
        }
    }

    override var keyBindings: [KeyBinding] { [KeyBinding(.activate, title) { [self] in action() }] }
}
