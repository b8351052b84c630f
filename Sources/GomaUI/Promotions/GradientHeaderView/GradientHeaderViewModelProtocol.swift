/// Decides what a page's head shows; the customer only reads it.
public protocol GradientHeaderViewModelProtocol: DisplayStateSource<GradientHeaderDisplayState> {}
