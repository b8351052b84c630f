/// What may happen to suggested matches.
extension SuggestedBetsExpandedDisplayState {
    /// Shows a page, or the nearest that there is.
    public mutating func showPage(_ page: Int) {
        currentPage = page
        currentPage = shownPage ?? 0
    }
}
