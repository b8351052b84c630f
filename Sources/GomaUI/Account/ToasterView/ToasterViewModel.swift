/// The model of a toaster: each toast goes in its time, and what it offers is told to the owner.
public final class ToasterViewModel: OverlayViewModel<ToasterDisplayState>, ToasterViewModelProtocol,
    ActingModel
{
    public static let actions = [
        Action("press()", press), Action("dismiss()", dismiss), Action("hold()", hold), Action("resume()", resume),
    ]

    override public func request(of toast: Toast) -> (any ComponentRequest)? {
        toast.action.map { _ in PressButton(id: toast.id) }
    }
}
