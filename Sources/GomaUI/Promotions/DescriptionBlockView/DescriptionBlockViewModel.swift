/// The model of a description block: shows a paragraph until the page is written anew.
public final class DescriptionBlockViewModel: ViewModel<DescriptionBlockDisplayState>,
    DescriptionBlockViewModelProtocol, PlacedModel
{}
