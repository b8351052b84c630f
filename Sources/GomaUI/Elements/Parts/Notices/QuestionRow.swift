/// A question before something that cannot be taken back: what it will do, the answer that leaves all as it is, and the one
/// that does it. It begins at the answer that does no harm, and its end leads back to where it was asked.
package final class QuestionRow: View {
    /// A question, in the customer's words.
    package struct Question: Hashable {
        /// What will be done; empty where the answer says it all.
        let text: String
        /// The answer that leaves all as it is.
        let keep: String
        /// The answer that does it.
        let confirm: String

        package init(_ text: String = "", keep: String, confirm: String) {
            self.text = text
            self.keep = keep
            self.confirm = confirm
        }
    }

    private lazy var label = Label(foreground: .textPrimary).wrapping()
    /// A link keeps a blank at its ends, so that its words begin a column behind its own.
    private lazy var words = label.embedded(insetBy: Insets(horizontal: Spacing.xs))
    private lazy var keepLink = TextLink(actionTitle: keepTitle).narrowing(to: 6)
    private lazy var space = View().growing()
    private lazy var confirmLink = TextLink(actionTitle: confirmTitle, role: .alertError, .bold).narrowing(to: 6)
    private lazy var answers = StackView([keepLink, space, confirmLink])
    private lazy var column = StackView([words, answers], axis: .vertical)
    private let keepTitle: String
    private let confirmTitle: String
    /// Called when it was not meant.
    package var onKeep: (() -> Void)?
    /// Called when it was.
    package var onConfirm: (() -> Void)?

    /// - Parameters:
    ///   - keepTitle: what the harmless answer does, as help lines say it.
    ///   - confirmTitle: what the other one does.
    package init(keepTitle: String, confirmTitle: String) {
        self.keepTitle = keepTitle
        self.confirmTitle = confirmTitle
        super.init()
        isHidden = true
        embed(column)
        for (link, name) in [(keepLink, "keep"), (confirmLink, "confirm")] {
            link.accessibilityIdentifier = name
            link.maximumLines = 1
        }
        keepLink.onActivate = { [weak self] in self?.onKeep?() }
        confirmLink.onActivate = { [weak self] in self?.onConfirm?() }
    }

    /// Asks, or asks no more.
    /// - Parameters:
    ///   - question: `nil` where there is none.
    ///   - origins: where it is asked, and where the focus belongs afterwards: the first of them that can have it.
    package func render(_ question: Question?, from origins: [View]) {
        let asked = !isHidden
        let hadFocus = [keepLink, confirmLink].contains(where: \.isFocused)
        let beginsHere = origins.contains { $0 === window?.focusedView }
        isHidden = question == nil
        if let question {
            label.text = question.text
            words.isHidden = question.text.isEmpty
            keepLink.render(question.keep, leadsOn: true, isEnabled: true)
            confirmLink.render(question.confirm, leadsOn: true, isEnabled: true)
            if !asked, beginsHere { window?.focus(keepLink) }
        } else if asked, hadFocus, let origin = origins.first(where: { !$0.isHidden }) {
            window?.focus(origin)
        }
    }
}
