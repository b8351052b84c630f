/// Decides which sport a tile stands for, and what choosing it means.
public protocol SportTypeSelectorItemViewModelProtocol: DisplayStateSource<SportTypeSelectorItemDisplayState> {
    /// Chooses the sport.
    func select()
}
