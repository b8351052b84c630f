import Expectations
import Testing

@testable import TerminalKit

/// What a screen reader would say of a view.
@MainActor
struct ReadingTextTests {
    private final class Field: View {
        override var canBecomeFocused: Bool { true }
        override var accessibilityValue: String? { "until\r\nFriday" }
    }

    private func spoken(_ view: View) -> [String] {
        view.frame = Rect(x: 0, y: 0, width: 40, height: 10)
        view.layoutIfNeeded()
        return ReadingText.lines(of: view)
    }

    @Test func `a text of several lines is read line by line, without its blank ones`() {
        let label = Label("Welcome bonus\n\nValid for 30 days.")
        label.maximumLines = 0

        expect(spoken(label), is: ["Welcome bonus", "Valid for 30 days."])
    }

    @Test func `a control is one line, whatever its texts hold`() {
        let field = Field()
        field.accessibilityLabel = "Double your first\ndeposit!"

        expect(spoken(field), is: ["› Double your first deposit!, until Friday"])
    }

    @Test func `a mark alone says nothing`() {
        expectEmpty(spoken(Label("▸")))
    }

    @Test func `what is unspoken is passed over, with all that is in it`() {
        let column = StackView([Label("Total"), StackView([Label("coins")]).unspoken()], axis: .vertical)

        expect(spoken(column), is: ["Total"])
    }

    @Test func `how a control stands follows its words, and what is wrong comes last`() {
        let field = TextField("invalid@email")
        field.accessibilityLabel = "Email"
        field.isRequired = true
        field.problem = "There is no such address"

        expect(spoken(field), is: ["› Email, invalid@email, required, There is no such address"])
    }

    @Test func `a text that is not shown is not read, and that it is there is`() {
        let field = TextField("secret")
        field.accessibilityLabel = "Password"
        field.isMasked = true

        expect(spoken(field), is: ["› Password, hidden"])
    }

    @Test func `a control out of use is one line with its value`() {
        let field = TextField("Benfica")
        field.accessibilityLabel = "Team"
        field.isEnabled = false

        expect(spoken(field), is: ["Team, Benfica, unavailable"])
    }

    @Test func `a choice that is made elsewhere says whether it is chosen`() {
        let button = Button("Spread") {}
        (button.isEnabled, button.isSelected, button.isReadOnly) = (false, true, true)

        expect(spoken(button), is: ["Spread, selected, read only"])
    }

    @Test func `what answers to nothing is not said to be out of use`() {
        let button = Button("Spread")
        button.isEnabled = false

        expect(spoken(button), is: ["Spread"])
    }

    @Test func `what a control around has taken out of use is said to be so`() {
        let bar = Control()
        let button = Button("Spread") {}
        bar.embed(button)

        bar.isInteractive = false
        expect(spoken(bar), is: ["Spread"])

        bar.isEnabled = false
        expect(spoken(bar), is: ["Spread, unavailable"])
    }

    @Test func `how a control stands is said in the words of the view around it, however far out that is`() {
        let (around, pane, button) = (Foreign(), View(), Button("Spread") {})
        button.isSelected = true
        pane.embed(button)
        expect(spoken(pane), is: ["› Spread, selected"])

        around.embed(pane)

        expect(spoken(around), is: ["› Spread, choisi"])
    }

    @Test func `the rows of a list are read one by one, with how each stands`() {
        let rows = Rows()
        let list = ListView()
        list.dataSource = rows

        expect(spoken(list), is: ["› Premier League", "› La Liga, selected"])
        expect(ReadingText.lines(ofControl: list), is: ["Premier League", "La Liga, selected"])
    }

    @Test func `what a control moves past is read in its place where it says nothing itself`() {
        let strip = Field()
        let pills = ["Spread", "Totals"].map { Button($0) {} }
        strip.embed(StackView(pills, axis: .vertical))
        for pill in pills { (pill.isEnabled, pill.isReadOnly) = (false, true) }

        expect(spoken(strip), is: ["› Spread, read only", "› Totals, read only"])
        expect(ReadingText.words(of: strip), is: "Spread, read only, Totals, read only")
    }

    @Test func `what a card is about is said after the words of its controls`() {
        let card = Card()
        card.embed(Button("Remove") {})

        expect(spoken(card), is: ["› Remove, Daily limit"])
    }

    @Test func `a picture says what it shows, unless words beside it do`() {
        let picture = PictureView(label: "Gift box")

        expect(spoken(picture), is: ["Gift box"])

        picture.isSpoken = false
        expectEmpty(spoken(picture))
    }

    private final class Card: View, TellsSubject {
        var spokenSubject: String? { "Daily limit" }
    }

    /// Says how controls stand in another language than English.
    private final class Foreign: View {
        override var controlWords: ControlWords {
            ControlWords(
                selected: "choisi", unavailable: "indisponible", readOnly: "lecture seule", required: "obligatoire",
                masked: "masqué", checked: "coché", unchecked: "non coché", expanded: "ouvert", collapsed: "fermé")
        }
    }

    private final class Row: View {
        var isChosen = false
        override var accessibilityText: String? { isChosen ? "La Liga" : "Premier League" }
        override var accessibilityValue: String? { isChosen ? controlWords.selected : nil }
    }

    private final class Rows: ListViewDataSource {
        var rowCount: Int { 2 }

        func view(forRow row: Int, reusing view: View?) -> View {
            let view = view as? Row ?? Row()
            view.isChosen = row == 1
            return view
        }
    }
}
