import TerminalKit

/// What a match or its market offers, a small mark for each.
final class MarketIconsView: View {
    private let environment: ViewEnvironment
    private lazy var labels = MarketInfoIcon.allCases.map { _ in Self.createLabel() }
    private lazy var row = StackView(labels, spacing: Spacing.xs)

    init(in environment: ViewEnvironment) {
        self.environment = environment
        super.init()
        addSubview(row)
        row.layout { $0.edges.equal(to: self) }
    }

    /// Shows as many marks as there are kinds at most; without any it takes no room.
    func render(_ icons: [MarketInfoIcon]) {
        for (index, label) in labels.enumerated() {
            let icon = index < icons.count ? icons[index] : nil
            label.text = icon?.text(in: environment.glyphs) ?? ""
            label.accessibilityLabel = icon.map { environment.text($0.title) }
        }
        isHidden = icons.isEmpty
    }

    private static func createLabel() -> Label {
        let label = Label(foreground: .iconPrimary)
        label.dropOrder = 1
        return label
    }
}
