/// Decides what a page's head shows; the customer only reads it.
@MainActor
public protocol GradientHeaderViewModelProtocol: DisplayStateSource<GradientHeaderDisplayState> {}
