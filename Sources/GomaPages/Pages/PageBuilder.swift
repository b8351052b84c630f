import Foundation
import GomaReview
import GomaUI
import TerminalKit

/// The builder of a page: components from the registry, driven by what they are to show.
@MainActor
struct PageBuilder {
    let file: String
    let registry: ComponentRegistry
    let book: Sportsbook
    let models: PageModels
    /// The match that parts call "this"; `nil` where there is none.
    private let thisMatch: String?
    /// Models of components that were there before; `nil` where a page is only tried.
    private let kept: KeptModels?

    init(
        file: String, registry: ComponentRegistry, book: Sportsbook, driver: (any PageDriver)? = nil, ways: PageWays,
        thisMatch: String? = nil, kept: KeptModels? = nil
    ) {
        self.file = file
        self.registry = registry
        self.book = book
        self.thisMatch = thisMatch
        self.kept = kept
        models = PageModels(book: book, driver: driver, ways: ways)
    }

    /// What fills a window.
    /// - Throws: ``PageError`` for the first part that cannot be made.
    func view(_ screen: PageDescription.Screen) throws -> PageView {
        PageView(top: try stack(screen.top), body: try stack(screen.body), bottom: try stack(screen.bottom))
    }

    /// Blocks below each other.
    /// - Throws: ``PageError`` for the first part that cannot be made.
    func stack(_ blocks: [PageDescription.Block]) throws -> PageStackView {
        PageStackView(try blocks.flatMap(views))
    }

    private func views(_ block: PageDescription.Block) throws -> [View] {
        switch block {
        case .columns(let columns):
            return [PageColumnsView(try columns.map { ($0.width, try stack($0.blocks)) })]
        case .flow(let flow, let blocks): return [PageStackView(try blocks.flatMap(cards), flow: flow)]
        case .more(let rest, let button): return [try more(try rest.flatMap(views), button)]
        case .conditional(let condition, let block): return [try view(block, when: condition)]
        case .part(let part) where part.subject == .eachMatch: return [try matches(part)]
        case .part(let part): return try views(part)
        }
    }

    private func view(_ block: PageDescription.Block, when condition: PageDescription.Condition) throws -> View {
        guard let driver = models.driver, driver.conditions.contains(condition.name) else {
            throw PageError.noSubject(
                file: file, place: condition.place, subject: "\"\(condition.name)\" that could hold",
                known: models.driver?.conditions ?? [])
        }
        return PageConditionView(PageStackView(try views(block)), when: condition.name, of: driver)
    }

    /// What a block gives to a flow around it: each match is a card of its own there.
    private func cards(_ block: PageDescription.Block) throws -> [View] {
        guard case .part(let part) = block else { return try views(block) }
        return try views(part)
    }

    private func more(_ rest: [View], _ button: PageDescription.Part) throws -> View {
        let view = try mock(button)
        guard let model = view.instance.model as? SeeMoreButtonViewModel else {
            throw PageError.notDriven(
                file: file, place: button.place, component: button.component, subject: "list that goes on")
        }
        return PageMoreView(rest, button: place(view, button), model: model)
    }

    private func views(_ part: PageDescription.Part) throws -> [View] {
        switch part.subject {
        case nil: return [place(try mock(part), part)]
        case .eachMatch: return try book.matchIDs.map { place(try driven(part, by: .match($0)), part, of: $0) }
        case .eachSelection:
            try checkSelections(part)
            return [selections(part)]
        case .eachMarket(let match): return [try markets(part, of: named(match))]
        case .match(let id): return [place(try driven(part, by: .match(named(id))), part, of: named(id))]
        case .market(let match, let market):
            let view = try driven(part, by: .market(match: named(match), market: market))
            return [place(view, part, of: "\(named(match)).\(market)")]
        case .betSlip: return [place(try driven(part, by: .betSlip), part)]
        case .part(let name): return [place(try driven(part, by: .part(name)), part, of: name)]
        }
    }

    /// A match by ID, or the one that the page is about.
    private func named(_ match: String) -> String { match == "this" ? thisMatch ?? match : match }

    /// A copy for each match: for those that the page's model lets through, where it has a say in that. All of them are
    /// tried at once.
    private func matches(_ part: PageDescription.Part) throws -> View {
        let all = try views(part)
        guard let driver = models.driver, driver.matchIDs != nil else { return PageStackView(all, flow: part.flow) }
        return PageListView(following: driver.follow, flow: part.flow, empty: book.environment.text(.noMatches)) {
            driver.matchIDs ?? []
        } make: { match in
            place(try driven(part, by: .match(match)), part, of: match)
        }
    }

    /// A copy for each market that is looked at. All of them are tried at once.
    private func markets(_ part: PageDescription.Part, of match: String) throws -> View {
        if let problem = models.problem(with: .match(match)) {
            throw PageError.noSubject(file: file, place: part.place, subject: problem.missing, known: problem.known)
        }
        for market in book.matches[match]?.markets ?? [] {
            _ = try driven(part, by: .market(match: match, market: market.id))
        }
        return PageListView(book, topic: .groups(match), flow: part.flow) { [book] in
            book.shownMarkets(of: match)
        } make: { market in
            place(try driven(part, by: .market(match: match, market: market)), part, of: "\(match).\(market)")
        }
    }

    private func selections(_ part: PageDescription.Part) -> View {
        PageListView(book, topic: .slip, flow: part.flow, empty: book.environment.text(.emptyBetSlip)) { [book] in
            book.slip.selections.map(\.id)
        } make: { [book] id in
            guard let selection = book.slip.selections.first(where: { $0.id == id }) else { return View() }
            return place(try driven(part, by: .selection(selection)), part, of: id)
        }
    }

    /// - Parameter subject: names it among others of its kind; `nil` for one that shows nothing of the book's.
    private func place(_ view: View, _ part: PageDescription.Part, of subject: String? = nil) -> View {
        let view = PagePartView(view, width: part.width, gap: part.gap, inset: part.inset, answers: part.answers)
        view.accessibilityIdentifier = subject
        return view
    }

    /// A component with a model that behaves like production by itself.
    private func mock(_ part: PageDescription.Part) throws -> InstanceView {
        let component = try component(of: part)
        do {
            return try show(component, in: part) {
                let index = try component.stateIndex(matching: part.state)
                let instance = component.instance(stateAt: index, in: book.environment)
                if let fields = part.fields {
                    let state = try StateFile(fields: fields, file: file)
                    try instance.configure(state: state.state(of: component, over: index))
                }
                return instance
            }
        } catch {
            let reason = (error as? StateFileError)?.reason ?? "\(error)"
            throw PageError.badState(file: file, place: part.place, reason: reason)
        }
    }

    /// A component with a model that shows what the book knows.
    private func driven(_ part: PageDescription.Part, by subject: PageModels.Subject) throws -> View {
        let component = try component(of: part)
        if let problem = models.problem(with: subject) {
            throw PageError.noSubject(
                file: file, place: part.place, subject: problem.missing, known: problem.known)
        }
        return try show(component, in: part, showing: subject) {
            guard let model = models.model(for: component.name, showing: subject) else {
                throw PageError.notDriven(
                    file: file, place: part.place, component: component.name, subject: subject.words)
            }
            let instance = component.blankInstance(in: book.environment)
            do {
                try instance.configure(with: model)
            } catch {
                throw PageError.notDriven(
                    file: file, place: part.place, component: component.name, subject: subject.words)
            }
            return instance
        }
    }

    /// A component in a part's place, with the model that it had there before or else one that is made for it. What is
    /// chosen anew is another selection, so that has no model from before; there is one bet slip, whose components have one
    /// model on all pages.
    private func show(
        _ component: ComponentDescriptor, in part: PageDescription.Part, showing subject: PageModels.Subject? = nil,
        otherwise make: () throws -> ComponentInstance
    ) throws -> InstanceView {
        if case .selection = subject { return InstanceView(try make()) }
        let place =
            subject == .betSlip
            ? KeptModels.Place(match: nil, part: component.name, subject: subject)
            : KeptModels.Place(match: thisMatch, part: part.place, subject: subject)
        if let model = kept?.model(at: place) {
            let instance = component.blankInstance(in: book.environment)
            try instance.configure(with: model)
            return InstanceView(instance)
        }
        let instance = try make()
        if let model = instance.model { kept?.keep(model, at: place) }
        return InstanceView(instance)
    }

    /// Finds out before anything has been chosen whether the component can show a selection.
    private func checkSelections(_ part: PageDescription.Part) throws {
        let component = try component(of: part)
        guard models.canShowSelections(component.name) else {
            throw PageError.notDriven(
                file: file, place: part.place, component: component.name, subject: "selection")
        }
    }

    private func component(of part: PageDescription.Part) throws -> ComponentDescriptor {
        do {
            return try registry.component(named: part.component)
        } catch {
            throw PageError.unknownComponent(file: file, place: part.place, reason: "\(error)")
        }
    }
}

extension PageDescription.Part {
    /// The columns of its copies.
    fileprivate var flow: PageFlow { PageFlow(widest: width ?? PageFlow.widestCard) }
}
