/// A mark and a few words on a round ground.
package final class BadgeView: View {
    private lazy var markLabel = Label().droppable().unspoken()
    private lazy var textLabel = Label()
    /// Views of an owner's, behind the words.
    package let container = StackView(spacing: Spacing.xs)
    private lazy var pill = PillBox([markLabel, textLabel, container], padding: Spacing.xs)
    private lazy var room = PillRoom(pill)

    override package init() {
        super.init()
        embed(room)
    }

    /// Blank columns wanted inside each end, one unless said otherwise; in a row they go before a neighbour does.
    package var padding: Int {
        get { pill.padding }
        set { pill.padding = newValue }
    }

    /// Rows wanted at least.
    package var minimumHeight: Int {
        get { pill.minimumHeight }
        set { pill.minimumHeight = newValue }
    }

    /// - Parameter markWords: what the mark is read as, where the words do not say it.
    package func show(
        _ words: String, _ style: TextStyle, mark: String = "", markWords: String = "", on ground: ColorReference?
    ) {
        show(words, style, mark: mark, markStyle: style, on: ground)
        markLabel.accessibilityLabel = markWords
    }

    /// How a bet has ended, told by word, mark and ground.
    package func show(_ result: BetResult, in environment: ViewEnvironment) {
        show(
            environment.text(result.title), TextStyle(.badge, result.textRole),
            mark: result.mark(in: glyphs), markStyle: TextStyle(result.markRole, .bold), on: result.ground)
    }

    private func show(
        _ words: String, _ style: TextStyle, mark: String, markStyle: TextStyle, on ground: ColorReference?
    ) {
        textLabel.text = words
        textLabel.style = style
        markLabel.text = mark
        markLabel.style = markStyle
        markLabel.accessibilityLabel = ""
        pill.look = PillBox.Look(ground: ground)
        minimumWidth = pill.widthOnOneLine - 2 * padding
    }
}
