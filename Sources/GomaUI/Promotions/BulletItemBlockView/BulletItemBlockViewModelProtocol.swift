/// Decides what a line of a list shows; the customer only reads it.
public protocol BulletItemBlockViewModelProtocol: DisplayStateSource<BulletItemBlockDisplayState> {}
