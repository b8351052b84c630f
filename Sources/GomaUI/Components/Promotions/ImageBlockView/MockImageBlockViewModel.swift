/// Behaves as in production: shows a picture until the page is written anew.
public final class MockImageBlockViewModel: MockViewModel<ImageBlockDisplayState>, ImageBlockViewModelProtocol {}
