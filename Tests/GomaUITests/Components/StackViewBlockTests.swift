import Expectations
import GomaPictures
import TerminalKit
import Testing

@testable import GomaAccount
@testable import GomaBetting
@testable import GomaCasino
@testable import GomaCatalog
@testable import GomaElements
@testable import GomaForms
@testable import GomaPromotions

/// Pages that are data.
@MainActor
struct StackViewBlockTests {
    private func page(_ state: StackViewBlockDisplayState) -> StackViewBlockViewModel {
        let page = StackViewBlockViewModel(state, in: ViewEnvironment.simulated())
        page.components = .goma
        return page
    }

    private func models(of page: StackViewBlockViewModel) -> [AnyObject?] {
        page.parts.map { part in
            guard case .component(_, let model) = part else { return nil }
            return model
        }
    }

    @Test func `a block that stays keeps its model when another comes above it`() {
        let page = page(.two)
        let before = models(of: page)

        page.update {
            $0.blocks.insert(ContentBlock(component: "VideoBlock", state: VideoBlockDisplayState.ready), at: 0)
        }

        let after = models(of: page)
        expect(after.count, is: 3)
        expect(before.compactMap(\.self).count, is: 2)
        #expect(zip(before, after.dropFirst()).allSatisfy { $0 === $1 })
    }

    @Test func `what a block does has happened in the page's state`() throws {
        let page = page(.otherComponents)
        let pill = try #require(models(of: page)[1] as? PillItemViewModel)

        pill.toggleSelection()

        let state = page.currentDisplayState.blocks[1].state.decoded(as: PillItemDisplayState.self)
        expect(state?.isSelected, is: true)
        #expect(models(of: page)[1] === pill)
    }

    @Test func `a block of another component has another model`() {
        let page = page(.single)
        let before = models(of: page)

        page.update {
            $0.blocks[0] = ContentBlock(component: "DescriptionBlock", state: DescriptionBlockDisplayState.short)
        }

        #expect(models(of: page)[0] is DescriptionBlockViewModel)
        #expect(models(of: page)[0] !== before[0])
    }

    @Test func `what cannot be shown is told in its place`() {
        let page = page(.withNotices)

        let notices = page.parts.map { part in
            guard case .notice(let words) = part else { return "" }
            return words
        }

        expect(notices, is: ["", "LotteryBlock is not known here", "VideoBlock cannot be shown as it was sent", ""])
    }

    @Test func `a page that has been told of no components says so in each place`() {
        let page = StackViewBlockViewModel(.single, in: ViewEnvironment.simulated())

        guard case .notice(let words) = page.parts.first else { return #expect(Bool(false), "it shows a component") }
        expect(words, is: "TitleBlock is not known here")
    }
}
