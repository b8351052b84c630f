/// The model of a floating overlay: goes away in its time, or tells the owner that it was pressed.
public final class FloatingOverlayViewModel: OverlayViewModel<FloatingOverlayDisplayState>,
    FloatingOverlayViewModelProtocol, ActingModel
{
    public static let actions = [
        Action("press()", press), Action("dismiss()", dismiss), Action("hold()", hold), Action("resume()", resume),
    ]

    override public func request(of message: FloatingOverlayMessage) -> (any ComponentRequest)? {
        PressButton(id: message.id)
    }
}
