/// The ways in which what the slip holds can be bet on: all together, or so many of them.
final class BookTypesModel: BookModel<BetslipTypeSelectorDisplayState>, BetslipTypeSelectorViewModelProtocol {
    init(_ book: Sportsbook) {
        super.init(book.place([.slip]) { BetslipTypeSelectorDisplayState(tabs: $0.typeTabs) }, in: book)
    }

    var tabViewModels: [any BetslipTypeTabItemViewModelProtocol] {
        parts(\.tabs) { BookTypeModel($0) { [weak self] in self?.selectTab(id: $0) } }
    }

    func selectTab(id: String) {
        guard id != currentDisplayState.selectedTabID, book.typeTabs.contains(where: { $0.id == id }) else { return }
        book.setSystem(Int(id))
    }
}

extension Sportsbook {
    private static let mostSystems = 4

    /// The ways to bet on what the slip holds.
    fileprivate var typeTabs: [BetslipTypeTabItemDisplayState] {
        let count = slip.active.count
        let chosen: Int? = if case .system(let size) = slip.betKind { size } else { nil }
        let all = BetslipTypeTabItemDisplayState(
            id: "all", title: environment.text(count > 1 ? .slipMultiple : .slipSingle), isSelected: chosen == nil)
        return [all]
            + slip.systemSizes.prefix(Self.mostSystems).map { size in
                BetslipTypeTabItemDisplayState(
                    id: "\(size)",
                    title: size == 1
                        ? environment.text(.slipSingles)
                        : environment.text(.slipSystem, ["size": "\(size)", "count": "\(count)"]),
                    isSelected: chosen == size)
            }
    }

    /// Chooses how many selections have to come true together; all of them where `nil`.
    fileprivate func setSystem(_ size: Int?) {
        slip.systemSize = size
        slipChanged(of: [])
    }
}
