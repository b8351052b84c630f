/// A picture across a card, with a flag in its upper left corner; without a picture, the flag in a row of its own.
package final class FlaggedPictureView: View {
    private let picture: LoadedPictureView
    private let flag = BadgeView(padding: Spacing.xs)
    private let extent: Size
    /// What is shown, and the words on the flag.
    private var look: (picture: FlaggedPicture, words: String?)?

    /// - Parameter rows: of the picture.
    package init(in environment: ViewEnvironment, rows: Int) {
        extent = Size(width: Self.columns, height: rows)
        picture = LoadedPictureView(in: environment, extent: extent)
        super.init()
        [picture, flag].forEach(addSubview)
    }

    /// Columns that it asks for; it takes as many as it is given.
    private static let columns = 40

    /// - Parameters:
    ///   - label: what the picture shows, in words.
    ///   - words: on the flag; `nil` for none.
    package func render(_ shown: FlaggedPicture, label: String, flag words: String?) {
        let words = words.flatMap { $0.isEmpty ? nil : $0 }
        defer { look = (shown, words) }
        picture.isHidden = shown == .none
        picture.render(shown.name, label: label)
        flag.isHidden = words == nil
        flag.show(words ?? "", TextStyle(.badge, .textPrimary), on: .level(.raised))
        isHidden = shown == .none && words == nil
        if look?.picture != shown || look?.words != words { setNeedsLayout() }
    }

    override package func sizeThatFits(_ proposal: Size) -> Size {
        Size(width: min(proposal.width, Self.columns), height: picture.isHidden ? 1 : extent.height)
    }

    override package func layoutSubviews() {
        picture.frame = bounds
        let place = picture.isHidden ? Point.zero : Point(x: 1, y: 1)
        let width = min(bounds.width - place.x, flag.measure(bounds.size).width)
        flag.frame = Rect(x: place.x, y: place.y, width: max(0, width), height: 1)
    }
}
