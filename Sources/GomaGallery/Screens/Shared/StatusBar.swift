import GomaUI
import TerminalKit

/// The last line of a screen: what can be done at the left, where one is at the right.
final class StatusBar: View {
    private lazy var hints = Label(foreground: .textSecondary)
    private lazy var place = Label(foreground: .textPrimary)
    private lazy var row = StackView([hints, place], spacing: Spacing.sm)

    override init() {
        super.init()
        background = .role(.backgroundSecondary)
        addSubview(row)
        row.layout { $0.horizontal.equal(to: self, insetBy: Spacing.xs) }
        row.layout { $0.top.equal(to: self) }
        hints.grows = true
        hints.minimumWidth = 12
        place.dropOrder = 1
    }

    /// - Parameter keys: names of keys and what they do, most important first; those without room are left out whole.
    func show(keys: [(label: String, title: String)], place text: String) {
        place.text = text
        self.keys = keys
        setNeedsLayout()
    }

    /// A message in place of the keys, until the next ``show(keys:place:)``.
    func show(message: String) {
        keys = []
        hints.text = message
    }

    private var keys: [(label: String, title: String)] = []

    override func sizeThatFits(_ proposal: Size) -> Size { Size(width: proposal.width, height: 1) }

    override func layoutSubviews() {
        if !keys.isEmpty { hints.text = fittingHints(in: bounds.width - DisplayText(place.text).width - 4) }
        super.layoutSubviews()
    }

    private func fittingHints(in width: Int) -> String {
        var text = ""
        for key in keys {
            let next = text.isEmpty ? "\(key.label) \(key.title)" : "\(text)   \(key.label) \(key.title)"
            guard DisplayText(next).width <= width else { break }
            text = next
        }
        return text
    }
}
