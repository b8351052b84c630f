/// A message over a page, as a block: a mark, what is said, what can be done about it, how many messages wait behind it,
/// and a cross to send it away. Half a row of the page's ground parts it from what it stands over.
package final class OverlayBox: OverlayControl {
    private let environment: ViewEnvironment
    private lazy var markLabel = Label().droppable(order: 2)
    private lazy var textLabel = Label().wrapping()
    private lazy var offerLabel = Label(style: TextStyle(.textPrimary, [.bold, .underline])).wrapping(upTo: 2)
    private lazy var words = StackView([textLabel, offerLabel], axis: .vertical).narrowing(to: 10)
    private lazy var waitingLabel = Label(foreground: .textSecondary, .bold).droppable()
    private lazy var closeLabel = Label(foreground: .iconSecondary, .bold).unspoken()
    private lazy var row = StackView(
        [markLabel, words, waitingLabel, closeLabel], spacing: Spacing.xs, alignment: .leading)

    /// - Parameter fills: whether it takes all the columns it is offered.
    package init(in environment: ViewEnvironment, fills: Bool) {
        self.environment = environment
        super.init()
        accessibilityIdentifier = "message"
        embed(row, insetBy: Insets(horizontal: Spacing.xs))
        words.grows = fills
        border = .light
        layerEdge = .level(.page)
        focusStyle = TextStyle(.highlightPrimary, .bold)
    }

    /// - Parameters:
    ///   - waiting: messages behind it.
    ///   - isUsable: whether something can be done with it.
    package func render(_ content: OverlayContent, waiting: Int, isUsable: Bool) {
        markLabel.text = content.mark
        markLabel.style = content.markStyle
        markLabel.accessibilityLabel = content.spokenMark
        textLabel.text = content.text
        textLabel.style = content.textStyle
        offerLabel.text = content.offer
        renderWaiting(waiting)
        closeLabel.text = isUsable ? glyphs.close.string : ""
        waitingLabel.style = content.quiet ?? TextStyle(.textSecondary, .bold)
        closeLabel.style = content.quiet ?? TextStyle(.iconSecondary, .bold)
        focusStyle = content.quiet ?? TextStyle(.highlightPrimary, .bold)
        background = content.ground
        borderStyle = content.edge
    }

    private func renderWaiting(_ count: Int) {
        let number = environment.money.string(whole: count)
        waitingLabel.text = count > 0 ? "+\(number)" : ""
        waitingLabel.accessibilityLabel = count > 0 ? environment.text(.messagesWaiting, ["count": number]) : nil
    }

    override package var offer: String? { offerLabel.text.isEmpty ? nil : offerLabel.text }

    override package func isCross(_ place: Point) -> Bool {
        place.y <= row.frame.minY && place.x >= row.frame.minX + closeLabel.frame.minX - 1
    }
}
