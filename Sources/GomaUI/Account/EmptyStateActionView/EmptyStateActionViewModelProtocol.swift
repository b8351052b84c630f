/// Decides what stands in place of something that is empty. Logging in is its button's.
public protocol EmptyStateActionViewModelProtocol: DisplayStateSource<EmptyStateActionDisplayState> {
    /// `nil` where there is nothing to do.
    var buttonViewModel: (any ButtonViewModelProtocol)? { get }
}
