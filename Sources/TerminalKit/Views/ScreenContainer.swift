/// A screen that shows others, and takes one of them away when that asks for it.
@MainActor
protocol ScreenContainer: AnyObject {
    /// The container around this one.
    var container: (any ScreenContainer)? { get }

    /// Takes a screen away, with all that has come over it; nothing where it is not one of those shown.
    func remove(_ screen: ViewController)
}
