/// Behaves as in production: shows a picture across the page until the page is written anew.
public final class MockImageSectionViewModel: MockViewModel<ImageSectionDisplayState>, ImageSectionViewModelProtocol {}
