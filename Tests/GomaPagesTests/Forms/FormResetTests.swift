import Expectations
import GomaApp
import GomaUI
import PageTestSupport
import TerminalKit
import Testing

@testable import GomaPageViewer
@testable import GomaPages

/// Forms that pages put back to their beginning.
@MainActor
final class FormResetTests {
    private var tasks: [PageTask] = []

    /// What the action of these tests is told.
    private struct Order: Codable {
        let amount: String
    }

    /// What stands in the form at first.
    private let first: JSONValue = .object([
        "kind": .string("stake"), "amount": .string(""), "phone": .string("912"), "agreed": .bool(false),
    ])

    /// Two pages with a form, which is put back by a press; who sends it waits until a test answers.
    private func makePage() throws -> PageHarness {
        var kit = PageKit.goma
        kit.addAction("order", taking: Order.self) { [weak self] _, task in self?.tasks.append(task) }
        return try PageHarness(
            describing: """
                sources:
                  who: {value: {person: {phone: "912"}}}
                  limit:
                    kind: form
                    of: who.person
                    fields:
                      - id: kind
                        kind: choice
                        title: Kind
                        choices: [{id: stake, title: Stakes}, {id: loss, title: Losses}]
                        value: stake
                      - {id: amount, title: Amount, rules: [{least: 5}]}
                      - {id: phone, title: Phone}
                      - {id: agreed, kind: consent, title: Agreed}
                parts:
                  - {component: BorderedTextField, of: limit.amount}
                on:
                  app:press id=reset: {reset: limit}
                  app:press id=number: {set: who.person.phone, to: "923"}
                  page:submit-form form=limit: {ask: order, form: limit}
                routes:
                  other: {parts: [{component: BorderedTextField, of: limit.amount}]}
                """, kit: kit, width: 80, height: 24)
    }

    private func form(of page: PageHarness) throws -> FormSource {
        try #require(page.presenter.session.sources["limit"] as? FormSource)
    }

    /// Enters something else than what stands there in each field.
    private func fill(_ form: FormSource, amount: String) {
        for (id, text) in [("kind", "loss"), ("amount", amount), ("phone", "1")] { form.set(id, to: .string(text)) }
        form.set("agreed", to: .bool(true))
    }

    private func press(_ id: String, on page: PageHarness) {
        page.presenter.session.environment.ask(to: PressButton(id: id))
        page.wait(.zero)
    }

    private func problem(with id: String, in form: FormSource) throws -> String? {
        try #require(form.member(id)?.value as? FormEntry).field.problem
    }

    private func sending(of form: FormSource) throws -> FormSending {
        try #require(form.member("send")?.value as? FormSending)
    }

    private func failure(of form: FormSource) -> String? { form.member("failure")?.value as? String }

    @Test func `a form that is reset holds what stands in it at first, and is told nothing of what was wrong`() throws {
        let page = try makePage()
        let form = try form(of: page)
        fill(form, amount: "4")
        #expect(!form.begin())
        try expect(problem(with: "amount", in: form), is: "5 at least")

        press("reset", on: page)

        expect(form.values, is: first)
        try expect(problem(with: "amount", in: form), is: nil)
    }

    @Test(arguments: [PageAnswer.refused(reason: "Sold out"), .silence])
    func `a form that is reset says no more why what was sent came to nothing`(answer: PageAnswer) throws {
        let page = try makePage()
        let form = try form(of: page)
        let title = try sending(of: form).title
        fill(form, amount: "20")
        #expect(form.begin())
        form.end(answer)
        expect(failure(of: form)?.isEmpty, is: false)

        press("reset", on: page)

        expect(failure(of: form)?.isEmpty, is: true)
        expect(form.member("unanswered")?.value as? Bool, is: false)
        try expect(sending(of: form).title, is: title)
    }

    @Test func `a form of something that is reset holds what that is by now`() throws {
        let page = try makePage()
        let form = try form(of: page)
        press("number", on: page)
        form.set("phone", to: .string("1"))

        press("reset", on: page)

        expect(form.values[[.key("phone")]], is: .string("923"))
    }

    @Test func `a form that two pages show is reset on both`() throws {
        let page = try makePage()
        try form(of: page).set("amount", to: .string("77"))
        page.wait(.zero)
        expect(page.text, contains: "77")
        try page.presenter.begin(at: "other")
        page.wait(.seconds(1))
        expect(page.text, contains: "77")

        press("reset", on: page)
        expect(page.text, lacks: "77")
        page.presenter.goBack()
        page.wait(.seconds(1))

        expect(page.text, contains: "Amount")
        expect(page.text, lacks: "77")
    }

    @Test func `a form that is reset while it is sent waits on, and the page says why that came to nothing`() throws {
        let page = try makePage()
        let form = try form(of: page)
        fill(form, amount: "20")
        form.submit()
        try #require(tasks.count == 1)

        press("reset", on: page)
        form.set("amount", to: .string("30"))
        #expect(try form.values == first && sending(of: form).isBusy)
        tasks[0].answer(.refused(reason: "Too much", field: "amount"))
        page.wait(.zero)

        #expect(try form.values == first && !sending(of: form).isBusy)
        try expect(problem(with: "amount", in: form), is: nil)
        expect(page.status, contains: "Too much")
    }

    @Test func `a form that was reset while it was sent says what becomes of what is sent next`() throws {
        let page = try makePage()
        let form = try form(of: page)
        fill(form, amount: "20")
        form.submit()
        press("reset", on: page)
        try #require(tasks.count == 1)
        tasks[0].answer(.done())

        fill(form, amount: "30")
        form.submit()
        try #require(tasks.count == 2)
        tasks[1].answer(.refused(reason: "Too much", field: "amount"))

        try expect(problem(with: "amount", in: form), is: "Too much")
    }
}
