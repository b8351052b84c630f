/// Behaves as in production: a banner stays until it is sent away or its time is over, and the next comes up.
public final class MockStatusNotificationViewModel: MockOverlayViewModel<StatusNotificationDisplayState>,
    StatusNotificationViewModelProtocol, ActingModel
{
    public static let actions = [
        Action("press()", press), Action("dismiss()", dismiss), Action("hold()", hold), Action("resume()", resume),
    ]
}
