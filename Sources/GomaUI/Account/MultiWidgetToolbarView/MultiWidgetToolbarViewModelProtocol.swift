/// Decides which widgets a toolbar shows, and where they lead.
public protocol MultiWidgetToolbarViewModelProtocol: DisplayStateSource<MultiWidgetToolbarDisplayState> {
    /// Balance and deposit, wherever they stand.
    var walletViewModel: any WalletWidgetViewModelProtocol { get }

    /// Goes where a widget leads, or begins what it is for.
    func selectWidget(id: String)
}
