/// Decides which section an overlay tells of, and for how long.
public protocol FloatingOverlayViewModelProtocol: DisplayStateSource<FloatingOverlayDisplayState>, OverlayActions {}
