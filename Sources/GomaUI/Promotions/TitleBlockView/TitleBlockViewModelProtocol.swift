/// Decides what a headline shows; the customer only reads it.
public protocol TitleBlockViewModelProtocol: DisplayStateSource<TitleBlockDisplayState> {}
