import Foundation
import GomaCatalog
import TestSupport
import Testing

@testable import GomaReview

/// A review of two small components, in each of its formats, line by line.
@MainActor
struct ReviewSpecimenTests {
    private let folder: TemporaryFolder
    private let components = [
        ComponentDescriptor(BadgeCatalog.self, namespace: "test"),
        ComponentDescriptor(LampCatalog.self, namespace: "test"),
    ]

    /// The badge is not approved; of the lamp a letter, a role, a stop and a state differ, and a file stands behind nothing.
    init() throws {
        folder = try TemporaryFolder()
        try Approval(folder: folder.path).replace(components[1])
        let path = "UIElements/test.Lamp.txt"
        var text = try folder.text(of: path)
        for (old, new) in [
            ("Hall off calm\n\nstyles", "Hall 0ff calm\n\nstyles"),
            (
                "Hall on alarmed mended\n\nstyles\naaaa.aa.aaaaaaa.aaaaaa\na = textPrimary",
                "Hall on alarmed mended\n\nstyles\naaaa.aa.aaaaaaa.aaaaaa\na = textSecondary"
            ),
            ("── Badged", "── Marked"), ("category: UIElements", "category: Elements"),
        ] {
            let range = try #require(text.range(of: old), "\(text)")
            text.replaceSubrange(range, with: new)
        }
        try folder.write(text, to: path)
        try folder.write("test:Bulb\ncategory: x / y\nglyphs: Unicode\n", to: "UIElements/test.Bulb.txt")
    }

    private func review() throws -> Review {
        try Review(of: components, against: ApprovedDumps(folder: folder.path))
    }

    @Test func `as text`() throws {
        #expect(ReviewText.lines(of: try review()) == [])
    }

    @Test func `in brief`() throws {
        #expect(ReviewText.lines(of: try review(), isBrief: true) == [])
    }

    @Test func `as a list with IDs`() throws {
        #expect(ReviewListing.lines(of: try review()) == [])
    }

    @Test func `as JUnit`() throws {
        #expect(ReviewJUnit.lines(of: try review()) == [])
    }

    @Test func `as annotations`() throws {
        #expect(ReviewAnnotations.lines(of: try review()).map { $0.replacing(folder.path, with: "…") } == [])
    }

    // MARK: Accepting

    @Test func `what is accepted is written, and the rest stays as it was`() throws {
        let review = try review()
        let approval = try Approval(folder: folder.path)
        let before = try folder.text(of: "UIElements/test.Lamp.txt")

        var wanted = AcceptedChanges()
        wanted.titles = ["Off · 40 columns"]
        #expect(try approval.accept(wanted, of: review.components[1]) != nil)

        let after = try folder.text(of: "UIElements/test.Lamp.txt")
        #expect(after == before.replacing("Hall 0ff calm", with: "Hall off calm"))
        #expect(
            ReviewText.lines(of: try self.review(), isBrief: true).first { $0.contains("Off ·") } == nil)
    }

    @Test func `a header, a new state, one that is gone and the order are accepted each by itself`() throws {
        let approval = try Approval(folder: folder.path)
        func accept(_ change: (inout AcceptedChanges) -> Void) throws -> [String] {
            var wanted = AcceptedChanges()
            change(&wanted)
            _ = try approval.accept(wanted, of: try review().components[1])
            return ReviewText.lines(of: try review(), isBrief: true).filter { $0.hasPrefix("test:Lamp") }.map {
                String($0.dropFirst(9))
            }
        }

        #expect(try accept { $0.header = true } == [])
        #expect(try accept { $0.titles = ["Badged · 40 columns"] } == [])
        #expect(try accept { $0.gone = ["Marked · 40 columns"] } == [])
        #expect(try accept { $0.titles = ["Off · 40 columns", "On · 40 columns"] } == [])
    }

    @Test func `leftovers are states and files, and go only when removed`() throws {
        let leftovers = Leftovers(of: try review(), withFiles: true)
        #expect(leftovers.lines == [])
        #expect(leftovers.count == 2)
        #expect(Leftovers(of: try review(), withFiles: false).count == 1)

        try leftovers.remove(with: Approval(folder: folder.path))

        #expect(Leftovers(of: try review(), withFiles: true).isEmpty)
        #expect(folder.files(in: "UIElements").keys.sorted() == ["test.Lamp.txt"])
    }
}
