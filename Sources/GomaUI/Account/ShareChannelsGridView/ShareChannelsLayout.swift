/// Channels in equal columns, five at most, with as many rows as they need and a blank row between them.
final class ShareChannelsLayout: PartView {
    lazy var channelViews = RepeatedViews(in: self) { [environment] in ShareChannelView(in: environment) }

    /// Channels beside each other at most.
    private static let most = 5
    /// Columns that a channel wants at least, and those that it is at its best with.
    private static let leastWidth = 9
    private static let bestWidth = 14
    /// Rows of a channel, and those from one to the next.
    private static let channelHeight = 2
    private static let pitch = 3

    override func sizeThatFits(_ proposal: Size) -> Size {
        guard !channelViews.isEmpty else { return .zero }
        let width = min(proposal.width, Self.most * Self.bestWidth)
        let columns = columns(in: width)
        let rows = (channelViews.views.count + columns - 1) / columns
        return Size(width: width, height: rows * Self.pitch - (Self.pitch - Self.channelHeight))
    }

    /// A last row that is not full keeps the columns of the others.
    override func layoutSubviews() {
        let columns = columns(in: bounds.width)
        for (index, view) in channelViews.views.enumerated() {
            let (row, column) = index.quotientAndRemainder(dividingBy: columns)
            let start = bounds.width * column / columns
            let end = bounds.width * (column + 1) / columns
            view.frame = Rect(x: start, y: row * Self.pitch, width: end - start, height: Self.channelHeight)
        }
    }

    private func columns(in width: Int) -> Int {
        max(1, min(Self.most, width / Self.leastWidth, channelViews.views.count))
    }
}
