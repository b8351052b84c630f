/// A picture across a card, with a flag in its upper left corner; without a picture, the flag in a row of its own.
package final class FlaggedPictureView: View {
    private let picture: LoadedPictureView
    private let flag = BadgeView()
    /// Columns and rows that it asks for; it takes as many columns as it is given.
    private let extent: Size
    /// Whether there is room for a picture, and the words on the flag.
    private var look: (hasPicture: Bool, words: String)?

    /// - Parameter rows: of the picture.
    package init(in environment: ViewEnvironment, rows: Int) {
        extent = Size(width: 40, height: rows)
        picture = LoadedPictureView(in: environment, extent: extent)
        super.init()
        [picture, flag].forEach(addSubview)
    }

    /// - Parameters:
    ///   - name: of the picture; `nil` for none.
    ///   - label: what the picture shows, in words.
    ///   - words: on the flag; `nil` for none.
    ///   - isBlank: whether there is room for a picture of which nothing is known yet.
    package func render(_ name: String?, label: String, flag words: String?, isBlank: Bool = false) {
        let words = words ?? ""
        let hasPicture = isBlank || name != nil
        defer { look = (hasPicture, words) }
        picture.isHidden = !hasPicture
        picture.render(name, label: label)
        flag.isHidden = words.isEmpty
        flag.show(words, TextStyle(.badge, .textPrimary), on: .level(.raised))
        isHidden = !hasPicture && words.isEmpty
        if look?.hasPicture != hasPicture || look?.words != words { setNeedsLayout() }
    }

    override package func sizeThatFits(_ proposal: Size) -> Size {
        Size(width: min(proposal.width, extent.width), height: picture.isHidden ? 1 : extent.height)
    }

    override package func layoutSubviews() {
        picture.frame = bounds
        let place = picture.isHidden ? Point.zero : Point(x: 1, y: 1)
        let width = min(bounds.width - place.x, flag.measure(bounds.size).width)
        flag.frame = Rect(x: place.x, y: place.y, width: max(0, width), height: 1)
    }
}
