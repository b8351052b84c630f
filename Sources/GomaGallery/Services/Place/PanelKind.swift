/// The kinds of panels that can stand open beside a component.
package enum PanelKind: String, CaseIterable, Sendable {
    /// Every field of the state, to be edited.
    case controls
    /// Every call of the view model.
    case actions
    /// The views behind the cells, and what a cell consists of.
    case inspector
    /// The code that builds it, and what it is made of.
    case usage

    /// The key that opens it.
    var key: Character { words.key }
    /// What it is called.
    var title: LocalizationKey { words.title }
    /// What its key does while it is not open.
    var opening: LocalizationKey { words.opening }
    /// What closes it.
    var closing: LocalizationKey { words.closing }

    private var words: (key: Character, title: LocalizationKey, opening: LocalizationKey, closing: LocalizationKey) {
        switch self {
        case .controls: ("c", .galleryControls, .galleryOpenControls, .galleryCloseControls)
        case .actions: ("a", .galleryActions, .galleryOpenActions, .galleryCloseActions)
        case .inspector: ("i", .galleryInspector, .galleryOpenInspector, .galleryCloseInspector)
        case .usage: ("u", .galleryUsage, .galleryOpenUsage, .galleryCloseUsage)
        }
    }

    /// Columns that it gets on a screen of some width, where that has room for the component beside it.
    func width(in columns: Int) -> Int {
        switch self {
        case .controls, .actions, .inspector: min(max(36, columns * 2 / 5), 64)
        case .usage: min(max(36, columns * 3 / 5), 88)
        }
    }
}
