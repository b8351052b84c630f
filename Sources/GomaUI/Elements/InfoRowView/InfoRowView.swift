/// A label at the left and its value at the right, on the ground of what they are in. Where they have no room side by
/// side, the value stands below its label.
public final class InfoRowView: ComponentView<any InfoRowViewModelProtocol, InfoRowDisplayState>, StandardComponent {
    public typealias Model = InfoRowViewModel

    private lazy var nameLabel = Label().wrapping()
    private lazy var markLabel = Label().unspoken()
    private lazy var valueLabel = Label(alignment: .trailing).wrapping()
    private lazy var value = StackView([markLabel, valueLabel.narrowing(to: 1)], spacing: Spacing.xs)
    private lazy var pair = SideBySideView(nameLabel, value, least: 10)

    override public var fillsWidth: Bool { true }
    override public var content: View { pair }
    override public var contentInsets: Insets { Insets(left: Spacing.sm, right: Spacing.sm) }

    override public func render(_ state: InfoRowDisplayState) {
        let isBlank = viewModel == nil
        let look = look(of: state.tone)
        let spoken = look.spoken.map { environment.text($0) }
        nameLabel.show(state.label, TextStyle(.textPrimary), shape: isBlank ? 12 : nil)
        valueLabel.show(text(of: state.value), TextStyle(.strongCaption, look.role), shape: isBlank ? 8 : nil)
        if !isBlank { valueLabel.accessibilityLabel = ReadingText.joined([valueLabel.text, spoken]) }
        markLabel.text = look.mark
        markLabel.style = TextStyle(look.role, .bold)
    }

    private func text(of value: InfoRowValue) -> String {
        switch value {
        case .text(let text): text
        case .money(let money): environment.money.string(money)
        }
    }

    /// What says the tone without colour, in which role, and what a screen reader says of it.
    private func look(of tone: InfoRowTone) -> (mark: String, role: ColorRole, spoken: LocalizationKey?) {
        switch tone {
        case .standard: ("", .textPrimary, nil)
        case .bonus: (glyphs.boosted.string, .highlightSecondary, .spokenBonus)
        case .success: (glyphs.success.string, .alertSuccess, .spokenSuccess)
        case .warning: (glyphs.warning.string, .alertWarning, .spokenAttention)
        }
    }
}
