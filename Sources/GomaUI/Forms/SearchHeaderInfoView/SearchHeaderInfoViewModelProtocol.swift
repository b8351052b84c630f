/// Decides what the line above search results says. It only tells, and asks for nothing.
@MainActor
public protocol SearchHeaderInfoViewModelProtocol: DisplayStateSource<SearchHeaderInfoDisplayState> {}
