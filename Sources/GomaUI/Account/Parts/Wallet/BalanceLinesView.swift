/// The balances of a wallet below each other, and under a rule what of them can be withdrawn.
package final class BalanceLinesView: PartView {
    private lazy var currentLine = BalanceLineView(LocalizationKey.currentBalance, shape: 8, in: environment)
    private lazy var bonusLine = BalanceLineView(LocalizationKey.bonusBalance, shape: 6, in: environment)
    private lazy var cashbackLine = BalanceLineView(LocalizationKey.cashbackBalance, shape: 5, in: environment)
    private lazy var withdrawableLine = BalanceLineView(LocalizationKey.withdrawableBalance, shape: 8, in: environment)
    private lazy var column = StackView(
        [currentLine, bonusLine, cashbackLine, SeparatorRule(.separatorLineSecondary), withdrawableLine],
        axis: .vertical)

    override package var content: View { column }

    /// - Parameter balances: `nil` before they are known.
    package func render(_ balances: WalletBalances?) {
        currentLine.render(balances.map { Money($0.current, $0.currency) })
        bonusLine.render(balances.map { Money($0.bonus, $0.currency) })
        cashbackLine.render(balances.map { Money($0.cashback, $0.currency) })
        withdrawableLine.render(balances.map { Money($0.withdrawable, $0.currency) })
    }
}
