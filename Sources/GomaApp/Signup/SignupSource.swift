import GomaPages
import GomaUI

/// A form on a page that opens an account.
final class SignupSource: PageSource {
    private let form: Signup
    private var wishes: AnyObject?
    private var parts: [String: PageSource] = [:]

    /// What conditions of a page can name beside the parts.
    private enum Fact: String, CaseIterable {
        /// How far the customer has come; a ``SignupStage``.
        case stage
        /// Whether no answer has come to what was sent last.
        case unanswered
    }

    init(in environment: ViewEnvironment) {
        form = Signup(in: environment)
        super.init(
            .group(
                Signup.partNames.map { ($0, .model) } + [
                    (Fact.stage.rawValue, .value(String.self)), (Fact.unanswered.rawValue, .value(Bool.self)),
                ]))
        wishes = form.wishes.subscribe { [weak self] in self?.news.tell($0) }
    }

    override func member(_ name: String) -> PageSource? {
        if let known = parts[name] { return known }
        let part = fact(name) ?? form.model(of: name).map(ModelSource.init)
        parts[name] = part
        return part
    }

    private func fact(_ name: String) -> PageSource? {
        switch Fact(rawValue: name) {
        case .stage?:
            DerivedSource(following: form.follow) { [form] in form.currentDisplayState.stage.rawValue }
        case .unanswered?: DerivedSource(following: form.follow) { [form] in form.currentDisplayState.isUnanswered }
        case nil: nil
        }
    }

    /// Back from the code are the details; from there the way out is the page's.
    override func take(_ asked: AskedRequest, on page: any PageState) -> PageReply? {
        guard asked.request is GoBack, form.currentDisplayState.stage == .code else { return nil }
        form.changeDetails()
        return PageReply()
    }
}
