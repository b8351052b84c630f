/// The balances of a customer in short, and the ways to more and to less.
public struct WalletStatusDisplayState: DisplayState {
    /// `nil` while they are on their way.
    public var balances: WalletBalances?
    /// Whether money can be paid in.
    public var canDeposit: Bool
    /// Whether money can be paid out, as far as there is any.
    public var canWithdraw: Bool

    public static let blank = Self(balances: nil, canDeposit: false, canWithdraw: false)
    public static let defaults = Self(balances: nil)

    public init(balances: WalletBalances?, canDeposit: Bool = true, canWithdraw: Bool = true) {
        self.balances = balances
        self.canDeposit = canDeposit
        self.canWithdraw = canWithdraw
    }
}

extension WalletStatusDisplayState {
    /// Whether there is anything to pay out.
    public var isOpenToWithdraw: Bool { canWithdraw && (balances?.withdrawable ?? 0) > 0 }

    /// The way to more, as it follows from the state.
    @MainActor
    func depositButton(in environment: ViewEnvironment) -> ButtonDisplayState {
        .deposit(isEnabled: canDeposit, in: environment)
    }

    /// The way to less.
    @MainActor
    func withdrawButton(in environment: ViewEnvironment) -> ButtonDisplayState {
        .withdraw(isEnabled: isOpenToWithdraw, in: environment)
    }
}

extension ButtonDisplayState {
    /// A button that leads to paying in: the one thing to do in a wallet.
    @MainActor
    static func deposit(isEnabled: Bool, in environment: ViewEnvironment) -> Self {
        Self(id: "deposit", title: environment.text(.depositMoney), isEnabled: isEnabled)
    }

    /// A button that leads to paying out.
    @MainActor
    static func withdraw(isEnabled: Bool, in environment: ViewEnvironment) -> Self {
        Self(
            id: "withdraw", title: environment.text(.withdraw), style: .bordered, isEnabled: isEnabled,
            customization: ButtonCustomization(border: .textPrimary, text: .textPrimary))
    }
}
