import Expectations
import GomaCatalog
import TerminalKit
import PageTestSupport
import Testing

@testable import GomaApp
@testable import GomaPageViewer
@testable import GomaPages

/// Pages that one model drives: what it wants happens, and what it says is not there takes no room.
@MainActor
struct PageDriverTests {
    private static let form = """
        sources:
          stage: {value: details}
          form: {kind: form, fields: [{id: name, title: First and last name}, {id: email, title: Email}]}
          code: {kind: form, fields: [{id: pin, title: "", kind: code, longest: 4}]}
        parts:
          - {component: StatusInfo, state: Success, when: stage is done}
          - {component: BorderedTextField, of: form.name, when: stage is details}
          - {component: BorderedTextField, of: form.email, when: stage is details}
          - {component: PinDigitEntry, of: code.pin, when: stage is code}
        on: {page:submit-form form=form: {ask: send-code, form: form}}

        """

    @Test func `a part that is not there takes no room and no focus`() throws {
        let stage = try PageHarness(describing: Self.form, width: 60, height: 20)

        expect(stage.window.surface.rows[1], contains: "First and last name")
        expect(stage.window.topController?.view.focusableViews.count, is: 2)
        expect(stage.text, lacks: "Welcome")
    }

    @Test func `the focus goes where the model wants it, and a sentence stands in the status line`() throws {
        let stage = try PageHarness(describing: Self.form, width: 60, height: 20)
        try stage.focus("Email")

        stage.press(.enter)

        expect(stage.focusedWords, contains: "First and last name")
        expect(stage.status, contains: "2 entries need another look")
        stage.wait(.seconds(5))
        expect(stage.status, lacks: "another look")
    }

    @Test func `a part below the window comes into view as a whole with the focus`() throws {
        let stage = try PageHarness("filters", width: 80, height: 24)
        expect(stage.text, lacks: "Lowest odds")

        stage.press(.tab, .tab, .tab, .tab, .enter)
        stage.wait(.seconds(1))

        expect(stage.text, contains: "Lowest odds")
        expect(stage.focusedWords, contains: "Popular")
    }

    @Test func `the list of matches follows the model, and says where nothing is left`() throws {
        let stage = try PageHarness("filters", width: 120, height: 40)
        try stage.click("Favourites")
        expect(stage.text, contains: "4 of 14 matches")
        expect(stage.text, lacks: "Chelsea")

        try stage.click("Hockey")
        expect(stage.text, contains: "No match is let through by all filters.")
        try stage.click("Reset all")

        expect(stage.text, contains: "14 of 14 matches")
        expect(stage.text, contains: "Chelsea")
    }

    @Test func `what a part asks for that the model answers is not told as something nobody can do`() throws {
        let stage = try PageHarness("filters", width: 120, height: 40)

        try stage.click("Filter ")

        expect(stage.status, lacks: "nothing on this page")
        expect(stage.events, contains: "change: betting:open-filters")
    }
}
