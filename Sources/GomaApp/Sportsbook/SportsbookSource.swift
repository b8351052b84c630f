import GomaPages
import GomaUI
import TerminalKit

/// A sportsbook on a page: its matches, and the bet slip.
package final class SportsbookSource: PageSource, FeedTaker {
    let book: Sportsbook
    private var choices: AnyCancellable?
    private let player: LeaguePlayer?

    init(_ options: SportsbookOptions, in environment: ViewEnvironment) {
        let now = options.now?.moment ?? options.league.map { _ in LeagueOptions.opening }
        let league = now.flatMap { options.league?.league(opening: $0) }
        let listed = (options.matches ?? []).map(\.match)
        let known = Set(listed.map(\.id))
        let book = Sportsbook(
            matches: listed + (league?.matches.filter { !known.contains($0.id) } ?? []),
            balance: Money(options.balance?.number ?? 0, options.currency ?? ""), now: now, in: environment)
        self.book = book
        player = league.map { league in
            LeaguePlayer(league, speed: options.league?.speed?.number ?? 1, on: environment.scheduler) { event in
                if !known.contains(event.match) { book.apply(event.change, to: event.match) }
            }
        }
        super.init(
            .group([
                ("matches", MatchesSource.shape), ("slip", .value(BookSlip.self)),
                ("selections", .collection(of: .value(BookSelection.self))),
            ]))
        book.onTold = { [weak self] in self?.news.tell(.status) }
        choices = book.selectionPublisher.sink { [weak self] choice in
            self?.news.tell(.note(event: choice.isSelected ? "choose outcome" : "give up outcome", detail: choice.name))
        }
    }

    override package func member(_ name: String) -> PageSource? {
        switch name {
        case "matches":
            MatchesSource(of: book, following: { _ in NothingChanges() }) { [book] in book.matchIDs }
        case "slip": ValueSource(BookSlip(book: book))
        case "selections": SelectionsSource(of: book)
        default: nil
        }
    }

    package func take(_ event: SportsbookEvent) { book.apply(event) }

    override package var status: String? {
        let parts = [
            book.eventCount == 0 ? "" : "\(book.eventCount) events",
            book.unknownCount == 0 ? "" : "\(book.unknownCount) of what is not known",
        ].filter { !$0.isEmpty }
        return parts.isEmpty ? nil : parts.joined(separator: ", ")
    }

    override package var lossOnLeaving: String? {
        let count = book.slip.active.count
        guard count > 0 else { return nil }
        return "\(count) \(count == 1 ? "selection is" : "selections are") on the slip"
    }
}
