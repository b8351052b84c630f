/// The buttons of a card below each other. A click that misses them is not meant for the card behind them.
package final class OfferButtons: View {
    package init(_ views: [View]) {
        super.init()
        embed(StackView(views, axis: .vertical))
    }

    override package func handle(_ mouse: MouseEvent) -> Bool { mouse.action == .press(.left) }
}
