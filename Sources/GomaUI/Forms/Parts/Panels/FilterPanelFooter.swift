/// The last line of a filter panel: how many options were found, and the way back to all of them.
package final class FilterPanelFooter: PartView {
    private lazy var foundLabel = Label(foreground: .textSecondary).narrowing(to: 3).droppable()
    private lazy var space = View().growing()
    lazy var resetLink = TextLink(actionTitle: environment.text(.keyResetFilter))
    private lazy var line = StackView([foundLabel, space, resetLink])

    override package var content: View { line }
    override package var contentInsets: Insets { Insets(left: Spacing.sm, right: Spacing.xs) }

    override package init(in environment: ViewEnvironment) {
        super.init(in: environment)
        resetLink.accessibilityIdentifier = "reset"
    }

    /// - Parameter found: how many of how many options are shown; `nil` where all are.
    package func render(found: (count: Int, total: Int)?, canReset: Bool) {
        let numbers = environment.money
        foundLabel.text =
            found.map {
                environment.text(
                    .countOfTotal,
                    ["count": numbers.string(whole: $0.count), "total": numbers.string(whole: $0.total)])
            } ?? ""
        resetLink.render(environment.text(.resetFilter), leadsOn: canReset, isEnabled: canReset)
    }
}
