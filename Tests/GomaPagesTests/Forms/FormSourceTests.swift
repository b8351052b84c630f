import Expectations
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
        try expect(problems(ids, of: form), is: [nil, nil, nil, nil, nil])

        #expect(!form.begin())
        try expect(
            problems(ids, of: form),
            is: [
                "This has to be filled in", "Choose one", "Agree to this before you go on", "Say where", nil,
            ])
        expect(news, is: [.focus(member: "a"), .say("4 entries need another look")])
        for id in ["a", "b", "d"] { set(id, "x", in: form) }
        #expect(!form.begin())

        expect(news.suffix(2), is: [.focus(member: "c"), .say("1 entry needs another look")])
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

        try expect(problem(with: "4"), is: "5 at least")
        try expect(problem(with: "5"), is: nil)
        try expect(problem(with: "109"), is: "Up to 100")
        try expect(problem(with: "50"), is: "This needs another look")
        try expect(problem(with: "51"), is: nil)
    }

    @Test func `a code that is too short is not sent, and what its rules say goes before its length`() throws {
        let form = try makeForm(
            """
            fields: [{id: pin, title: P, kind: code, longest: 4},
              {id: own, title: O, kind: code, longest: 4, rules: [{digits: 4, says: All of it}]}]
            """)
        set("pin", "246", in: form)
        set("own", "246", in: form)

        #expect(!form.begin())
        try expect(problems(["pin", "own"], of: form), is: ["4 digits are needed", "All of it"])
        set("pin", "2468", in: form)
        set("own", "2468", in: form)

        #expect(form.begin())
    }

    @Test func `what another field has been wrong for is said no more once that is corrected`() throws {
        let form = try makeForm(
            """
            fields: [{id: a, title: A}, {id: b, title: B, rules: [{same: a}]},
              {id: c, title: C, rules: [{shortest: 3}]}]
            """)
        for (id, text) in [("a", "one"), ("b", "two"), ("c", "x")] {
            set(id, text, in: form)
            form.leave(id)
        }
        let short = "3 characters at least"
        try expect(problems(["a", "b", "c"], of: form), is: [nil, "The two are not the same", short])

        set("a", "tw", in: form)
        try expect(problems(["a", "b", "c"], of: form), is: [nil, "The two are not the same", short])
        set("a", "two", in: form)

        try expect(problems(["a", "b", "c"], of: form), is: [nil, nil, short])
    }

    @Test func `what an answer has said of a field stays while another is changed`() throws {
        let form = try makeForm(
            "fields: [{id: a, title: A, value: x}, {id: b, title: B, value: x, rules: [{same: a}]}]")
        #expect(form.begin())
        form.end(.refused(reason: "Taken", field: "b"))

        set("a", "y", in: form)

        try expect(problems(["a", "b"], of: form), is: [nil, "Taken"])
    }

    @Test func `a number is taken as it is written, and what is no value of a field leaves it as it is`() throws {
        let form = try makeForm("fields: [{id: sum, title: S, rules: [{least: 5}]}]")
        set("sum", "4", in: form)
        form.leave("sum")
        form.set("sum", to: .array([]))
        #expect(try field("sum", of: form).text == "4" && field("sum", of: form).problem == "5 at least")
        form.set("sum", to: .integer(4))
        try expect(field("sum", of: form).problem, is: "5 at least")

        form.set("sum", to: .integer(20))
        #expect(try field("sum", of: form).text == "20" && field("sum", of: form).problem == nil)
        form.set("sum", to: .number(7.5))

        expect(form.values, is: .object(["sum": .string("7.5")]))
    }

    @Test func `whether somebody agrees can be said by a text too`() throws {
        let form = try makeForm("fields: [{id: terms, kind: consent, title: T}]")

        set("terms", "true", in: form)
        expect(form.values, is: .object(["terms": .bool(true)]))
        set("terms", "false", in: form)

        expect(form.values, is: .object(["terms": .bool(false)]))
    }

    @Test func `what a form asks for and says is in the language in use`() throws {
        var kit = PageKit()
        kit.addWords([.askAgain])
        let page =
            "sources: {form: {kind: form, fields: [{id: a, title: $words.askAgain}, {id: b, title: B}]}}\n"
            + "parts: [{component: Button}]"
        let session = try PageSession(
            PageDescription(parsing: page, file: "a.yaml"), kit: kit, registry: .goma,
            environment: .simulated(localization: LanguageSwitch(Localization.english)))
        let form = try #require(session.sources["form"] as? FormSource)
        set("b", "typed", in: form)
        #expect(!form.begin())
        try expect(field("a", of: form).title, is: "Try again")

        #expect(session.speak("fr"))

        let (asked, typed) = (try field("a", of: form), try field("b", of: form))
        expect(asked.title, is: Localization.french.string(.askAgain))
        expect(asked.title, isNot: "Try again")
        expect(asked.problem, is: Localization.french.string(.formMissing))
        expect(typed.text, is: "typed")
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
            try expect(sending(of: form).isEnabled, is: isWhole)
        }
        set("name", "  ", in: form)
        #expect(try !sending(of: form).isEnabled)
        set("name", "Ana", in: form)
        form.set("terms", to: .bool(false))

        #expect(try !sending(of: form).isEnabled)
    }

    @Test func `a code that need not be there is waited for once it has begun`() throws {
        let form = try makeForm(
            "send: {waits: true}, fields: [{id: pin, kind: code, longest: 4, title: Pin, optional: true}]")
        #expect(try sending(of: form).isEnabled)

        set("pin", "24", in: form)
        #expect(try !sending(of: form).isEnabled)
        set("pin", "2468", in: form)

        #expect(try sending(of: form).isEnabled)
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
        expectEmpty(news)
        #expect(form.begin())
    }

    @Test func `a refusal stands at the field that is to blame, else at what sends the form`() throws {
        let form = try makeForm(
            "fields: [{id: name, title: N, value: Ana}, {id: word, kind: secret, title: W, clears: true, value: x}]")
        #expect(form.begin())
        form.end(.refused(reason: "Sold out", field: "other"))
        expect(form.values, is: .object(["name": .string("Ana"), "word": .string("")]))
        expect(failure(of: form), is: "Sold out")
        expect(news, is: [.focus(member: "send")])

        set("word", "y", in: form)
        #expect(form.begin())
        expect(failure(of: form)?.isEmpty, is: true)
        form.end(.refused(reason: "Taken", field: "name"))

        expect(failure(of: form)?.isEmpty, is: true)
        expect(news.last, is: .focus(member: "name"))
        #expect(try field("name", of: form).problem == "Taken" && field("word", of: form).text.isEmpty)
        // It is as wrong as it was when the customer has changed nothing.
        set("name", "Ana", in: form)
        form.leave("name")
        try expect(field("name", of: form).problem, is: "Taken")
        set("name", "Eva", in: form)
        try expect(field("name", of: form).problem, is: nil)
    }

    @Test func `what is to be empty after a refusal is agreed to no more either`() throws {
        let form = try makeForm("fields: [{id: terms, kind: consent, title: T, clears: true}]")
        form.set("terms", to: .bool(true))
        #expect(form.begin())

        form.end(.refused(reason: "Read them first"))

        expect(form.values, is: .object(["terms": .bool(false)]))
    }

    @Test(arguments: [PageAnswer.refused(reason: "Sold out"), .silence])
    func `why what was sent came to nothing is not said of other entries`(answer: PageAnswer) throws {
        let form = try makeForm("send: {title: Go}, fields: [{id: name, title: N, value: Ana}]")
        #expect(form.begin())
        form.end(answer)
        set("name", "Ana", in: form)
        form.leave("name")
        expect(failure(of: form)?.isEmpty, is: false)

        set("name", "Eva", in: form)

        expect(failure(of: form)?.isEmpty, is: true)
        expect(form.member("unanswered")?.value as? Bool, is: false)
        try expect(sending(of: form).title, is: "Go")
    }

    @Test func `what an answer has said of a field goes when the form is sent again`() throws {
        let form = try makeForm("fields: [{id: name, title: N, value: Ana}]")
        #expect(form.begin())
        form.end(.refused(reason: "Taken", field: "name"))
        try expect(field("name", of: form).problem, is: "Taken")

        #expect(form.begin())

        try expect(field("name", of: form).problem, is: nil)
    }

    @Test func `a form says itself that a field is to blame or that nobody answers, and nothing else`() throws {
        let form = try makeForm("fields: [{id: name, title: N}]")

        expect(form.tells(.refused(reason: "Taken", field: "name")), is: true)
        expect(form.tells(.silence), is: true)
        expect(form.tells(.refused(reason: "Sold out", field: "other")), is: false)
        expect(form.tells(.done()), is: false)
    }

    @Test func `why a choice is refused stands nowhere in the form, and is left for the page to say`() throws {
        let form = try makeForm(
            "fields: [{id: way, kind: choice, title: W, choices: [{id: a, title: A}], value: a}]")

        #expect(!form.tells(.refused(reason: "Taken", field: "way")))
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
        expect(form.memory, is: .object(["name": .string("1"), "terms": .bool(true)]))

        let other = try makeForm(options)
        other.remember(form.values)

        expect(
            other.values,
            is: .object(["name": .string("1"), "word": .string(""), "pin": .string(""), "terms": .bool(true)]))
    }
}
