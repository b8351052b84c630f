/// Decides what is said of how something has ended.
public protocol StatusNotificationViewModelProtocol: DisplayStateSource<StatusNotificationDisplayState>, OverlayActions
{}
