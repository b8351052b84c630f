/// A code of any kind on a badge, which a press copies.
public final class CopyableCodeView: ComponentView<any CopyableCodeViewModelProtocol, CopyableCodeDisplayState>,
    StandardComponent
{
    public typealias Model = CopyableCodeViewModel

    private lazy var row = CopyRowView(in: environment)

    override public var fillsWidth: Bool { true }
    override public var content: View { row }
    override public var contentInsets: Insets { Insets(horizontal: Spacing.sm, vertical: Spacing.xs) }

    override public func setupWithTheme() { background = .level(.card) }

    override public func render(_ state: CopyableCodeDisplayState) {
        row.render(
            state.label, viewModel == nil ? nil : state.code, state.copying, copied: state.copiedMessage)
    }

    /// Where there is no code, there is nothing to copy.
    override public var keyBindings: [KeyBinding] {
        guard viewModel?.currentDisplayState.code.isEmpty == false else { return [] }
        return pressing(.keyCopyCode) { $0.copy() }
    }
}
