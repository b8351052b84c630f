/// Decides what a section's text shows; the customer only reads it.
@MainActor
public protocol TextSectionViewModelProtocol: DisplayStateSource<TextSectionDisplayState> {}
