/// One line of a toolbar: its widgets, side by side.
final class ToolbarLineView: PartView {
    private lazy var row = StackView()
    private lazy var slots = RepeatedViews(in: row) { [environment] in ToolbarWidgetSlot(in: environment) }

    override var content: View { row }

    /// - Parameter viewModel: `nil` before there is one.
    func render(_ line: ToolbarLine, _ viewModel: (any MultiWidgetToolbarViewModelProtocol)?) {
        let isSplit = line.mode == .split
        row.distribution = isSplit ? .equal : .natural
        row.spacing = isSplit ? Spacing.sm : Spacing.xs
        slots.show(line.widgets, by: \.id) { $0.render($1, viewModel, isSplit: isSplit) }
        let gaps = row.spacing * max(0, slots.views.count - 1)
        let wish = slots.views.reduce(gaps) { $0 + $1.widthOnOneLine }
        for slot in slots.views { slot.lineWish = wish }
    }
}
