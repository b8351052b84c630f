/// Decides what there is to do on a promotion's page, and where it leads.
public protocol ActionButtonBlockViewModelProtocol: DisplayStateSource<ActionButtonBlockDisplayState> {
    /// The button itself.
    var buttonViewModel: any ButtonViewModelProtocol { get }

    /// Takes the offer; one that cannot be taken stays.
    func takeOffer()
}
