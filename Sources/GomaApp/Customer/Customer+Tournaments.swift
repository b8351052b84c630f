import Foundation

extension Customer {
    /// Takes part in a tournament from now on.
    func takePart(in id: String) throws(AppRefusal) {
        guard isLoggedIn else { throw .account(.loggedOut) }
        guard let tournament = tournaments.first(where: { $0.id == id }) else { throw .unknown }
        guard now < tournament.ends else { throw .tournamentOver }
        guard now >= tournament.starts else { throw .tournamentNotBegun }
        change { record, _ in _ = record.joined.insert(id) }
        awaitTournaments()
    }

    /// Counts what a round for money has brought.
    func score(_ amount: Amount, in record: inout CustomerRecord, at moment: Date) {
        for tournament in tournaments where record.joined.contains(tournament.id) && tournament.isOn(at: moment) {
            record.brought = (record.brought ?? [:]).merging([tournament.id: amount], uniquingKeysWith: +)
        }
    }

    /// The customer's points; `nil` where the customer does not take part.
    func points(in tournament: Tournament) -> Int? {
        guard isLoggedIn, record.joined.contains(tournament.id) else { return nil }
        return Tournament.points(for: record.brought?[tournament.id] ?? 0)
    }

    /// Looks at tournaments again when they begin and when the others have moved on, and pays the prizes of those that are
    /// over. Who does not take part is shown them too.
    func awaitTournaments() {
        for tournament in tournaments {
            guard now < tournament.ends else {
                decide(tournament)
                continue
            }
            let turn = now < tournament.starts ? tournament.starts : tournament.ends
            let wait = Duration.seconds(min(turn.timeIntervalSince(now), Self.tableInterval))
            turns[tournament.id] = environment.scheduler.after(wait) { [weak self] in
                self?.mark()
                self?.awaitTournaments()
            }
        }
    }

    /// Seconds after which those who follow are shown how others have played.
    private static let tableInterval: TimeInterval = 60

    /// Decides for a customer who takes part, once.
    private func decide(_ tournament: Tournament) {
        turns[tournament.id] = nil
        guard record.joined.contains(tournament.id), record.decided?.contains(tournament.id) != true else { return }
        let points = Tournament.points(for: record.brought?[tournament.id] ?? 0)
        let standing = tournament.standing(at: tournament.ends, with: points)
        let prize = tournament.prize(for: standing)
        try? change { (record, moment) throws(Wallet.Refusal) in
            record.decided = (record.decided ?? []).union([tournament.id])
            if prize > 0 { try record.wallet.award(prize, id: record.newID("T"), at: moment) }
            record.note(.tournament(id: tournament.id, rank: standing.rank, prize: prize), at: moment)
        }
    }

    // MARK: What is shown

    /// Places of the table that are shown, beside the customer's.
    private static let shownPlaces = 5

    /// - Parameter titles: what tournaments are called, by their identities.
    func tournamentFacts(_ titles: [String: String]) -> [TournamentFacts] {
        tournaments.map { tournament in
            let points = points(in: tournament)
            let isOver = now >= tournament.ends
            let table = tournament.table(at: now, with: points)
            let shown = table.enumerated().filter { $0.offset < Self.shownPlaces || $0.element.name == nil }.map(
                \.element)
            return TournamentFacts(
                id: tournament.id, title: titles[tournament.id] ?? tournament.id, note: note(on: tournament, table),
                progress: points == nil ? .open : .taken, isOver: isOver,
                actionTitle: isOver ? nil : environment.text(.appTakePart),
                table: shown.map { place in
                    InfoRowDisplayState(
                        id: place.name ?? "you",
                        label: "\(place.rank)  \(place.name ?? environment.text(.tournamentYou))",
                        value: .text(environment.money.string(whole: place.points)),
                        tone: place.name == nil ? .success : .standard)
                })
        }
    }

    /// How far the customer has come, and until when a tournament goes on, or that it is over.
    private func note(on tournament: Tournament, _ table: [Tournament.Standing]) -> String {
        let isOver = now >= tournament.ends
        let end = environment.moments.string(CalendarMoment(tournament.ends), as: .dateAndClock)
        let until = isOver ? "" : environment.text(.tournamentUntil, ["moment": end])
        let count = "\(table.count)"
        guard let own = table.first(where: { $0.name == nil }) else {
            let players = environment.text(isOver ? .tournamentPlayed : .tournamentPlayers, ["count": count])
            return [isOver ? environment.text(.tournamentEnded) : "", players, until].asFacts(in: environment.glyphs)
        }
        let place = environment.text(
            isOver ? .tournamentOver : .tournamentPlace, ["rank": "\(own.rank)", "count": count])
        let points = environment.text(.tournamentPoints, ["points": environment.money.string(whole: own.points)])
        return [place, points, until].asFacts(in: environment.glyphs)
    }
}
