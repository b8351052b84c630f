/// The model of a title block: shows a headline until the page is written anew.
public final class TitleBlockViewModel: ViewModel<TitleBlockDisplayState>, TitleBlockViewModelProtocol, PlacedModel {}
