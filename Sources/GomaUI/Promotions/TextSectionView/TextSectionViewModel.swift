/// The model of a text section: shows a section's text until the page is written anew.
public final class TextSectionViewModel: ViewModel<TextSectionDisplayState>, TextSectionViewModelProtocol, PlacedModel {
}
