/// Behaves as in production: the value changes while the bet is open, as after a part of it was cashed out.
public final class MockBetDetailRowViewModel: MockViewModel<BetDetailRowDisplayState>, BetDetailRowViewModelProtocol {
    public func updateValue(_ value: BetDetailValue) { update { $0.value = value } }
}
