/// The model of an image section: shows a picture across the page until the page is written anew.
public final class ImageSectionViewModel: ViewModel<ImageSectionDisplayState>, ImageSectionViewModelProtocol,
    PlacedModel
{}
