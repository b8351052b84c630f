/// Games in a row that scrolls sideways with the focus; their shapes while they are on their way, and what there is to say
/// where there are none.
package final class GameShelfView<Item: BindableView>: PartView {
    private let emptyText: String
    private let strip: StripBarView<Item>
    private lazy var notice = NoticeView(in: environment, actionTitle: environment.text(.keyTryAgain))
    /// Where the games stand.
    private lazy var noticeRoom = notice.embedded(insetBy: Insets(horizontal: Spacing.xs))
    private lazy var column = StackView([strip, noticeRoom], axis: .vertical)

    /// Items on a shelf at most: a section shows the first of a category, and leads to all of it.
    private var mostItems: Int { 24 }
    /// Shapes that stand in for what is not known.
    private var blanks: Int { 3 }

    override package var content: View { column }

    /// - Parameters:
    ///   - spacing: columns between games, beside those that each of them leaves blank.
    ///   - emptyText: what is said where there are no games.
    ///   - onReload: called when the customer asks for games once more that did not come.
    package init(
        in environment: ViewEnvironment, spacing: Int = Spacing.sm, emptyText: String, onReload: @escaping () -> Void
    ) {
        self.emptyText = emptyText
        strip = StripBarView(in: environment, spacing: spacing, markAlignment: .center)
        super.init(in: environment)
        notice.onActivate = onReload
    }

    /// Shows a model for each game of a section.
    /// - Parameters:
    ///   - models: `nil` before there are any.
    ///   - itemIDs: what the items are called, in the order of their models.
    package func show(_ models: [Item.ViewModel]?, of id: String, itemIDs: [String], phase: CasinoGamesPhase) {
        let shown = phase == .games ? models.map { Array($0.prefix(mostItems)) } : nil
        let said = notice(for: phase, isEmpty: shown?.isEmpty == true)
        let wasAtNotice = notice.isFocused
        strip.isHidden = said != nil
        noticeRoom.isHidden = said == nil
        notice.render(said?.text ?? "", as: said?.kind ?? .empty)
        let ids = shown == nil ? (0..<blanks).map { "blank.\($0)" } : Array(itemIDs.prefix(mostItems))
        strip.show(said == nil ? shown : [], of: StripContents(id: id, itemIDs: ids))
        strip.awaitsItems = phase == .loading
        if wasAtNotice, strip.awaitsItems { strip.takeFocus() }
    }

    private func notice(for phase: CasinoGamesPhase, isEmpty: Bool) -> (text: String, kind: NoticeView.Kind)? {
        switch phase {
        case .loading: nil
        case .games: isEmpty ? (emptyText, .empty) : nil
        case .failed(let failure): (failure.words(.gamesFailed, in: environment), .failure)
        }
    }

    /// What shows the games, in their order.
    package var items: [Item] { strip.items }

    /// How far the customer has scrolled it.
    package var interfaceState: StripBarState {
        get { strip.interfaceState }
        set { strip.interfaceState = newValue }
    }

    /// Forgets how far it was scrolled.
    package func reset() { strip.reset() }
}
