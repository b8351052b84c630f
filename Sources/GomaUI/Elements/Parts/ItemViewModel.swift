/// The model of an item that acts by itself or, as one of several, leaves it to those around it what a press means.
open class ItemViewModel<State: DisplayState>: ViewModel<State> {
    /// What a press means to those around the item, such as a bar that decides which of its pills is chosen; gets the item's
    /// ID. `nil` for an item by itself.
    public var onPress: ((String) -> Void)?

    /// An item of something larger.
    /// - Parameter onPress: what a press means to that; gets the item's ID.
    public convenience init(_ place: StatePlace<State>, onPress: @escaping (String) -> Void) {
        self.init(place)
        self.onPress = onPress
    }
}
