/// The progress to the next win boost, above the selections of the bet slip.
public final class BetslipOddsBoostHeaderView: ComponentView<
    any BetslipOddsBoostHeaderViewModelProtocol, BetslipOddsBoostHeaderDisplayState
>, StandardComponent
{
    public typealias Model = BetslipOddsBoostHeaderViewModel

    private lazy var panel = WinBoostPanel(in: environment)

    override public var fillsWidth: Bool { true }
    override public var content: View { panel }

    override public func setupWithTheme() {
        background = .level(.card)
        fadesWhenDisabled = true
    }

    override public func render(_ state: BetslipOddsBoostHeaderDisplayState) {
        panel.render(state.progress)
        isEnabled = state.isEnabled
        border = state.isEnabled ? .light : .broken
    }

    override public func resetInteraction() { panel.startAnew() }

    override public var keyBindings: [KeyBinding] { pressing(.keyExplainBoosts) { $0.showBoostDetails() } }
}
