import Expectations
import GomaPictures
import TerminalKit
import Testing

@testable import GomaAccount
@testable import GomaCatalog
@testable import GomaElements
@testable import GomaForms

/// How long each toast stays, one after the other, held, and the same one twice.
@MainActor
struct ToasterTimeTests {
    private let environment = ViewEnvironment.simulated()

    private func toaster(_ toasts: Toast...) -> ToasterViewModel {
        ToasterViewModel(ToasterDisplayState(toasts), in: environment)
    }

    private func shown(_ model: ToasterViewModel) -> () -> [String] {
        { model.currentDisplayState.queue.messages.map(\.title) }
    }

    @Test func `a toast stays for four seconds once it is up, unless it says otherwise`() {
        let model = toaster(Toast(id: "a", title: "A"), Toast(id: "b", title: "B", seconds: 1))

        expect(environment.around(.milliseconds(4400), shown(model)), is: [["A", "B"], ["B"]])
        expect(environment.around(.milliseconds(1400), shown(model)), is: [["B"], []])
        #expect(environment.isAtRest)
    }

    @Test func `a toast without a time stays, and one of no time goes as soon as it is up`() {
        let model = toaster(Toast(id: "a", title: "A", seconds: 0), Toast(id: "b", title: "B", seconds: nil))

        expect(environment.around(.milliseconds(400), shown(model)), is: [["A", "B"], ["B"]])

        #expect(environment.isAtRest)
    }

    @Test func `the same toast shown once more has all of its time again`() {
        let model = toaster(Toast(id: "a", title: "A"))
        environment.wait(.seconds(3))

        model.show(Toast(id: "a", title: "A"))

        expect(environment.around(.milliseconds(4400), shown(model)), is: [["A"], []])
        #expect(environment.isAtRest)
    }

    @Test func `the made-up toasts come faster than they go, and no other comes once they have gone`() {
        let model = ToasterViewModel(.arriving, in: environment)
        let (code, bet) = ("Booking code loaded", "Bet placement failed")
        model.follow(.burst)

        expect(environment.around(.seconds(1), shown(model)), is: [[], [code]])
        expect(environment.around(.milliseconds(200), shown(model)), is: [[code], [code, bet]])
        environment.wait(.seconds(30))
        expectEmpty(shown(model)())
        expect(environment.isAtRest, is: true)
    }

    @Test func `a toast with other words in the place of one has all of its time`() {
        let model = toaster(Toast(id: "a", title: "A"))
        environment.wait(.seconds(3))

        model.show(Toast(id: "a", title: "Another"))

        expect(environment.around(.milliseconds(4400), shown(model)), is: [["Another"], []])
    }

    @Test func `two that are alike go one after the other`() {
        let toast = Toast(id: "a", title: "A")
        let model = toaster(toast, toast)

        expect(environment.around(.milliseconds(4400), shown(model)), is: [["A", "A"], ["A"]])
        expect(environment.around(.milliseconds(4400), shown(model)), is: [["A"], []])
        #expect(environment.isAtRest)
    }

    @Test(arguments: ["press", "dismiss"])
    func `the next of two that are alike has its own time after the first was sent away`(way: String) {
        let toast = Toast(id: "a", title: "A")
        let model = toaster(toast, toast)
        environment.wait(.seconds(3))

        way == "press" ? model.press() : model.dismiss()

        expect(environment.around(.milliseconds(4400), shown(model)), is: [["A"], []])
    }

    @Test func `a toast that waits is shown once more where it waits, and the first keeps its time`() {
        let model = toaster(Toast(id: "a", title: "A"), Toast(id: "b", title: "B"))
        environment.wait(.seconds(3))

        model.show(Toast(id: "b", title: "Bee"))

        expect(environment.around(.milliseconds(1400), shown(model)), is: [["A", "Bee"], ["Bee"]])
    }

    @Test func `a toast that went comes again as the first time`() {
        let model = toaster()
        for _ in 0..<2 {
            model.show(Toast(id: "a", title: "A"))
            expect(environment.around(.milliseconds(4400), shown(model)), is: [["A"], []])
            #expect(environment.isAtRest)
        }
    }

    @Test func `held twice it stands still, and let go of it has what was left`() {
        let model = toaster(Toast(id: "a", title: "A"))
        environment.wait(.seconds(1))
        model.hold()
        environment.wait(.seconds(60))
        model.hold()
        #expect(environment.isAtRest)

        model.resume()
        environment.wait(.seconds(1))
        model.hold()
        model.resume()
        model.resume()

        expect(environment.around(.milliseconds(2400), shown(model)), is: [["A"], []])
    }

    @Test func `a held toast that is shown once more stays held, and then has all of its time`() {
        let model = toaster(Toast(id: "a", title: "A"))
        environment.wait(.seconds(3))
        model.hold()

        model.show(Toast(id: "a", title: "A"))
        #expect(environment.isAtRest)
        model.resume()

        expect(environment.around(.milliseconds(4400), shown(model)), is: [["A"], []])
    }

    @Test func `what a toast offers is asked for once, and what is not there asks nothing`() {
        let model = toaster(Toast(id: "a", title: "A", action: ToastAction(title: "Undo")), Toast(id: "b", title: "B"))

        model.press()
        model.press()
        model.press()
        environment.wait(.milliseconds(300))
        model.dismiss()

        expect(environment.owner.requests.map(\.description), is: ["app:press id=a"])
        #expect(environment.isAtRest)
    }

    @Test func `a press while a toast goes was meant for that, and asks nothing of the next`() {
        let undo = ToastAction(title: "Undo")
        let model = toaster(Toast(id: "a", title: "A", action: undo), Toast(id: "b", title: "B", action: undo))
        func asked() -> [String] { environment.owner.requests.map(\.description) }

        model.press()
        environment.wait(.milliseconds(299))
        model.press()
        expect(asked(), is: ["app:press id=a"])
        expect(shown(model)(), is: ["B"])
        environment.wait(.milliseconds(1))
        model.press()

        expect(asked(), is: ["app:press id=a", "app:press id=b"])
        expectEmpty(shown(model)())
        expect(environment.isAtRest, is: true)
    }

    @Test func `a swipe of several notches sends one toast away, and the next is sent away once that has gone`() {
        let model = toaster(
            Toast(id: "a", title: "A", seconds: nil), Toast(id: "b", title: "B", seconds: nil),
            Toast(id: "c", title: "C", seconds: nil))

        for _ in 0..<2 { model.dismiss() }
        environment.wait(.milliseconds(299))
        model.dismiss()
        expect(shown(model)(), is: ["B", "C"])
        environment.wait(.milliseconds(1))
        model.dismiss()

        expect(shown(model)(), is: ["C"])
    }

    @Test func `what is sent away where nothing shows keeps no press from a toast that comes then`() {
        let model = toaster()

        model.dismiss()
        model.show(Toast(id: "a", title: "A", action: ToastAction(title: "Undo")))
        model.press()

        expect(environment.owner.requests.map(\.description), is: ["app:press id=a"])
    }

    @Test func `messages that are all taken away leave nothing waiting, and another comes up`() {
        let model = toaster(Toast(id: "a", title: "A"), Toast(id: "b", title: "B"))
        model.hold()

        for _ in 0..<2 { model.update { $0.queue.clear() } }
        #expect(environment.isAtRest)
        model.show(Toast(id: "a", title: "A"))

        expect(environment.around(.milliseconds(4400), shown(model)), is: [["A"], []])
    }
}
