/// Options one below the other, all of them or those that were found.
package struct FlatOptionRows: OptionRows {
    private let options: [FilterOption]
    /// Places of those that were found, in their order; `nil` for all.
    private let found: [Int]?
    private let selectedID: String?
    private let placeholders: Int

    /// Rows in the shape of options, before there are any.
    package static let blank = Self(options: [], found: nil, selectedID: nil, placeholders: 3)

    package var count: Int { placeholders + (found?.count ?? options.count) }
    package var foundCount: Int { found?.count ?? options.count }
    package var totalCount: Int { options.count }

    package func row(at place: Int) -> OptionRow {
        guard place >= placeholders else { return OptionRow(placeholderAt: place) }
        let option = option(at: place)
        return OptionRow(option, isSelected: option.id == selectedID)
    }

    package func place(of id: OptionRow.ID) -> Int? {
        guard case .option(let id) = id else { return nil }
        return (placeholders..<count).first { option(at: $0).id == id }
    }

    package var selectedPlace: Int? { selectedID.flatMap { place(of: .option($0)) } }

    private func option(at place: Int) -> FilterOption {
        let place = place - placeholders
        return options[found.map { $0[place] } ?? place]
    }
}

extension FlatOptionRows {
    /// - Parameter found: places of the options to show, in their order; `nil` for all.
    package init(_ state: some OptionPanelState, found: [Int]?) {
        self.init(options: state.options, found: found, selectedID: state.selectedOption?.id, placeholders: 0)
    }
}
