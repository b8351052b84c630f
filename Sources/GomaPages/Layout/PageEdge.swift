/// An edge of a page, or of a block of it.
enum PageEdge {
    case upper, lower

    /// Which of those that stand below each other stands at it.
    func outermost<List: BidirectionalCollection>(of list: List) -> List.Element? {
        self == .upper ? list.first : list.last
    }
}
