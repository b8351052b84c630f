/// The model of a search header info: tells how the search of its owner stands.
public final class SearchHeaderInfoViewModel: ViewModel<SearchHeaderInfoDisplayState>,
    SearchHeaderInfoViewModelProtocol, PlacedModel
{}
