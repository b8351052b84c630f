/// Decides what stands over a list of promotions.
public protocol PromotionalHeaderViewModelProtocol: DisplayStateSource<PromotionalHeaderDisplayState> {}
