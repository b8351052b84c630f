import GomaCatalog
import TerminalKit

protocol SampleViewModelProtocol: DisplayStateSource<SampleDisplayState> {
    func press()
    func write(_ note: String)
}

/// A title, whether it is on, and a note where there is one, each on a row of its own.
final class SampleView: ComponentView<any SampleViewModelProtocol, SampleDisplayState>, StandardComponent {
    typealias Model = SampleViewModel

    private lazy var title = Label(foreground: .textPrimary, .bold)
    private lazy var count = Label(foreground: .textPrimary)
    private lazy var note = Label(foreground: .textSecondary)
    private lazy var column = StackView([title, count, note], axis: .vertical)

    override var fillsWidth: Bool { true }
    override var content: View { column }
    override var contentInsets: Insets { Insets(left: 1) }

    override var keyBindings: [KeyBinding] {
        [
            KeyBinding(.activate, "press") { [self] in viewModel?.press() },
            KeyBinding(KeyEvent(.character("n")), "note") { [self] in viewModel?.write("noted") },
        ]
    }

    override func setupWithTheme() { background = .role(.backgroundCards) }

    override func render(_ state: SampleDisplayState) {
        title.text = state.title
        count.text = "\(state.isOn ? glyphs.checked : glyphs.unchecked) \(state.count)"
        note.text = ([state.note] + state.marks.map(\.title)).compactMap(\.self).joined(separator: " ")
        note.isHidden = note.text.isEmpty
        accessibilityLabel = "sample"
    }
}
