/// A search on a page: what it lists once it has been asked to, and what is said of a text that finds nothing.
@MainActor
final class PageSearch<Find> {
    /// What its field calls it.
    private let id: String
    private let customer: Customer
    private let find: (String) -> [Find]
    private let identity: KeyPath<Find, String>
    /// What texts have found that are listed or were asked for last, until they may find something else.
    private var known: [String: [Find]] = [:]
    /// What is said of a text that finds nothing.
    private let wordsOfNone: LocalizationKey
    private let news: Broadcast<PageNews>
    /// The text whose finds are listed; empty for none.
    private var text = ""
    /// What was asked for last, be it to be shown or to be counted while it is typed; empty once its field is.
    private var askedText = ""
    /// Hears that the field is emptied, of which nothing is asked.
    private var emptying: AnyCancellable?
    /// Told after something else is listed, or to be said in its place.
    let changes = Broadcast<Void>()

    /// - Parameters:
    ///   - customer: whose search it is.
    ///   - news: told what it wants of its page; what it lists is a member called "found" there.
    init(
        _ id: String, of customer: Customer, orElse wordsOfNone: LocalizationKey, telling news: Broadcast<PageNews>,
        by identity: KeyPath<Find, String>, finding find: @escaping (String) -> [Find]
    ) {
        self.id = id
        self.customer = customer
        self.wordsOfNone = wordsOfNone
        self.news = news
        self.identity = identity
        self.find = find
    }

    /// What it lists.
    var found: [Find] { finds(of: text) }

    /// What is said in place of a list; `nil` unless what was asked for last finds nothing.
    var problem: LocalizationKey? {
        isAsked && finds(of: askedText).isEmpty ? wordsOfNone : nil
    }

    /// Whether what was asked for last is counted and not listed, and finds something.
    var hasUnlistedFinds: Bool { isAsked && askedText != text && !finds(of: askedText).isEmpty }

    private var isAsked: Bool { !NameSearch.isBlank(askedText) }

    /// Has it look anew for what it is asked next, as there may be something else to find.
    func forgetFinds() { known = [:] }

    private func finds(of text: String) -> [Find] {
        if let finds = known[text] { return finds }
        let finds = find(text)
        known = known.filter { [self.text, askedText].contains($0.key) }
        known[text] = finds
        return finds
    }

    /// Does what its field asks for; `nil` where that is for somebody else to do.
    func take(_ asked: AskedRequest, on page: any PageState) -> PageReply? {
        switch asked.request {
        case let request as CountHits where request.search == id:
            followField(on: page)
            return nil
        case let request as SearchText where request.search == id:
            followField(on: page)
            search(for: request.text)
            return PageReply()
        default: return nil
        }
    }

    /// Counts what a text finds that is being typed. Where that is nothing, nothing is listed of an earlier one either.
    func answer(_ question: Question<CountHits>) -> RequestReply<Int> {
        guard question.request.search == id else { return .declined }
        let count = finds(of: question.request.text).count
        show(count == 0 ? "" : text, asked: question.request.text)
        return .done(count)
    }

    /// Ends it: nothing is listed, and nothing said.
    func end() { show("", asked: "") }

    /// Lists what a text finds, after that or another was asked for; tells it where that shows.
    private func show(_ text: String, asked: String) {
        func shown() -> (String, Bool, Bool) { (self.text, problem != nil, hasUnlistedFinds) }
        let former = shown()
        (self.text, askedText) = (text, asked)
        if former != shown() { changes.tell(()) }
    }

    /// Lists what a text finds, and says so where that is nothing. Where it is listed already, the keyboard goes there.
    private func search(for text: String) {
        let isListed = text == self.text
        (self.text, askedText) = (text, text)
        customer.searched(for: text)
        changes.tell(())
        if let problem { news.tell(.say(customer.environment.text(problem))) }
        if isListed, let first = found.first { news.tell(.focus(member: "found.\(first[keyPath: identity])")) }
    }

    /// Lists nothing, and says nothing, once the field is emptied in which it was asked for.
    private func followField(on page: any PageState) {
        let field = page.models.compactMap { $0 as? SearchViewModel }.last { $0.currentDisplayState.id == id }
        emptying = field?.displayStatePublisher.sink { [weak self] state in
            if NameSearch.isBlank(state.text) { self?.end() }
        }
    }
}
