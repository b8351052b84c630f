/// Decides how near a reward is, and what is said about it.
public protocol ProgressInfoCheckViewModelProtocol: DisplayStateSource<ProgressInfoCheckDisplayState> {
    /// The steps below the words.
    var segmentsViewModel: any ProgressSegmentsViewModelProtocol { get }
}
