/// Decides what the last tile of a grid says, and where it leads.
public protocol SquareSeeMoreViewModelProtocol: DisplayStateSource<SquareSeeMoreDisplayState> {
    /// Leads to all that belongs to the grid.
    func seeMore()
}
