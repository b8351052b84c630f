/// Decides which toast shows, and for how long.
@MainActor
public protocol ToasterViewModelProtocol: DisplayStateSource<ToasterDisplayState>, OverlayActions {}
