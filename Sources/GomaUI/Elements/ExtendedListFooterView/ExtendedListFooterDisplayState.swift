/// The footer below long lists: partners, pages, ways to pay, networks, and what the law asks for.
public struct ExtendedListFooterDisplayState: DisplayState {
    /// Above the partners, ready to read.
    public var partnersTitle: String
    /// Partners, in their order; without any, nothing is said of them.
    public var partners: [FooterLogo]
    /// Pages, in their order.
    public var links: [FooterLink]
    /// Ways to pay, in their order; they lead nowhere.
    public var payments: [FooterLogo]
    /// Above the networks, ready to read.
    public var networksTitle: String
    /// Networks on which the bookmaker is to be found, in their order; without any, nothing is said of them.
    public var networks: [FooterLogo]
    /// Against playing too much; `nil` where the law does not ask for it.
    public var responsibleGaming: FooterResponsibleGaming?
    /// Whose all this is; empty for nothing.
    public var copyright: String
    /// By whose leave bets are taken; `nil` where nothing has to be said.
    public var license: FooterLicense?

    public static let blank = Self()

    public init(
        partnersTitle: String = "", partners: [FooterLogo] = [], links: [FooterLink] = [], payments: [FooterLogo] = [],
        networksTitle: String = "", networks: [FooterLogo] = [], responsibleGaming: FooterResponsibleGaming? = nil,
        copyright: String = "", license: FooterLicense? = nil
    ) {
        self.partnersTitle = partnersTitle
        self.partners = partners
        self.links = links
        self.payments = payments
        self.networksTitle = networksTitle
        self.networks = networks
        self.responsibleGaming = responsibleGaming
        self.copyright = copyright
        self.license = license
    }
}
