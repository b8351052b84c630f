/// Decides what a paragraph shows; the customer only reads it.
@MainActor
public protocol DescriptionBlockViewModelProtocol: DisplayStateSource<DescriptionBlockDisplayState> {}
