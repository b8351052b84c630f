/// Decides what a picture shows; the customer only reads it.
public protocol ImageBlockViewModelProtocol: DisplayStateSource<ImageBlockDisplayState> {}
