/// Behaves as in production: shows a paragraph until the page is written anew.
public final class MockDescriptionBlockViewModel: MockViewModel<DescriptionBlockDisplayState>,
    DescriptionBlockViewModelProtocol
{}
