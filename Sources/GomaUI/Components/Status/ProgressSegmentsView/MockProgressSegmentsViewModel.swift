/// Behaves as in production: shows the steps that whatever is being done says of itself.
public final class MockProgressSegmentsViewModel: MockViewModel<ProgressSegmentsDisplayState>,
    ProgressSegmentsViewModelProtocol
{}
