/// Decides what a heading says.
@MainActor
public protocol HeaderTextViewModelProtocol: DisplayStateSource<HeaderTextDisplayState> {}
