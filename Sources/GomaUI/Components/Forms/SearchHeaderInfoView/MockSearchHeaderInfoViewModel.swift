/// Behaves as in production: tells how the search of its owner stands.
public final class MockSearchHeaderInfoViewModel: MockViewModel<SearchHeaderInfoDisplayState>,
    SearchHeaderInfoViewModelProtocol
{}
