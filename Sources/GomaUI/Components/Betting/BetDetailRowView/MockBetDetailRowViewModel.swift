/// Behaves as in production: shows what the bet around it says of itself.
public final class MockBetDetailRowViewModel: MockViewModel<BetDetailRowDisplayState>, BetDetailRowViewModelProtocol {}
