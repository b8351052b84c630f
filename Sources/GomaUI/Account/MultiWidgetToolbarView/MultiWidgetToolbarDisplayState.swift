/// A toolbar with a layout for guests and one for customers.
public struct MultiWidgetToolbarDisplayState: DisplayState {
    /// Whose toolbar it is, and so which lines show.
    public var session: ToolbarSession
    /// What guests see, from above.
    public var guestLines: [ToolbarLine]
    /// What customers see, from above.
    public var customerLines: [ToolbarLine]
    /// What the wallet widget shows, wherever it stands.
    public var wallet: WalletWidgetDisplayState
    /// Presses on the logo that came one soon after the other.
    @Limited<Quantity> public var logoPresses: Int

    /// Presses on the logo in a row that lead to the developers' page.
    public static let secretPresses = 6
    public static let blank = Self(
        session: .guest, guestLines: [ToolbarLine(widgets: [ToolbarWidget(id: "logo", kind: .logo)])])

    public init(
        session: ToolbarSession, guestLines: [ToolbarLine] = [], customerLines: [ToolbarLine] = [],
        wallet: WalletWidgetDisplayState = WalletWidgetDisplayState(), logoPresses: Int = 0
    ) {
        self.session = session
        self.guestLines = guestLines
        self.customerLines = customerLines
        self.wallet = wallet
        self.logoPresses = logoPresses
    }

    /// The lines of the session; none where it has no layout.
    public var lines: [ToolbarLine] { session == .guest ? guestLines : customerLines }

    /// The widget of an id among those that show.
    func widget(_ id: String) -> ToolbarWidget? { lines.lazy.flatMap(\.widgets).first { $0.id == id } }

    /// Somebody logs in or out: a customer who leaves takes the balance along.
    public mutating func begin(_ session: ToolbarSession) {
        guard session != self.session else { return }
        self.session = session
        wallet.balance = nil
        wallet.isBalanceHidden = false
    }
}
