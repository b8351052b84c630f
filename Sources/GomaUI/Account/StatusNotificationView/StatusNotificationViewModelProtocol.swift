/// Decides what is said of how something has ended.
@MainActor
public protocol StatusNotificationViewModelProtocol: DisplayStateSource<StatusNotificationDisplayState>, OverlayActions
{}
