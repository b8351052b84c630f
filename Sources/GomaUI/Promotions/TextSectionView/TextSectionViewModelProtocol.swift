/// Decides what a section's text shows; the customer only reads it.
public protocol TextSectionViewModelProtocol: DisplayStateSource<TextSectionDisplayState> {}
