/// A card that opens and closes: a heading, and below it texts and whatever its owner puts there.
package final class DisclosureSection: View {
    private let header: DisclosureHeader
    private let textStack = StackView(axis: .vertical, spacing: 1)
    private lazy var texts = RepeatedViews(in: textStack) { Label(foreground: .textPrimary).wrapping() }
    private lazy var body = StackView([textStack, container], axis: .vertical, spacing: 1)
        .embedded(insetBy: Insets(horizontal: Spacing.sm))
    private let gap = BlankRow()
    private lazy var column = StackView(inCard: [header, gap, body])
    private var isOpen = false
    /// What the owner puts in, below the texts.
    package let container = StackView(axis: .vertical, spacing: 1)
    /// Called when the customer opens the card, or closes it.
    package var onToggle: (() -> Void)? {
        get { header.onToggle }
        set { header.onToggle = newValue }
    }

    package init(in environment: ViewEnvironment) {
        header = DisclosureHeader(in: environment)
        super.init()
        embed(column)
        background = .level(.card)
    }

    /// What has the focus inside hands it on to the heading when the card closes.
    /// - Parameter isEnabled: whether there is anybody to tell that it is to be opened.
    package func render(_ disclosure: Disclosure, isEnabled: Bool) {
        header.render(disclosure, isEnabled: isEnabled)
        texts.show(disclosure.paragraphs) { $0.text = $1 }
        if !disclosure.isExpanded, let window, window.focusedView?.isDescendant(of: body) == true {
            window.focus(header)
        }
        isOpen = disclosure.isExpanded
        showBody()
    }

    override package func sizeThatFits(_ proposal: Size) -> Size {
        showBody()
        return super.sizeThatFits(proposal)
    }

    override package func layoutSubviews() {
        showBody()
        super.layoutSubviews()
    }

    /// While the card is open and there is anything in it, which may have been put in since.
    private func showBody() {
        let isEmpty = textStack.subviews.isEmpty && container.subviews.isEmpty
        for part in [gap, body] { part.isHidden = !isOpen || isEmpty }
    }
}
