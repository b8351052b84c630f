/// Decides which toast shows, and for how long.
public protocol ToasterViewModelProtocol: DisplayStateSource<ToasterDisplayState>, OverlayActions {}
