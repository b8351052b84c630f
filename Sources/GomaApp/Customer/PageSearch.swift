import GomaPages
import GomaUI
import TerminalKit

/// A search on a page: what it lists once it has been asked to, and what is said of a text that finds nothing.
@MainActor
final class PageSearch {
    /// What its field calls it.
    private let id: String
    private let customer: Customer
    /// The identities of what a text finds.
    private let find: (String) -> [String]
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
    ///   - id: what its field calls it.
    ///   - customer: whose search it is.
    ///   - wordsOfNone: what is said of a text that finds nothing.
    ///   - news: told what it wants of its page; what it lists is a member called "found" there.
    ///   - find: the identities of what a text finds.
    init(
        _ id: String, of customer: Customer, orElse wordsOfNone: LocalizationKey, telling news: Broadcast<PageNews>,
        finding find: @escaping (String) -> [String]
    ) {
        self.id = id
        self.customer = customer
        self.wordsOfNone = wordsOfNone
        self.news = news
        self.find = find
    }

    /// The identities of what it lists.
    var found: [String] { find(text) }

    /// What is said in place of a list; `nil` unless what was asked for last finds nothing.
    var problem: LocalizationKey? {
        let isAsked = askedText.contains { !$0.isWhitespace }
        return isAsked && find(askedText).isEmpty ? wordsOfNone : nil
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
        askedText = question.request.text
        let count = find(askedText).count
        if count == 0 { text = "" }
        changes.tell(())
        return .done(count)
    }

    /// Ends it: nothing is listed, and nothing said.
    func end() {
        guard !text.isEmpty || !askedText.isEmpty else { return }
        (text, askedText) = ("", "")
        changes.tell(())
    }

    /// Lists what a text finds, and says so where that is nothing. Where it is listed already, the keyboard goes there.
    private func search(for text: String) {
        let isListed = text == self.text
        (self.text, askedText) = (text, text)
        customer.searched(for: text)
        changes.tell(())
        if let problem { news.tell(.say(customer.environment.text(problem))) }
        if isListed, let first = found.first { news.tell(.focus(member: "found.\(first)")) }
    }

    /// Says no more of what was asked for once the field is emptied in which it was typed.
    private func followField(on page: any PageState) {
        let field = page.models.compactMap { $0 as? SearchViewModel }.last { $0.currentDisplayState.id == id }
        emptying = field?.displayStatePublisher.sink { [weak self] state in
            guard let self, state.text.isEmpty, !askedText.isEmpty else { return }
            askedText = ""
            changes.tell(())
        }
    }
}
