/// The model of a gradient header: shows a page's head until the page is written anew.
public final class GradientHeaderViewModel: ViewModel<GradientHeaderDisplayState>,
    GradientHeaderViewModelProtocol, PlacedModel
{}
