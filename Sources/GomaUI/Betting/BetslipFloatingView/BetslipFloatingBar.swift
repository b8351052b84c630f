/// The contents of the bet slip in a row; below it the way to the next win boost, where there is one.
final class BetslipFloatingBar: PartView {
    private lazy var countBadge = BadgeView()
    private lazy var oddsBadge = BadgeView()
    private lazy var boostBadge = BadgeView().droppable(order: 2)
    private lazy var space = View().growing()
    private lazy var openLabel = Label(style: TextStyle(.button, .textPrimary), alignment: .trailing).droppable()
    private lazy var openMark = Label(foreground: .iconSecondary, .bold)
    private lazy var row = StackView(
        [countBadge, oddsBadge, boostBadge, space, openLabel, openMark], spacing: Spacing.xs)
    private lazy var upper = row.embedded(insetBy: Insets(horizontal: Spacing.xs))
    private lazy var teaserLabel = Label(foreground: .textPrimary).wrapping(upTo: 3)
    private lazy var bar = SegmentedProgressBar(in: environment)
    private lazy var lower = StackView([teaserLabel, bar], axis: .vertical)
    private lazy var lowerRows = lower.embedded(insetBy: Insets(horizontal: Spacing.xs))
    private lazy var column = StackView([upper, lowerRows], axis: .vertical, spacing: Spacing.xs)

    override var content: View { column }

    /// Without tickets nothing is left of what was shown.
    func render(_ content: BetslipFloatingContent) {
        guard case .withTickets(let count, let odds, let boost) = content else { return clear() }
        show("\(count)", in: countBadge, .textPrimary, on: GroundLevel.card.role)
        countBadge.accessibilityLabel = environment.text(.selectionCount, ["count": "\(count)"])
        let price = odds.map(environment.odds.string)
        show(
            price.map { "\(environment.text(.oddsShort)) \($0)" } ?? "", in: oddsBadge, .textPrimary,
            on: GroundLevel.card.role)
        let share = boost?.percentage.map(environment.percent.string)
        show(
            share.map { "\(environment.text(.winBoostCaption)) \($0)" } ?? "", in: boostBadge,
            .highlightSecondaryContrast, on: .highlightSecondary)
        openLabel.text = environment.text(.openBetslip)
        openMark.text = glyphs.moreRight.string
        renderBoost(boost.flatMap { $0.eligibleCount > 0 ? $0 : nil })
    }

    /// At rest at once, and what is shown next is there at once too.
    func startAnew() { bar.startAnew() }

    private func renderBoost(_ boost: WinBoostProgress?) {
        lowerRows.isHidden = boost == nil
        bar.render(boost)
        let texts = boost.map { WinBoostTexts($0, in: environment) }
        let hasMore = boost?.isMaximum == false
        let teaser = texts.map { hasMore ? "\($0.heading) \($0.description)" : $0.heading } ?? ""
        teaserLabel.text = Self.holdingEnd(teaser)
        teaserLabel.accessibilityLabel = teaser
    }

    /// A sentence of which the last word does not stand alone on a row.
    private static func holdingEnd(_ sentence: String) -> String {
        guard let blank = sentence.lastIndex(of: " ") else { return sentence }
        return "\(sentence[..<blank])\u{A0}\(sentence[sentence.index(after: blank)...])"
    }

    private func show(_ words: String, in badge: BadgeView, _ text: ColorRole, on ground: ColorRole) {
        badge.isHidden = words.isEmpty
        badge.show(words, TextStyle(.badge, text), on: .role(ground))
    }

    private func clear() {
        for badge in [countBadge, oddsBadge, boostBadge] {
            show("", in: badge, .textPrimary, on: .backgroundTertiary)
        }
        openLabel.text = ""
        openMark.text = ""
        renderBoost(nil)
    }
}
