/// Decides what a paragraph shows; the customer only reads it.
public protocol DescriptionBlockViewModelProtocol: DisplayStateSource<DescriptionBlockDisplayState> {}
