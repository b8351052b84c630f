/// Behaves as in production: tells what whoever did something says of it.
public final class MockStatusInfoViewModel: MockViewModel<StatusInfoDisplayState>, StatusInfoViewModelProtocol {}
