/// A booking code on a badge, which a press copies.
public final class CodeClipboardView: ComponentView<any CodeClipboardViewModelProtocol, CodeClipboardDisplayState>,
    StandardComponent
{
    public typealias Model = CodeClipboardViewModel

    private lazy var row = CopyRowView(in: environment)

    override public var fillsWidth: Bool { true }
    override public var content: View { row }
    override public var contentInsets: Insets { Insets(horizontal: Spacing.sm, vertical: Spacing.xs) }

    override public func setupWithTheme() { background = .level(.card) }

    override public func render(_ state: CodeClipboardDisplayState) {
        row.render(state.label, viewModel == nil ? nil : state.code, state.copying, isEnabled: state.isEnabled)
        isEnabled = state.isEnabled
    }

    /// Where there is no code, there is nothing to copy.
    override public var keyBindings: [KeyBinding] {
        guard viewModel?.currentDisplayState.code.isEmpty == false else { return [] }
        return pressing(.keyCopyCode) { $0.copy() }
    }
}
