/// Decides which section an overlay tells of, and for how long.
@MainActor
public protocol FloatingOverlayViewModelProtocol: DisplayStateSource<FloatingOverlayDisplayState>, OverlayActions {}
