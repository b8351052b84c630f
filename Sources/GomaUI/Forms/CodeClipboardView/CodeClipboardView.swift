/// A booking code on a badge, which a press copies.
public final class CodeClipboardView: ComponentView<any CodeClipboardViewModelProtocol, CodeClipboardDisplayState>,
    StandardComponent
{
    public typealias Model = CodeClipboardViewModel

    private lazy var row = CopyRowView()

    override public var fillsWidth: Bool { true }
    override public var content: View { row }
    override public var contentInsets: Insets { Insets(horizontal: Spacing.sm, vertical: Spacing.xs) }

    override public func setupWithTheme() { background = .level(.card) }

    override public func render(_ state: CodeClipboardDisplayState) {
        row.render(state.label ?? environment.text(.copyBookingCode), badge(state), isEnabled: state.isEnabled)
        isEnabled = state.isEnabled
    }

    private func badge(_ state: CodeClipboardDisplayState) -> CopyRowView.Badge {
        guard viewModel != nil else { return .placeholder }
        return switch state.copying {
        case .none, .asked: .code(state.code)
        case .done: .confirmation(environment.text(.copiedToClipboard))
        case .failed: .refusal(environment.text(.notCopied))
        }
    }

    /// Where there is no code, there is nothing to copy.
    override public var keyBindings: [KeyBinding] {
        guard viewModel?.currentDisplayState.code.isEmpty == false else { return [] }
        return [KeyBinding(.activate, environment.text(.keyCopyCode)) { [self] in viewModel?.copy() }]
    }
}
