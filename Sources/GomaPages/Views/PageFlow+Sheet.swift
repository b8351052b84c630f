extension PageFlow {
    /// Columns at both sides together of which something can be read; fewer are stripes.
    private static let leastBeside = 8

    /// Columns and rows of a box that holds a page over another: as wide as a card is good for, or as all the room where
    /// next to nothing of the other one would be seen beside it; as high as the page, with a row of the other one above
    /// and below.
    @MainActor
    package static func sheetSize(of view: View, in available: Size) -> Size {
        let width = available.width < widestCard + leastBeside ? available.width : widestCard
        let wish = view.measure(Size(width: width, height: View.unbounded)).height
        return Size(width: width, height: min(wish, available.height - 2))
    }
}
