/// The way to the bet slip: a button, a bar with what is in it, or a card about the next win boost.
///
/// Where it stands is for the parent to say; it takes the size that it needs.
public final class BetslipFloatingView: ComponentView<
    any BetslipFloatingViewModelProtocol, BetslipFloatingDisplayState
>, StandardComponent
{
    public typealias Model = BetslipFloatingViewModel

    private lazy var button = BetslipFloatingButton(in: environment)
    private lazy var bar = BetslipFloatingBar(in: environment)
    private lazy var panel = WinBoostPanel(in: environment)
    private lazy var column = StackView([button, bar, panel], axis: .vertical)
    private var shape = Shape.button

    /// The shape that a state is shown in.
    private enum Shape { case nothing, button, bar, card }

    override public var fillsWidth: Bool { shape != .button && shape != .nothing }

    override public var content: View { column }

    override public func setupWithTheme() { fadesWhenDisabled = true }

    override public func render(_ state: BetslipFloatingDisplayState) {
        let old = shape
        shape = Self.shape(of: state)
        if shape != old { setNeedsLayout() }
        button.isHidden = shape != .button
        bar.isHidden = shape != .bar
        panel.isHidden = shape != .card
        button.render(isKnown: state.content != .unknown)
        bar.render(shape == .bar ? state.content : .noTickets)
        panel.render(shape == .card ? state.boost : nil)
        isEnabled = state.isEnabled && shape != .nothing
        border = fillsWidth ? (state.isEnabled ? .light : .broken) : nil
        background = fillsWidth ? .level(.raised) : nil
    }

    override public func resetInteraction() {
        bar.startAnew()
        panel.startAnew()
    }

    override public var keyBindings: [KeyBinding] { pressing(.keyOpenBetslip) { $0.openBetslip() } }

    private static func shape(of state: BetslipFloatingDisplayState) -> Shape {
        switch (state.form, state.content) {
        case (.thin, .withTickets): .bar
        case (.thin, .noTickets), (.thin, .unknown): .button
        case (.tall, _): state.boost == nil ? .nothing : .card
        }
    }
}
