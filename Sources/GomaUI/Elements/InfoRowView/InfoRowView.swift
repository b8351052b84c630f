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
        nameLabel.text = isBlank ? glyphs.shape(columns: 12) : state.label
        valueLabel.text = isBlank ? glyphs.shape(columns: 8) : text(of: state.value)
        nameLabel.accessibilityLabel = isBlank ? "" : nil
        valueLabel.accessibilityLabel = isBlank ? "" : ReadingText.joined([valueLabel.text, words(of: state.tone)])
        nameLabel.style = TextStyle(isBlank ? .textSecondary : .textPrimary)
        valueLabel.style = isBlank ? TextStyle(.textSecondary) : TextStyle(.strongCaption, role(of: state.tone))
        markLabel.text = mark(of: state.tone)
        markLabel.style = TextStyle(role(of: state.tone), .bold)
    }

    private func text(of value: InfoRowValue) -> String {
        switch value {
        case .text(let text): text
        case .money(let money): environment.money.string(money)
        }
    }

    private func words(of tone: InfoRowTone) -> String? {
        switch tone {
        case .standard: nil
        case .bonus: environment.text(.spokenBonus)
        case .success: environment.text(.spokenSuccess)
        case .warning: environment.text(.spokenAttention)
        }
    }

    private func mark(of tone: InfoRowTone) -> String {
        switch tone {
        case .standard: ""
        case .bonus: glyphs.boosted.string
        case .success: glyphs.success.string
        case .warning: glyphs.warning.string
        }
    }

    private func role(of tone: InfoRowTone) -> ColorRole {
        switch tone {
        case .standard: .textPrimary
        case .bonus: .highlightSecondary
        case .success: .alertSuccess
        case .warning: .alertWarning
        }
    }
}
