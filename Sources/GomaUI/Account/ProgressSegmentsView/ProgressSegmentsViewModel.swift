/// The model of a progress segments: shows the steps that whatever is being done says of itself.
public final class ProgressSegmentsViewModel: ViewModel<ProgressSegmentsDisplayState>,
    ProgressSegmentsViewModelProtocol, PlacedModel
{}
