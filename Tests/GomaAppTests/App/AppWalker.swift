import GomaPictures
import GomaUI
import PageTestSupport
import TerminalKit
import Testing

@testable import GomaApp
@testable import GomaKit
@testable import GomaPageViewer
@testable import GomaPages

/// Presses the controls of an app's pages, each on its page as the visitor has come to it, and tells what comes of it.
///
/// What a press brings onto a page is pressed next: the tools that it opens, the question that it asks.
@MainActor
final class AppWalker {
    private let visitor: AppVisitor
    private var app: PageHarness
    private var source: CustomerSource
    private let customer: CustomerMemory
    private let customerData: JSONValue
    private let book: BookMemory
    private let unanswered: Unanswered
    /// The page that is shown, as it is before anything is pressed; `nil` where it may be another.
    private var shown: (page: String, screen: ViewController)?

    /// What came of pressing a control.
    enum Outcome: Equatable {
        /// Something is different.
        case change
        /// It is chosen already.
        case chosen
        case nothing
        /// The app says that it cannot do that.
        case declined(String)
        /// Something was asked, and nobody has taken it.
        case unanswered(String)
        /// It is not there any more, as what comes of another press can be for a time.
        case gone

        /// Whether the customer is left without an answer.
        var isDeadEnd: Bool {
            switch self {
            case .change, .chosen, .gone: false
            case .nothing, .declined, .unanswered: true
            }
        }
    }

    /// A control, and what has to be pressed before so that it is there.
    struct Step: Hashable, CustomStringConvertible {
        let stop: AppStop
        var before: [AppStop] = []

        var description: String { (before + [stop]).map(\.description).joined(separator: " → ") }
    }

    /// Questions that have gone up to where nobody is.
    @MainActor
    private final class Unanswered {
        let owner = Owner()
        private(set) var questions: [String] = []
        private var taking: Owner.Taking?

        init() {
            taking = owner.take { [weak self] question in
                if question.asked.isAwaited { self?.questions.append(question.asked.description) }
                return false
            }
        }
    }

    /// The time in which something has to come of it.
    private static let patience = Duration.seconds(1)
    /// The time after which all has come that a page loads.
    private static let settling = Duration.seconds(1)
    /// The time after which all has been read that was said.
    private static let silence = Duration.seconds(5)
    /// How many controls can have been pressed for one to be there.
    private static let depth = 2

    init(_ visitor: AppVisitor) throws {
        self.visitor = visitor
        unanswered = Unanswered()
        (app, source) = try Self.begin(visitor, under: unanswered.owner)
        customer = source.customer.memory
        customerData = try #require(source.memory)
        book = app.presenter.book.memory
    }

    private static func begin(_ visitor: AppVisitor, under owner: Owner) throws -> (PageHarness, CustomerSource) {
        let app = try visitor.makeApp(under: owner)
        return (app, try #require(app.presenter.session.sources["me"] as? CustomerSource))
    }

    private func renew() throws {
        (app, source) = try Self.begin(visitor, under: unanswered.owner)
        shown = nil
    }

    // MARK: Pages

    /// Presses all controls of a page, and those that come of it.
    /// - Parameters:
    ///   - isNew: whether a control has not been pressed elsewhere.
    ///   - found: told what came of each.
    func walk(_ page: AppPage, isNew: (AppStop) -> Bool, found: (Step, Outcome) -> Void) throws {
        guard try begin(on: page) else { return }
        let isOwn = !app.presenter.handlers.isEmpty && app.presenter.address != .root
        var known = Set<AppStop.Look>()
        var steps: [Step] = []
        /// Adds what is to be pressed next, of what is on the page now.
        func add(after before: [AppStop]) {
            let stops = stops.filter { stop in
                let isFirst = before.isEmpty
                return known.insert(stop.look(inPart: isFirst)).inserted && (isNew(stop) || isOwn && isFirst)
            }
            steps.insert(contentsOf: stops.map { Step(stop: $0, before: before) }, at: 0)
        }
        add(after: [])
        known.formUnion(stops.map { $0.look(inPart: false) })
        while !steps.isEmpty {
            let step = steps.removeFirst()
            found(step, try press(step, on: page))
            if step.before.count < Self.depth, isOn(page) { add(after: step.before + [step.stop]) }
        }
    }

    /// What is out of use on a page, and what the page says.
    func disabled(on page: AppPage) throws -> (controls: [String], text: String) {
        guard try begin(on: page), let view = app.window.topController?.view else { return ([], "") }
        let parts = view.tree.compactMap { $0 as? PagePartView }.filter(\.isVisible)
        let controls = parts.flatMap(\.tree).filter { view in
            guard let control = view as? Control, control.isVisible, !control.isEnabled else { return false }
            return control is Button || control is TextLink || control is ButtonView
        }
        return (controls.compactMap(ReadingText.words), text)
    }

    /// What the page says now.
    var text: String {
        let views = app.window.topController?.view.tree.filter(\.isVisible) ?? []
        return views.compactMap { ($0 as? Label)?.text ?? ReadingText.words(of: $0) }.joined(separator: "\n")
    }

    private var stops: [AppStop] { app.window.topController.map { AppStop.all(in: $0.view) } ?? [] }

    /// Whether a page is shown, whatever has been done on it.
    private func isOn(_ page: AppPage) -> Bool {
        shown?.page == page.description && app.window.topController === shown?.screen
    }

    /// Whether the customer has, and has on the slip, what there was before anything was pressed.
    private var isUntouched: Bool {
        let now = source.customer.memory
        return now.record == customer.record && now.others == customer.others
            && app.presenter.book.slip.selections == book.slip.selections
    }

    /// Shows a page as it is before anything is pressed.
    private func begin(on page: AppPage) throws -> Bool {
        if app.services.environment.localization.locale != Localization.english.locale {
            _ = app.presenter.session.speak(Localization.english.locale)
            app.presenter.languageChanged()
        }
        source.leaveGame()
        source.choose(nil)
        if !isUntouched {
            source.remember(customerData)
            source.customer.mark()
            app.presenter.book.remember(book)
        }
        shown = nil
        guard try page.show(in: app), let screen = app.window.topController else { return false }
        app.wait(Self.settling)
        page.fill(in: app)
        shown = (page.description, screen)
        return true
    }

    // MARK: Controls

    /// Gives a control the keys, on its page; `false` where it is not there.
    private func reach(_ step: Step, on page: AppPage) throws -> Bool {
        if isOn(page), isUntouched, step.stop.focus(in: app.window) { return true }
        guard try begin(on: page) else { return false }
        for stop in step.before {
            guard focus(stop) else { return false }
            app.press(stop.key)
        }
        return focus(step.stop)
    }

    /// Gives a control the keys that is there, or comes before long.
    private func focus(_ stop: AppStop) -> Bool {
        if stop.focus(in: app.window) { return true }
        app.wait(Self.patience)
        return stop.focus(in: app.window)
    }

    /// Presses the key of a control of a page.
    private func press(_ step: Step, on page: AppPage) throws -> Outcome {
        if try !reach(step, on: page) {
            // What was pressed before has changed the app for good.
            try renew()
            guard try reach(step, on: page) else { return .gone }
        }
        let outcome = press(step.stop.key, waiting: false)
        guard outcome == .nothing else { return outcome }
        // What comes late is looked for where nothing else moves that was said before.
        try renew()
        guard try reach(step, on: page) else { return .gone }
        return press(step.stop.key, waiting: true)
    }

    /// - Parameter waiting: whether something may come of it later.
    private func press(_ key: KeyEvent, waiting: Bool) -> Outcome {
        var moving: Set<Int> = []
        if waiting {
            app.wait(Self.silence)
            let earlier = app.window.surface.cells
            app.wait(Self.patience)
            let later = app.window.surface.cells
            moving = Set(earlier.indices.filter { earlier[$0] != later[$0] })
        }
        let (before, address) = (app.window.surface.cells, app.presenter.address)
        let (focused, asked, wasQuit) = (app.window.focusedView, unanswered.questions.count, app.hasQuit)

        app.press(key)
        if waiting { app.wait(Self.patience) }

        if app.status.contains("nothing on this page") { return .declined(app.status) }
        if let question = unanswered.questions.dropFirst(asked).first { return .unanswered(question) }
        let after = app.window.surface.cells
        let isOther =
            after.count != before.count
            || after.indices.contains {
                before[$0] != after[$0] && !moving.contains($0)
            }
        if app.hasQuit != wasQuit || isOther || app.presenter.address != address || app.window.focusedView !== focused {
            return .change
        }
        return focused.map(isChosen) == true ? .chosen : .nothing
    }

    /// Whether it is chosen, or has a choice to choose another in place of.
    private func isChosen(_ view: View) -> Bool {
        if let control = view as? Control, control.isSelected { return true }
        guard view is ListView else { return false }
        return ReadingText.words(of: view)?.contains(", \(app.services.environment.text(.spokenSelected))") ?? false
    }
}
