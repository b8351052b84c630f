/// The inside of an offer's card: a picture with a flag, what is offered, and up to two buttons, all between the same edges.
package final class OfferCardBody: PartView {
    private lazy var picture = FlaggedPictureView(in: environment, rows: 5)
    private lazy var captionLabel = Label(style: TextStyle(.caption, .textSecondary)).wrapping()
    private lazy var titleLabel = Label().wrapping()
    private lazy var noteLabel = Label(style: TextStyle(.caption, .textSecondary)).wrapping()
    private lazy var textLabel = Label().wrapping()
    private lazy var words = StackView([captionLabel, titleLabel, noteLabel, textLabel], axis: .vertical)
    private lazy var mainButton = ButtonView(environment: environment)
    private lazy var asideButton = ButtonView(environment: environment)
    private lazy var problemLine = MessageLine(margin: Spacing.none)
    private lazy var remarkLabel = Label(style: TextStyle(.caption, .textSecondary), alignment: .center).wrapping()
    private lazy var buttons = OfferButtons([mainButton, problemLine, asideButton, remarkLabel])
    private let extra: View?
    /// What stands above the buttons; it takes the rows that a card is higher than it has to be.
    private lazy var offer = StackView(
        [picture, words] + [extra].compactMap(\.self), axis: .vertical, spacing: Spacing.xs
    ).growing()
    private lazy var column = StackView([offer, buttons], axis: .vertical, spacing: Spacing.xs)

    override package var content: View { column }

    /// - Parameter extra: stands below the texts; `nil` for nothing.
    package init(in environment: ViewEnvironment, extra: View? = nil) {
        self.extra = extra
        super.init(in: environment)
    }

    /// - Parameters:
    ///   - isBlank: there is no offer yet, and room is left for its picture and for a button.
    ///   - main: the one thing to do; `nil` for none.
    ///   - aside: the way to more; `nil` for none.
    package func render(
        _ content: OfferContent, isBlank: Bool, main: (any ButtonViewModelProtocol)?,
        aside: (any ButtonViewModelProtocol)?
    ) {
        picture.render(content.pictureName, label: content.title, flag: content.tag, isBlank: isBlank)
        captionLabel.text = content.caption
        titleLabel.show(content.title, TextStyle(.title, .textPrimary), shape: isBlank ? 18 : nil)
        noteLabel.text = content.note
        textLabel.show(content.text, TextStyle(.body, .textPrimary), shape: isBlank ? 28 : nil)
        problemLine.render(content.progress.problem(in: environment))
        remarkLabel.text = problemLine.isHidden ? content.remark : ""
        mainButton.bind(to: main)
        mainButton.mark = content.progress.mark(in: glyphs)
        mainButton.isBusy = content.progress.isAsked
        mainButton.isHidden = main == nil && !isBlank
        asideButton.show(aside)
        buttons.isHidden = mainButton.isHidden && aside == nil && problemLine.isHidden && remarkLabel.text.isEmpty
    }
}

extension OfferCardBody: TellsSubject {
    /// What is offered: cards of several offers stand beside each other, with the same buttons on each.
    package var spokenSubject: String? { titleLabel.text }
}
