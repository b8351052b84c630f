import GomaPages
import GomaUI
import TerminalKit

// A package's own trade on pages, by what is public: a value, a request, a source, a component's own model, and bindings.

/// A race as the package knows it.
struct Race: Codable, Sendable {
    let id: String
    var name: String
    var runner: String
    var odds: Odds
}

/// A race is to be opened.
struct OpenRace: ComponentRequest {
    static let name = "racing:open-race"
    let id: String

    var words: String { "open the race \(id)" }
}

/// A button that opens a race.
final class RaceButtonModel: ViewModel<ButtonDisplayState>, ButtonViewModelProtocol {
    func press() { ask(to: OpenRace(id: currentDisplayState.id)) }
}

extension PageKit {
    /// Races, as buttons and as cards.
    @MainActor
    static func stable(_ races: CollectionSource<Race>) -> PageKit {
        var kit = PageKit()
        kit.addSource("races") { _ in races }
        kit.addRequest(OpenRace(id: "derby"))
        kit.bind(ButtonView.self, to: Race.self) { race in
            RaceButtonModel(race.place { ButtonDisplayState(id: $0.id, title: $0.name) })
        }
        kit.bind(TallOddsMatchCardView.self, to: Race.self) { race in
            TallOddsMatchCardViewModel(race.place(\.card))
        }
        return kit
    }
}

extension Race {
    /// The race as a card of a match, with its price.
    fileprivate var card: TallOddsMatchCardDisplayState {
        TallOddsMatchCardDisplayState(
            id: id, header: MatchHeaderDisplayState(id: id, competition: name), home: runner, away: "The field",
            marketInfo: MarketInfoLineDisplayState(
                market: MarketNamePillLabelDisplayState(id: "winner", text: "Winner")),
            outcomes: MarketOutcomesMultiLineDisplayState(lines: [
                MarketOutcomesLineDisplayState(
                    id: "winner", outcomes: [OutcomeItemDisplayState(id: "runner", title: runner, odds: odds)])
            ]))
    }
}
