/// The offers of a match or its market, a small mark for each.
package final class MarketIconsView: PartView {
    private lazy var labels = MarketInfoIcon.allCases.map { _ in Label(foreground: .iconSecondary).droppable() }
    private lazy var row = StackView(labels, spacing: Spacing.xs)

    override package var content: View { row }

    /// Shows as many marks as there are kinds at most; without any it takes no room.
    package func render(_ icons: [MarketInfoIcon]) {
        for (index, label) in labels.enumerated() {
            let icon = index < icons.count ? icons[index] : nil
            label.text = icon?.text(in: environment.glyphs) ?? ""
            label.accessibilityLabel = icon.map { environment.text($0.title) }
        }
        isHidden = icons.isEmpty
    }
}
