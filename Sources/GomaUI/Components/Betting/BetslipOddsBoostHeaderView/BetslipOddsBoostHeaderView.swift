import TerminalKit

/// How near the next win boost is, above the selections of the bet slip.
public final class BetslipOddsBoostHeaderView: ComponentView<
    any BetslipOddsBoostHeaderViewModelProtocol, BetslipOddsBoostHeaderDisplayState
>
{
    private lazy var panel = WinBoostPanel(in: environment)

    override public var fillsWidth: Bool { true }

    override public func setupSubviews() { addSubview(panel) }

    override public func initConstraints() { panel.layout { $0.edges.equal(to: self) } }

    override public func setupWithTheme() { background = .role(.backgroundGradient2) }

    override public func render(_ state: BetslipOddsBoostHeaderDisplayState) {
        panel.render(state.progress)
        isEnabled = state.isEnabled
    }

    override public func resetInteraction() { panel.stop() }

    override public func drawOverlay(in painter: Painter) {
        super.drawOverlay(in: painter)
        if !isEnabled { painter.restyle(bounds, adding: .dim) }
    }

    override public var keyBindings: [KeyBinding] {
        [KeyBinding(.activate, "how boosts work") { [self] in viewModel?.showBoostDetails() }]
    }
}
