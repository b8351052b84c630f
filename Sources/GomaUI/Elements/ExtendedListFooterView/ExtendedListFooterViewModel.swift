/// The model of an extended list footer: asks its owner for the pages, and takes lists that come late.
public final class ExtendedListFooterViewModel: ViewModel<ExtendedListFooterDisplayState>,
    ExtendedListFooterViewModelProtocol, ActingModel
{
    public static let actions = [
        Action("openPartner(id:)", openPartner),
        Action("openLink(id:)", openLink),
        Action("openNetwork(id:)", openNetwork),
    ]

    public func openPartner(id: String) {
        record(id)
        guard let partner = currentDisplayState.partners.first(where: { $0.id == id && $0.leadsOn }) else { return }
        ask(to: OpenPartner(id: partner.id, url: partner.url))
    }

    public func openLink(id: String) {
        record(id)
        guard let link = currentDisplayState.links.first(where: { $0.id == id }) else { return }
        ask(to: OpenLink(id: link.id, url: link.url))
    }

    public func openNetwork(id: String) {
        record(id)
        guard let network = currentDisplayState.networks.first(where: { $0.id == id && $0.leadsOn }) else { return }
        ask(to: OpenNetwork(id: network.id, url: network.url))
    }
}
