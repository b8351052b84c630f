import Expectations
import GomaCatalog
import TerminalKit
import Testing

@testable import GomaReview

@MainActor
struct ComponentTreeTests {
    private enum Pill: OtherEntry { static let name = "PillItem" }

    private enum Bar: OtherEntry {
        static let name = "Bar"
        static var children: [any StandardComponent.Type] { [PillItemView.self] }
    }

    private let pill = ComponentDescriptor(Pill.self, namespace: "goma")
    private let acmePill = ComponentDescriptor(Pill.self, namespace: "acme")
    private let bar = ComponentDescriptor(Bar.self, namespace: "goma")
    private let acmeBar = ComponentDescriptor(Bar.self, namespace: "acme")
    private let shopBar = ComponentDescriptor(Bar.self, namespace: "shop")

    private var all: [ComponentDescriptor] { [pill, acmePill, bar, acmeBar, shopBar] }

    @Test func `of parts of one name that of the same package is meant, and else the first`() {
        let tree = ComponentTree(all)

        let parts = [bar, acmeBar, shopBar].map { tree.parts(of: $0).map { $0.component.id } }

        expect(parts, is: [["goma:PillItem"], ["acme:PillItem"], ["goma:PillItem"]])
    }

    @Test func `who is made of a part of one name is no user of another's`() {
        let tree = ComponentTree(all)

        let users = [pill, acmePill].map { tree.users(of: $0).map { $0.component.id } }

        expect(users, is: [["goma:Bar", "shop:Bar"], ["acme:Bar"]])
    }

    @Test func `a page of the site leads to the same parts and users`() throws {
        let parts = try ComponentFacts(acmeBar, among: all, drawing: RenderOptions()).children
        let users = try [pill, acmePill].map { try ComponentFacts($0, among: all, drawing: RenderOptions()).parents }

        expect(parts.map { $0.id }, is: ["acme:PillItem"])
        expect(users.map { $0.map { $0.id } }, is: [["goma:Bar", "shop:Bar"], ["acme:Bar"]])
    }
}
