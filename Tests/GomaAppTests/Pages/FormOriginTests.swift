import Expectations
import GomaUI
import PageTestSupport
import TerminalKit
import Testing

@testable import GomaPageViewer
@testable import GomaPages

/// A form of something: its fields show that, until the customer changes them.
@MainActor
struct FormOriginTests {
    private func makePage(remembering memory: PageMemory? = nil) throws -> PageHarness {
        try PageHarness(
            describing: """
                sources:
                  who: {value: {person: {name: Ana, phone: "912", age: 30}}}
                  form: {kind: form, of: who.person, fields: [{id: name, title: Name}, {id: phone, title: Phone}, {id: town, title: Town, optional: true}]}
                parts:
                  - {component: BorderedTextField, of: form.name}
                  - {component: BorderedTextField, of: form.phone}
                  - {component: Button, id: rename, with: {id: name, title: Rename, isEnabled: true}}
                  - {component: Button, id: number, with: {id: phone, title: Number, isEnabled: true}}
                on:
                  app:press id=name: {set: who.person.name, to: Eva}
                  app:press id=phone: {set: who.person.phone, to: "923"}
                """, width: 80, height: 24, remembering: memory)
    }

    private func values(_ page: PageHarness) throws -> [String] {
        try ["name", "phone", "town"].map { name in
            let way = try #require(PageWay("form.values.\(name)"))
            return PageValue.word(of: page.presenter.scope.source(at: way)?.value) ?? "nothing"
        }
    }

    @Test func `fields begin as what the form is of, where that has one of their name`() throws {
        let page = try makePage()

        try expect(values(page), is: ["Ana", "912", ""])
        expect(page.text, contains: "Ana")
        expect(page.text, contains: "912")
    }

    @Test func `a field takes on what has become other, and leaves what the customer has typed beside it`() throws {
        let page = try makePage()
        try page.focus("Phone")
        page.type("3")
        try expect(values(page), is: ["Ana", "9123", ""])

        try page.click("Rename")
        try expect(values(page), is: ["Eva", "9123", ""])
        try page.click("Number")
        try expect(values(page), is: ["Eva", "923", ""])
    }

    @Test func `of another without a phone none of the one before stays, and what was typed beside it does`() throws {
        let page = try PageHarness(
            describing: """
                sources:
                  who: {value: {person: {name: Ana, phone: "912"}}}
                  form: {kind: form, of: who.person, fields: [{id: name, title: Name}, {id: phone, title: Phone, value: "9"}, {id: town, title: Town, optional: true}]}
                parts: [{component: BorderedTextField, of: form.town}]
                on:
                  app:press id=other: {set: who.person, to: {name: Eva}}
                """, width: 80, height: 24)
        try page.focus("Town")
        page.type("F")
        try expect(values(page), is: ["Ana", "912", "F"])

        page.presenter.session.environment.ask(to: PressButton(id: "other"))
        page.wait(.zero)

        try expect(values(page), is: ["Eva", "9", "F"])
    }

    @Test func `why nothing came of what was sent is said no more once the form is of another`() throws {
        let page = try makePage()
        let form = try #require(page.presenter.session.sources["form"] as? FormSource)
        #expect(form.begin())
        form.end(.silence)
        #expect(form.member("unanswered")?.value as? Bool == true)

        try page.click("Rename")

        #expect(form.member("unanswered")?.value as? Bool == false)
    }

    @Test func `who follows a form is told nothing where something beside what it is of changes`() throws {
        let page = try PageHarness(
            describing: """
                sources:
                  who: {value: {person: {name: Ana}, town: Faro}}
                  form: {kind: form, of: who.person, fields: [{id: name, title: Name}]}
                parts:
                  - {component: Button, id: move, with: {id: town, title: Move, isEnabled: true}}
                  - {component: Button, id: rename, with: {id: name, title: Rename, isEnabled: true}}
                on:
                  app:press id=town: {set: who.town, to: Lagos}
                  app:press id=name: {set: who.person.name, to: Eva}
                """, width: 80, height: 24)
        let form = try #require(page.presenter.session.sources["form"])
        var told = 0
        let following = form.follow { told += 1 }

        try page.click("Move")
        expect(told, is: 0)
        try page.click("Rename")
        #expect(told > 0)

        withExtendedLifetime(following) {}
    }

    @Test func `what was typed in another run is there again`() throws {
        let page = try makePage()
        try page.focus("Phone")
        page.type("3")

        let again = try makePage(remembering: page.presenter.session.memory(stacks: [:], tab: ""))

        try expect(values(again), is: ["Ana", "9123", ""])
    }

    @Test func `what was typed in another run stays when the form takes on something else`() throws {
        let page = try makePage()
        try page.click("Rename")
        try page.focus("Name")
        page.press(.end)
        page.type("x")
        try expect(values(page), is: ["Evax", "912", ""])

        let again = try makePage(remembering: page.presenter.session.memory(stacks: [:], tab: ""))
        try expect(values(again), is: ["Evax", "912", ""])
        try again.click("Number")

        try expect(values(again), is: ["Evax", "923", ""])
    }
}
