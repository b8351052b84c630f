import Expectations
import PageTestSupport
import Testing

@testable import GomaApp
@testable import GomaPageViewer
@testable import GomaPages

/// No control of the app leads nowhere: whatever is pressed, something is different afterwards, or it is said why not.
@MainActor
struct AppWalkTests {
    @Test(arguments: try AppWalk.arguments)
    func `every control of every page answers`(walk: AppWalk) throws {
        let walker = try AppWalker(walk.visitor)
        // What stands on many pages does the same on all of them, unless a page has ways of its own.
        var pressed: Set<AppStop.Look> = []
        for page in walk.pages {
            try walker.walk(page) {
                pressed.insert($0.look(inPart: false)).inserted
            } found: { step, outcome in
                // Enter in the amount is the press on the button below it.
                let button = step.description.hasSuffix("Amount, EUR") ? Self.reasons["Place bet"] ?? [] : []
                let isWaiting = outcome == .nothing && button.contains { walker.text.contains($0) }
                #expect(!outcome.isDeadEnd || isWaiting, "\(walk.visitor) on \(page) › \(step): \(outcome)")
            }
        }
    }

    /// What each control that can be out of use waits for, as its page says it.
    private static let reasons = [
        "Place bet": [
            "Enter an amount to place the bet", "Add a selection to place a bet", "The stake is above your balance",
        ],
        "Load bet slip": ["Enter booking code"], "Claimed": ["✓ Claimed"],
        "Choose an amount to pay in": ["Choose an amount to pay in"],
        "Reset": ["All sports", "80 of 80 matches"], "Reset all": ["80 of 80 matches"], "Withdraw": ["EUR 0.00"],
    ]

    @Test(arguments: try AppWalk.arguments)
    func `what cannot be pressed says why`(walk: AppWalk) throws {
        let walker = try AppWalker(walk.visitor)
        for page in walk.pages {
            let (controls, text) = try walker.disabled(on: page)
            for control in controls {
                let reasons = Self.reasons.first { control.hasPrefix($0.key) }?.value ?? []
                #expect(
                    reasons.contains { text.contains($0) }, "\(walk.visitor) on \(page) › \(control), among:\n\(text)")
            }
        }
    }

    @Test func `the walk goes to every page that the app has`() throws {
        let app = try AppVisitor.member.makeApp()

        expect(Set(AppPage.all.map(\.route)), is: Set(app.presenter.session.description.routeNames + [""]))
        #expect(AppPage.all.allSatisfy { $0.name(in: app) != nil })
        expect(Set(AppWalk.all.flatMap(\.pages).map(\.description)), is: Set(AppPage.all.map(\.description)))
    }
}
