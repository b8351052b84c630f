import GomaCatalog
import GomaPictures
import TerminalKit
import Testing

@testable import GomaKit
@testable import GomaPages

/// A form of a page: what is wrong with its fields, what sends it, and what becomes of its answers.
@MainActor
final class FormSourceTests {
    private var news: [PageNews] = []
    private var following: AnyObject?

    /// A form with what a page says of it, whose news is kept.
    private func makeForm(_ options: String) throws -> FormSource {
        let page = "sources: {form: {kind: form, \(options)}}\nparts: [{component: Button}]"
        let session = try PageSession(
            PageDescription(parsing: page, file: "a.yaml"), kit: PageKit(), registry: .goma, environment: .simulated())
        let form = try #require(session.sources["form"] as? FormSource)
        following = form.news.subscribe { [weak self] in self?.news.append($0) }
        return form
    }

    private func set(_ id: String, _ text: String, in form: FormSource) { form.set(id, to: .string(text)) }

    private func field(_ id: String, of form: FormSource) throws -> FormField {
        try #require(form.member(id)?.value as? FormEntry).field
    }

    private func problems(_ ids: [String], of form: FormSource) throws -> [String?] {
        try ids.map { try field($0, of: form).problem }
    }

    private func sending(of form: FormSource) throws -> FormSending {
        try #require(form.member("send")?.value as? FormSending)
    }

    private func failure(of form: FormSource) -> String? { form.member("failure")?.value as? String }

    // MARK: What is wrong

    @Test func `what is missing is said by its kind, or as the page says it, and not before the form is sent`() throws {
        let form = try makeForm(
            """
            fields: [{id: a, title: A}, {id: b, title: B, kind: choice, choices: [{id: x, title: X}]},
              {id: c, title: C, kind: consent}, {id: d, title: D, missing: Say where}, {id: e, title: E, optional: true}]
            """)
        let ids = ["a", "b", "c", "d", "e"]
        for id in ids { form.leave(id) }
        #expect(try problems(ids, of: form) == [nil, nil, nil, nil, nil])

        #expect(!form.begin())
        #expect(
            try problems(ids, of: form) == [
                "This has to be filled in", "Choose one", "Agree to this before you go on", "Say where", nil,
            ])
        #expect(news == [.focus(member: "a"), .say("4 entries need another look")])
        for id in ["a", "b", "d"] { set(id, "x", in: form) }
        #expect(!form.begin())

        #expect(news.suffix(2) == [.focus(member: "c"), .say("1 entry needs another look")])
    }

    @Test func `of the rules of a field the first that is broken is said, with its bound`() throws {
        let form = try makeForm(
            """
            fields: [{id: sum, title: S, rules: [{least: 5}, {most: 100, says: 'Up to {most}'}, {pattern: '[1-9]+'}]}]
            """)
        func problem(with text: String) throws -> String? {
            set("sum", text, in: form)
            form.leave("sum")
            return try field("sum", of: form).problem
        }

        #expect(try problem(with: "4") == "5 at least")
        #expect(try problem(with: "5") == nil)
        #expect(try problem(with: "109") == "Up to 100")
        #expect(try problem(with: "50") == "This needs another look")
        #expect(try problem(with: "51") == nil)
    }

    // MARK: Sending

    @Test func `what waits for all fields waits for each that is wanted, to its last digit`() throws {
        let form = try makeForm(
            """
            send: {waits: true}, fields: [{id: name, title: Name}, {id: nick, title: Nick, optional: true},
              {id: pin, kind: code, longest: 4, title: Pin}, {id: terms, kind: consent, title: Terms}]
            """)
        #expect(try sending(of: form).title == "Send" && !sending(of: form).isEnabled)

        set("name", "Ana", in: form)
        form.set("terms", to: .bool(true))
        for (pin, isWhole) in [("246", false), ("2468", true)] {
            set("pin", pin, in: form)
            #expect(try sending(of: form).isEnabled == isWhole)
        }
        set("name", "  ", in: form)
        #expect(try !sending(of: form).isEnabled)
        set("name", "Ana", in: form)
        form.set("terms", to: .bool(false))

        #expect(try !sending(of: form).isEnabled)
    }

    @Test func `what is sent is not changed before its answer, and can be when none is awaited any more`() throws {
        let form = try makeForm("send: {title: Go, busy: Going}, fields: [{id: name, title: Name, value: Ana}]")
        #expect(form.begin())
        #expect(!form.begin())
        set("name", "Eva", in: form)
        #expect(try field("name", of: form).text == "Ana" && !field("name", of: form).isEditable)
        #expect(try sending(of: form).title == "Going" && !sending(of: form).isEnabled)

        form.end(nil)
        set("name", "Eva", in: form)

        #expect(try field("name", of: form).text == "Eva" && field("name", of: form).isEditable)
        #expect(try sending(of: form).title == "Go" && sending(of: form).isEnabled)
        #expect(news.isEmpty)
        #expect(form.begin())
    }

    @Test func `a refusal stands at the field that is to blame, else at what sends the form`() throws {
        let form = try makeForm(
            "fields: [{id: name, title: N, value: Ana}, {id: word, kind: secret, title: W, clears: true, value: x}]")
        #expect(form.begin())
        form.end(.refused(reason: "Sold out", field: "other"))
        #expect(form.values == .object(["name": .string("Ana"), "word": .string("")]))
        #expect(failure(of: form) == "Sold out" && news == [.focus(member: "send")])

        set("word", "y", in: form)
        #expect(form.begin())
        #expect(failure(of: form)?.isEmpty == true)
        form.end(.refused(reason: "Taken", field: "name"))

        #expect(failure(of: form)?.isEmpty == true && news.last == .focus(member: "name"))
        #expect(try field("name", of: form).problem == "Taken" && field("word", of: form).text.isEmpty)
        // It is as wrong as it was when the customer has changed nothing.
        set("name", "Ana", in: form)
        form.leave("name")
        #expect(try field("name", of: form).problem == "Taken")
        set("name", "Eva", in: form)
        #expect(try field("name", of: form).problem == nil)
    }

    // MARK: Memory

    @Test func `what was entered is remembered but for secrets, which are taken from nowhere else either`() throws {
        let options = """
            fields: [{id: name, title: Name}, {id: word, kind: secret, title: Word}, \
            {id: pin, kind: code, longest: 4, title: Pin}, {id: terms, kind: consent, title: Terms}]
            """
        let form = try makeForm(options)
        for id in ["name", "word", "pin"] { set(id, "1", in: form) }
        form.set("terms", to: .bool(true))
        #expect(form.memory == .object(["name": .string("1"), "terms": .bool(true)]))

        let other = try makeForm(options)
        other.remember(form.values)

        #expect(
            other.values
                == .object(["name": .string("1"), "word": .string(""), "pin": .string(""), "terms": .bool(true)]))
    }
}
