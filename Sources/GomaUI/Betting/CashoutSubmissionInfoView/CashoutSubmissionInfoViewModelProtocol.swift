/// Decides what is said of a request to cash out. Answering to it is its button's.
public protocol CashoutSubmissionInfoViewModelProtocol: DisplayStateSource<CashoutSubmissionInfoDisplayState> {
    var buttonViewModel: any ButtonViewModelProtocol { get }
}
