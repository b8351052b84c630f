/// Decides what the line above search results says. It only tells, and asks for nothing.
public protocol SearchHeaderInfoViewModelProtocol: DisplayStateSource<SearchHeaderInfoDisplayState> {}
