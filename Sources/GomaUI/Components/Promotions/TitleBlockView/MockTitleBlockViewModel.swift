/// Behaves as in production: shows a headline until the page is written anew.
public final class MockTitleBlockViewModel: MockViewModel<TitleBlockDisplayState>, TitleBlockViewModelProtocol {}
