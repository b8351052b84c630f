/// Decides what a picture across the page shows; the customer only reads it.
public protocol ImageSectionViewModelProtocol: DisplayStateSource<ImageSectionDisplayState> {}
