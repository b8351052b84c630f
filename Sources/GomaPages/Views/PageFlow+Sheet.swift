extension PageFlow {
    /// Columns and rows of a box that holds a page over another: as wide as a card is good for, as high as the page, and no more
    /// than leaves the other one to be seen around it.
    @MainActor
    package static func sheetSize(of view: View, in available: Size) -> Size {
        let width = min(widestCard, available.width - 4)
        let wish = view.measure(Size(width: width, height: View.unbounded)).height
        return Size(width: width, height: min(wish, available.height - 2))
    }
}
