/// The model of a status notification: a banner stays until it is sent away or its time is over, and the next comes
/// up.
public final class StatusNotificationViewModel: OverlayViewModel<StatusNotificationDisplayState>,
    StatusNotificationViewModelProtocol, ActingModel
{
    public static let actions = [
        Action("press()", press), Action("dismiss()", dismiss), Action("hold()", hold), Action("resume()", resume),
    ]
}
