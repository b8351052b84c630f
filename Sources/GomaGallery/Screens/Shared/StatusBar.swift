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

    /// - Parameters:
    ///   - keys: names of keys and what they do, most important first; those without room are left out whole.
    ///   - notes: what is not as usual, most important first; it goes before the place where there is room for one.
    func show(keys: [(label: String, title: String)], notes: [String] = [], place text: String) {
        places = notes + [text]
        self.keys = keys
        setNeedsLayout()
    }

    /// A message in place of the keys, until the next ``show(keys:notes:place:)``.
    func show(message: String) {
        keys = []
        hints.text = message
        setNeedsLayout()
    }

    private var keys: [(label: String, title: String)] = []
    private var places: [String] = []

    override func sizeThatFits(_ proposal: Size) -> Size { Size(width: proposal.width, height: 1) }

    override func layoutSubviews() {
        place.text = fittingPlaces(in: roomForPlaces)
        if !keys.isEmpty { hints.text = fittingHints(in: bounds.width - DisplayText(place.text).width - 4) }
        super.layoutSubviews()
    }

    /// A message has the first claim on the room; of the keys, a third is left.
    private var roomForPlaces: Int {
        if keys.isEmpty { return max(0, bounds.width - DisplayText(hints.text).width - 4) }
        return places.count > 1 ? bounds.width * 2 / 3 : bounds.width
    }

    private func fittingPlaces(in width: Int) -> String {
        let separator = " \(glyphs.separatorDot.string) "
        for count in stride(from: places.count, through: 1, by: -1) {
            let text = places.prefix(count).joined(separator: separator)
            if DisplayText(text).width <= width || count == 1 && !keys.isEmpty { return text }
        }
        return ""
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
