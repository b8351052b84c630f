import TerminalKit

/// A few words on a pill that hangs at the left edge of a picture.
package final class FlagView: View {
    private lazy var label = Label(style: TextStyle(.badge, .textPrimary)).narrowing(to: 1)
    private lazy var pill = PillBox([label])

    override package init() {
        super.init()
        pill.padding = Spacing.xs
        pill.look = PillBox.Look(ground: .level(.raised))
        embed(pill)
    }

    package func render(_ words: String) { label.text = words }
}
