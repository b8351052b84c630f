/// The footer's words against playing too much, and what has been certified.
final class FooterNoticeView: View {
    private lazy var warningLabel = Label(style: TextStyle(.title, .allWhite), alignment: .center).wrapping()
    private lazy var adviceLabel = Label(foreground: .allWhite, alignment: .center).wrapping()
    private let flow = FlowView(spacing: Spacing.sm, rowSpacing: 1)
    private lazy var badges = RepeatedViews(in: flow) { BadgeView() }
    private lazy var texts = StackView([warningLabel, adviceLabel], axis: .vertical)
    private lazy var column = StackView([texts, flow], axis: .vertical, spacing: 1)

    override init() {
        super.init()
        embed(column)
    }

    func render(_ notice: FooterResponsibleGaming?) {
        warningLabel.text = notice?.warning ?? ""
        adviceLabel.text = notice?.advice ?? ""
        badges.show(notice?.badges ?? []) { badge, text in
            badge.show(text, TextStyle(.badge, .textPrimary), on: .level(.control))
        }
        isHidden = notice == nil
    }
}
