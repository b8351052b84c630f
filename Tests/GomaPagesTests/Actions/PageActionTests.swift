import Expectations
import GomaPictures
import GomaTestSupport
import GomaUI
import TerminalKit
import Testing

@testable import GomaPages

/// What a page does with what its parts ask for.
@MainActor
final class PageActionTests {
    private var environment = ViewEnvironment.simulated()
    private var asked: [Order] = []
    private var tasks: [PageTask] = []
    private var said: [String] = []

    /// What the action of these tests is told.
    private struct Order: Codable, Hashable {
        let id: String
        var count: Int?
    }

    /// A page with a button, whose press does `actions`.
    private func makePage(
        _ actions: String
    ) throws -> (page: PageController, window: Window) {
        let text = """
            sources:
              list: {value: [{id: a}, {id: b}]}
              flag: {value: {isOn: false, count: 1}}
              form: {kind: form, fields: [{id: id, title: ID}]}
            parts:
              - {component: Button, with: {id: press, title: Press, isEnabled: true}}
              - {component: HeaderText, each: list, with: {title: "element ${it.id}"}}
              - {component: HeaderText, id: head, with: {title: "count ${flag.count} ${flag.isOn}"}}
              - {component: HeaderText, when: asking.order, with: {title: Ordering}}
              - {component: StatusInfo, id: info, with: {kind: info, title: Rest, message: x}}
            on:
              app:press id=press: \(actions)
            """
        environment = .simulated()
        return try open(text, of: [ButtonView.self, HeaderTextView.self, StatusInfoView.self])
    }

    /// A page whose parts ask for actions of these names.
    private func open(
        _ text: String, of components: [any StandardComponent.Type], actions: [String] = ["order"],
        in kit: PageKit = PageKit()
    ) throws -> (page: PageController, window: Window) {
        var kit = kit
        for name in actions {
            kit.addAction(name, taking: Order.self) { [weak self] order, task in
                self?.asked.append(order)
                self?.tasks.append(task)
            }
        }
        let page = try PageController(
            PageDescription(parsing: text, file: "actions.yaml"), kit: kit,
            components: ComponentRegistry(standard: components), in: environment)
        page.onMessage = { [weak self] in self?.said.append($0) }
        let window = Window(
            size: Size(width: 60, height: 30), root: RootController(page, in: environment),
            scheduler: environment.scheduler)
        window.update()
        return (page, window)
    }

    private func press(_ window: Window) {
        window.send(.key(KeyEvent(.enter)))
        environment.scheduler.advance(by: .milliseconds(100))
        window.update()
    }

    private func text(_ window: Window) -> String { window.surface.rows.joined(separator: "\n") }

    // MARK: Values

    @Test func `a value is set as what it is, whole or in part`() throws {
        let (_, window) = try makePage("[{set: flag.count, to: 5}, {set: flag.isOn, to: true}]")

        press(window)

        expect(text(window), contains: "count 5 true")
    }

    @Test func `a flag is turned around by each press`() throws {
        let (_, window) = try makePage("{toggle: flag.isOn}")

        press(window)
        expect(text(window), contains: "count 1 true")
        press(window)

        expect(text(window), contains: "count 1 false")
    }

    @Test func `an element comes once, at the end, and goes by its identity`() throws {
        let (_, window) = try makePage("{insert: {id: a, from: $flag.count}, into: list}")
        press(window)
        press(window)

        let rows = text(window)
        expect(rows.matches(of: /element a/).count, is: 1)
        let places = ["element b", "element a"].compactMap { rows.range(of: $0)?.lowerBound }
        expect(places.count, is: 2)
        expect(places, is: places.sorted())

        let (_, other) = try makePage("{remove: b, from: list}")
        press(other)
        expect(text(other), contains: "element a")
        expect(text(other), lacks: "element b")
    }

    @Test func `a part is told what it shows from now on`() throws {
        let (_, window) = try makePage("[{set: info.title, to: Told}, {set: info.kind, to: success}]")

        press(window)

        expect(text(window), contains: "Told")
        expect(text(window), contains: "✓")
        expect(text(window), lacks: "Rest")
    }

    @Test func `a part is changed by what it is, also where a field of the request is called as it is`() throws {
        let page = """
            parts:
              - {component: Button, with: {id: press, title: Press, isEnabled: true}}
              - {component: Button, id: id, with: {id: other, title: Other, isEnabled: true}}
              - {component: HeaderText, with: {title: "open ${id.isEnabled}"}}
            on: {app:press id=press: {toggle: id.isEnabled}}
            """
        let (_, window) = try open(page, of: [ButtonView.self, HeaderTextView.self])
        expect(text(window), contains: "open true")

        press(window)
        expect(text(window), contains: "open false")
        press(window)

        expect(text(window), contains: "open true")
    }

    @Test func `what a part cannot show is not shown, and not said to be done`() throws {
        let (_, window) = try makePage("{set: info.kind, to: nonsense}")

        press(window)

        expect(text(window), contains: "Rest")
        expect(said, is: ["nothing on this page can do what press is for"])
    }

    @Test func `what does not hold is not done, and where nothing is nobody has answered`() throws {
        let (_, window) = try makePage("[{set: flag.count, to: 2, when: flag.isOn}]")
        press(window)
        expect(text(window), contains: "count 1")
        expect(said, is: ["nothing on this page can do what press is for"])

        let (_, other) = try makePage("[{toggle: flag.isOn}, {set: flag.count, to: 2, when: flag.isOn}]")
        press(other)
        expect(text(other), contains: "count 1 true")
        press(other)

        expect(text(other), contains: "count 2 false")
    }

    @Test func `what is said first of a request is done where it can be, else what is said next`() throws {
        let (_, window) = try makePage("{set: flag.count, to: 2, when: flag.isOn}\n  app:press: {toggle: flag.isOn}")

        press(window)
        expect(text(window), contains: "count 1 true")
        press(window)

        expect(text(window), contains: "count 2 true")
    }

    // MARK: Asking

    @Test func `an action is told the fields, and what it answers is gone on with`() throws {
        let (_, window) = try makePage(
            "{ask: order, with: {id: x, count: $flag.count}, done: [{set: flag.count, to: $answer.number}, {say: \"Got ${answer.number}\"}]}"
        )

        press(window)
        expect(asked, is: [Order(id: "x", count: 1)])
        expect(text(window), contains: "Ordering")
        tasks[0].answer(.done(values: ["number": .integer(9)]))
        window.update()

        expect(text(window), contains: "count 9")
        expect(text(window), lacks: "Ordering")
        expect(said, is: ["Got 9"])
        tasks[0].answer(.done(values: ["number": .integer(10)]))
        expect(said, is: ["Got 9"])
    }

    @Test func `what is asked for already is not asked for again, and can be once it is answered`() throws {
        let (_, window) = try makePage("{ask: order, with: {id: x}}")
        press(window)
        press(window)
        expect(asked.count, is: 1)
        try #require(tasks.count == 1)

        tasks[0].answer(.done())
        press(window)

        expect(asked.count, is: 2)
    }

    @Test func `an action is at work until all that it was asked for has been answered`() throws {
        let (_, window) = try makePage(
            "[{ask: order, with: {id: x, count: $flag.count}, done: {say: Done}}, {set: flag.count, to: 2}]")
        press(window)
        press(window)
        try #require(asked == [Order(id: "x", count: 1), Order(id: "x", count: 2)])

        tasks[1].answer(.done())
        window.update()
        expect(text(window), contains: "Ordering")
        expect(said, is: ["Done"])
        tasks[0].answer(.done())
        window.update()

        expect(text(window), lacks: "Ordering")
        expect(said, is: ["Done", "Done"])
    }

    @Test func `a form that sends what is on its way already can be sent again at once`() throws {
        let (page, window) = try makePage("[{ask: order, with: {id: x}}, {ask: order, form: form}]")
        let form = try #require(page.session.sources["form"] as? FormSource)
        form.set("id", to: .string("x"))

        press(window)

        expect(asked, is: [Order(id: "x")])
        let sending = try #require(form.member("send")?.value as? FormSending)
        expect(sending.isBusy, is: false)
        expect(form.begin(), is: true)
    }

    @Test func `a refusal is said unless the page does something else, and so is silence`() throws {
        let (_, window) = try makePage("{ask: order, with: {id: x}}")
        press(window)
        tasks[0].answer(.refused(reason: "Sold out"))
        press(window)
        environment.scheduler.advance(by: Owner.patience - .milliseconds(101))
        expect(said, is: ["Sold out"])
        environment.scheduler.advance(by: .milliseconds(1))
        expect(said, is: ["Sold out", "No answer"])

        said = []
        let (_, other) = try makePage(
            "{ask: order, with: {id: x}, refused: {say: \"No: ${answer.reason}\"}, silent: {say: Nobody}}")
        press(other)
        tasks[2].answer(.refused(reason: "Sold out"))
        press(other)
        environment.scheduler.advance(by: Owner.patience)
        expect(said, is: ["No: Sold out", "Nobody"])
    }

    @Test func `an action that needs longer is waited for`() throws {
        let (_, window) = try makePage("{ask: order, with: {id: x}, done: {say: Done}}")
        press(window)
        tasks[0].wait(for: .seconds(60))
        tasks[0].answer(after: .seconds(59), .done())

        environment.scheduler.advance(by: .seconds(59))

        expect(said, is: ["Done"])
    }

    @Test func `what is waited for no more counts for nothing`() throws {
        let (page, window) = try makePage("[{ask: order, with: {id: x}, done: {say: Done}}, {cancel: order}]")
        press(window)

        tasks[0].answer(.done())
        environment.scheduler.advance(by: .seconds(10))
        window.update()

        expectEmpty(said)
        expect(text(window), lacks: "Ordering")
        expectEmpty(page.pageName)
    }

    @Test func `what an action is at work for is let go of with the page, whether time goes on or not`() throws {
        weak var gone: PageTask?
        do {
            let (_, window) = try makePage("{ask: order, with: {id: x}}")
            press(window)
            gone = tasks.first
        }
        #expect(gone != nil)

        tasks = []

        #expect(gone == nil)
    }

    @Test func `an action that takes its time goes on to its end where its page is left`() async throws {
        let (way, goOn) = AsyncStream.makeStream(of: Void.self)
        let (end, arrive) = AsyncStream.makeStream(of: Bool.self)
        var kit = PageKit()
        kit.addAction("pay", taking: Order.self) { _ in
            for await _ in way { break }
            arrive.yield(Task.isCancelled)
            return [:]
        }
        do {
            let text = """
                parts: [{component: Button, with: {id: press, title: Press, isEnabled: true}}]
                on: {app:press id=press: {ask: pay, with: {id: x}}}
                """
            let (_, window) = try open(text, of: [ButtonView.self], actions: [], in: kit)
            press(window)
        }

        goOn.yield()

        for await wasCalledOff in end {
            #expect(!wasCalledOff)
            break
        }
    }

    @Test func `what does not fit an action is refused with the reason`() throws {
        let (_, window) = try makePage("{ask: order, with: {id: x, count: $list}}")

        press(window)

        #expect(asked.isEmpty && said.count == 1 && said[0].hasPrefix("order: "))
    }

    // MARK: Answers

    @Test func `an answer leaves the page that has asked, and none that has come in its place meanwhile`() throws {
        let button = "{component: Button, with: {id: order, title: Order, isEnabled: true}}"
        let text = """
            parts: [\(button)]
            on:
              app:press id=order: {ask: order, with: {id: a}, done: [back, {say: Ordered}]}
            routes:
              one: {parts: [\(button)]}
              two: {parts: [\(button)]}
            """
        let page = try open(text, of: [ButtonView.self]).page
        page.go(to: "one")
        environment.ask(to: PressButton(id: "order"))
        page.go(to: "two")
        tasks[0].answer(.done())
        expect(page.pageName, is: "two")
        expect(said, is: ["Ordered"])

        environment.ask(to: PressButton(id: "order"))
        tasks[1].answer(.done())

        expect(page.pageName, is: "one")
        expect(said, is: ["Ordered", "Ordered"])
    }

    @Test(arguments: ["back", "first", "root", "{back: [one, two]}", "{go: three}", "{open: three}"])
    func `no way of leaving a page leaves another one by an answer that comes late`(way: String) throws {
        let text = """
            parts: [{component: Button, with: {id: order, title: Order, isEnabled: true}}]
            on:
              app:press id=order: {ask: order, with: {id: a}, done: [\(way), {say: Ordered}]}
            routes:
              one: {parts: [{component: Button, with: {id: first, title: One, isEnabled: true}}]}
              two: {parts: [{component: Button, with: {id: second, title: Two, isEnabled: true}}]}
              three: {parts: [{component: Button, with: {id: third, title: Three, isEnabled: true}}]}
            """
        let page = try open(text, of: [ButtonView.self]).page
        page.go(to: "one")
        environment.ask(to: PressButton(id: "order"))
        page.go(to: "two")

        tasks[0].answer(.done())

        #expect(page.pageName == "two" && page.scope.address.name == "two" && said == ["Ordered"])
    }

    @Test(
        arguments: [
            (["one"], "two", "one"), (["one", "two"], "two, one", ""), (["one", "two"], "one", "two"), ([], "one", ""),
        ] as [([String], String, String)])
    func `of the pages that lie over each other those are left that are named`(
        open names: [String], left: String, shown: String
    ) throws {
        let button = "{component: Button, with: {id: leave, title: Leave, isEnabled: true}}"
        let text = """
            parts: [\(button)]
            on:
              app:press id=leave: {back: [\(left)]}
            routes:
              one: {parts: [\(button)]}
              two: {parts: [\(button)]}
            """
        let page = try open(text, of: [ButtonView.self]).page
        for name in names { page.go(to: name) }

        environment.ask(to: PressButton(id: "leave"))

        expect(page.pageName, is: shown)
    }

    @Test func `a component that waits for an answer gets the action's`() throws {
        let text = """
            parts:
              - {component: ResendCode, with: {id: code, interval: 5, phase: ready}}
            on:
              account:resend-code:
                - {ask: order, with: {id: "${code}"}, when: not asked.often}
                - {say: That is enough, when: asked.often}
            sources: {asked: {value: {often: false}}}
            """
        let (page, window) = try open(text, of: [ResendCodeView.self])

        press(window)
        expect(asked, is: [Order(id: "code")])
        tasks[0].answer(.refused(reason: "Too many codes"))
        window.update()
        expect(self.text(window), contains: "Too many codes")
        press(window)
        tasks[1].answer(.done())
        environment.scheduler.advance(by: .milliseconds(10))
        window.update()

        expect(self.text(window), contains: "Resend code in")
        let session = try #require(page.session.sources["asked"] as? OwnSource)
        let isSet = session.change(at: ["often"]) { _ in .bool(true) }
        #expect(isSet)
        environment.scheduler.advance(by: .seconds(6))
        window.update()
        // While it counted down there was nothing to press.
        window.send(.key(KeyEvent(.tab)))
        press(window)
        expect(tasks.count, is: 2)
        expect(said, is: ["That is enough"])
    }

    @Test func `of several actions the last one answers the component that waits`() throws {
        let text = """
            parts:
              - {component: ResendCode, with: {id: code, interval: 5, phase: ready}}
            on:
              account:resend-code:
                - {ask: first, with: {id: a}}
                - {ask: second, with: {id: b}}
            """
        let window = try open(text, of: [ResendCodeView.self], actions: ["first", "second"]).window

        press(window)
        expect(asked, is: [Order(id: "a"), Order(id: "b")])
        tasks[0].answer(.refused(reason: "Sold out"))
        tasks[1].answer(.refused(reason: "Too many codes"))
        window.update()

        expect(self.text(window), contains: "Too many codes")
        expect(said, is: ["Sold out"])
    }
}
