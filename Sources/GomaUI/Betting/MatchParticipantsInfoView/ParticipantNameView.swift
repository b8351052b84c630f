/// A participant's name in the middle of its room, on up to two rows, with a dot where it serves.
final class ParticipantNameView: View {
    private lazy var nameLabel = EvenLabel(style: TextStyle(.title, .textPrimary), alignment: .center)
        .narrowing(to: 1).wrapping(upTo: 2)
    private lazy var servingMark = Label(style: TextStyle(.textPrimary, .bold))
    private lazy var row = StackView([nameLabel, servingMark], spacing: Spacing.xs, alignment: .leading)

    init(servingLabel: String) {
        super.init()
        addSubview(row)
        row.layout {
            $0.centerX.equal(to: self)
            $0.top.equal(to: self)
        }
        servingMark.accessibilityLabel = servingLabel
    }

    /// Columns below which a word of the name would be broken.
    var leastWidth: Int {
        let mark = servingMark.text.isEmpty ? 0 : Spacing.xs + servingMark.widthOnOneLine
        return DisplayText(nameLabel.text).widestWord + mark
    }

    /// - Parameter points: what the participant has, which is read with the name; `nil` before the match begins.
    func render(_ name: String, points: Int?, isServing: Bool) {
        nameLabel.text = name
        nameLabel.accessibilityLabel = points.map { "\(name) \($0)" }
        servingMark.text = isServing ? glyphs.serving.string : ""
    }
}
