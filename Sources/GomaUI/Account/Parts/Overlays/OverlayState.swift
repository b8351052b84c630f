/// The state of a component that shows messages over a page, one at a time.
public protocol OverlayState: DisplayState {
    associatedtype Message: OverlayMessage

    var queue: OverlayQueue<Message> { get set }
}
