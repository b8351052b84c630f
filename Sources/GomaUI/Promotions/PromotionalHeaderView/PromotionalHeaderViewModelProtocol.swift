/// Decides what stands over a list of promotions.
@MainActor
public protocol PromotionalHeaderViewModelProtocol: DisplayStateSource<PromotionalHeaderDisplayState> {}
