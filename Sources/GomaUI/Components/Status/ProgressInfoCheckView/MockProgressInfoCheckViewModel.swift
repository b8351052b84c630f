/// Behaves as in production: shows what the bet slip around it says of a reward.
public final class MockProgressInfoCheckViewModel: MockViewModel<ProgressInfoCheckDisplayState>,
    ProgressInfoCheckViewModelProtocol
{
    public var segmentsViewModel: any ProgressSegmentsViewModelProtocol {
        part(named: "segments", read: { $0.segments }, MockProgressSegmentsViewModel.init)
    }
}

extension ProgressInfoCheckDisplayState {
    /// The steps as a bar has them.
    var segments: ProgressSegmentsDisplayState {
        ProgressSegmentsDisplayState(filledCount: completedCount, totalCount: totalCount)
    }
}
