/// The mark before a step, always in as many columns, so that the lines of all steps begin below each other.
final class ListMarkerView: PartView {
    private lazy var badge = BadgeView()
    private lazy var picture = LoadedPictureView(in: environment, extent: Size(width: 4, height: 2))
    private lazy var column = StackView([badge, picture], axis: .vertical, alignment: .center)

    private static let width = 6

    override var content: View? { column }

    override init(in environment: ViewEnvironment) {
        super.init(in: environment)
        picture.isSpoken = true
    }

    /// Shows a marker; `nil` before there is a model.
    func render(_ marker: ListBlockMarker?) {
        switch marker {
        case nil: show(glyphs.placeholder.string, TextStyle(.textSecondary, .dim))
        case .ring: show(glyphs.radioOff.string, TextStyle(.iconSecondary))
        case .number(let number):
            show(
                "\(number)", TextStyle(.textPrimary, .bold),
                spoken: environment.text(.spokenStep, ["number": "\(number)"]))
        case .picture(let name, let alternative):
            badge.isHidden = true
            picture.isHidden = false
            picture.render(name, label: alternative)
        }
    }

    private func show(_ words: String, _ style: TextStyle, spoken: String = "") {
        badge.isHidden = false
        badge.accessibilityLabel = spoken
        badge.padding = words.count > 2 ? Spacing.none : Spacing.xs
        badge.show(words, style, on: .level(.control))
        picture.isHidden = true
        picture.render(nil, label: "")
    }

    override func sizeThatFits(_ proposal: Size) -> Size {
        let size = super.sizeThatFits(proposal)
        return Size(width: max(size.width, Self.width), height: size.height)
    }
}
