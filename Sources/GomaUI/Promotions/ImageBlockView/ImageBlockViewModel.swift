/// The model of an image block: shows a picture until the page is written anew.
public final class ImageBlockViewModel: ViewModel<ImageBlockDisplayState>, ImageBlockViewModelProtocol, PlacedModel {}
