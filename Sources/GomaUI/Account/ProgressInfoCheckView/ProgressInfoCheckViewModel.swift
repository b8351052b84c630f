/// The model of a progress info check: shows what the bet slip around it says of a reward.
public final class ProgressInfoCheckViewModel: ViewModel<ProgressInfoCheckDisplayState>,
    ProgressInfoCheckViewModelProtocol, PlacedModel
{
    public var segmentsViewModel: any ProgressSegmentsViewModelProtocol {
        part(named: "segments", read: { $0.segments }, ProgressSegmentsViewModel.init)
    }
}

extension ProgressInfoCheckDisplayState {
    /// The steps as a bar has them.
    var segments: ProgressSegmentsDisplayState {
        ProgressSegmentsDisplayState(filledCount: completedCount, totalCount: totalCount)
    }
}
