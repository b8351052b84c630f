/// Decides what a heading says.
public protocol HeaderTextViewModelProtocol: DisplayStateSource<HeaderTextDisplayState> {}
