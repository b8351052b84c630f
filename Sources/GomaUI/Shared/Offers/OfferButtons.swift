import TerminalKit

/// The buttons of a card below each other. A click that misses them, or comes when one is out of use, is not meant for the
/// card behind them.
final class OfferButtons: View {
    init(_ views: [View]) {
        super.init()
        embed(StackView(views, axis: .vertical))
    }

    override func handle(_ mouse: MouseEvent) -> Bool { mouse.action == .press(.left) }
}
