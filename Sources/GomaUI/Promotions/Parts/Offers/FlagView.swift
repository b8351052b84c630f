import TerminalKit

/// A few words on a flag that hangs at the left edge of a card, round at its right end.
package final class FlagView: View {
    private lazy var label = Label(style: TextStyle(.badge, .textPrimary)).narrowing(to: 1)
    private lazy var cap = Label(foreground: Self.ground)
    private lazy var cloth = View()
    private lazy var row = StackView([cloth.narrowing(to: 2), cap])

    private static let ground = GroundLevel.raised.role

    override package init() {
        super.init()
        cloth.embed(label, insetBy: Insets(horizontal: Spacing.xs))
        cloth.background = .role(Self.ground)
        embed(row)
    }

    package func render(_ words: String) {
        label.text = words
        cap.text = glyphs.selectedPillRight.string
        cap.accessibilityLabel = ""
    }
}
