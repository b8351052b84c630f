/// Behaves as in production: shows a section's text until the page is written anew.
public final class MockTextSectionViewModel: MockViewModel<TextSectionDisplayState>, TextSectionViewModelProtocol {}
