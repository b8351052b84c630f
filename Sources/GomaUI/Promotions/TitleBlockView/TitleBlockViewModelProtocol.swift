/// Decides what a headline shows; the customer only reads it.
@MainActor
public protocol TitleBlockViewModelProtocol: DisplayStateSource<TitleBlockDisplayState> {}
