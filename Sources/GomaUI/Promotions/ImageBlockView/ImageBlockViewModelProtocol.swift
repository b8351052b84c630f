/// Decides what a picture shows; the customer only reads it.
@MainActor
public protocol ImageBlockViewModelProtocol: DisplayStateSource<ImageBlockDisplayState> {}
