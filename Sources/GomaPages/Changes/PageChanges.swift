import Foundation
import GomaUI

/// The way by which parts of a page follow each other: what one of them asks for is a change to those that show it too.
@MainActor
final class PageChanges {
    private var deposit: PageDeposit
    private let models: () -> [AnyObject]

    /// The ID of the button that pays in what is chosen.
    static let depositButtonID = "deposit"

    /// - Parameters:
    ///   - deposit: nothing chosen yet.
    ///   - models: those of all parts, wherever they are.
    init(_ deposit: PageDeposit, models: @escaping () -> [AnyObject]) {
        self.deposit = deposit
        self.models = models
    }

    /// Lets all parts know what a request changes.
    /// - Returns: the change; `nil` where nobody has taken it.
    func tell(_ request: OwnerRequest) -> PageChange? {
        guard let change = change(by: request), tell(change) else { return nil }
        return change
    }

    /// Lets all parts know of a change; `false` where nobody has taken it.
    @discardableResult
    func tell(_ change: PageChange) -> Bool {
        models().compactMap { $0 as? any PageChangeListener }.map { $0.take(change) }.contains(true)
    }

    private func change(by request: OwnerRequest) -> PageChange? {
        switch request {
        case .addToStake(let amount):
            deposit.amount = Decimal(amount)
            return .chosen(deposit)
        case .press(let title) where deposit.amount != nil && paysIn(title):
            defer { deposit.amount = nil }
            return .paidIn(deposit)
        case .changeLanguage(let code): return .language(code)
        case .playGame(let name, _):
            return all(CasinoGamePlayModeSelectorViewModel.self).map(\.currentDisplayState)
                .first { $0.name == name }.map { .played($0.line) }
        default: return nil
        }
    }

    /// Whether a button of that title pays in what is chosen.
    private func paysIn(_ title: String) -> Bool {
        all(ButtonViewModel.self).map(\.currentDisplayState)
            .contains { $0.id == Self.depositButtonID && $0.title == title }
    }

    private func all<Model>(_ type: Model.Type) -> [Model] { models().compactMap { $0 as? Model } }
}

extension CasinoGamePlayModeSelectorDisplayState {
    /// The game as a line of a list.
    fileprivate var line: CasinoGameSearchedDisplayState {
        CasinoGameSearchedDisplayState(id: id, name: name, provider: provider, pictureName: pictureName)
    }
}
