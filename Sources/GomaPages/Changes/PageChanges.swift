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
    func tell(_ request: any ComponentRequest) -> PageChange? {
        guard let change = change(by: request), tell(change) else { return nil }
        return change
    }

    /// Lets all parts know of a change; `false` where nobody has taken it.
    @discardableResult
    func tell(_ change: PageChange) -> Bool {
        models().compactMap { $0 as? any PageChangeListener }.map { $0.take(change) }.contains(true)
    }

    private func change(by request: any ComponentRequest) -> PageChange? {
        switch request {
        case let request as ChooseDeposit:
            deposit.amount = request.amount?.amount
            return .chosen(deposit)
        case let request as PressButton where deposit.amount != nil && request.id == Self.depositButtonID:
            defer { deposit.amount = nil }
            return .paidIn(deposit)
        case let request as ChangeLanguage: return .language(request.code)
        case let request as PlayGame:
            return models().compactMap { ($0 as? CasinoGamePlayModeSelectorViewModel)?.currentDisplayState }
                .first { $0.id == request.id }.map { .played($0.line) }
        default: return nil
        }
    }
}

extension CasinoGamePlayModeSelectorDisplayState {
    /// The game as a line of a list.
    fileprivate var line: CasinoGameSearchedDisplayState {
        CasinoGameSearchedDisplayState(id: id, name: name, provider: provider, pictureName: pictureName)
    }
}
