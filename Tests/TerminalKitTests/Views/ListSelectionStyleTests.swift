import Testing

@testable import TerminalKit

@MainActor
@Suite struct ListSelectionStyleTests {
    private static let (price, badge) = (
        ColorReference.role(ColorRole(number: 1)), ColorReference.role(ColorRole(number: 2))
    )
    private static let (foreground, ground) = (
        ColorReference.role(ColorRole(number: 3)), ColorReference.role(ColorRole(number: 4))
    )

    private let list = ListView()
    private let rows = PaintedRows()
    private let stage: ViewHarness

    init() {
        list.dataSource = rows
        list.selectionForeground = Self.foreground
        list.selectionBackground = Self.ground
        list.selectedRow = 0
        stage = ViewHarness(list, width: 6, height: 2)
    }

    /// A row of the screen: text, foreground and ground of each cell.
    private func looks(ofRow y: Int) -> [String] {
        stage.window.update()
        return (0..<6).map { x in
            let cell = stage.window.surface[x, y]
            return "\(cell.cluster.string)\(name(cell.foreground))\(name(cell.background))"
        }
    }

    private func name(_ color: ColorReference) -> String {
        guard case .role(let role) = color.kind else { return "-" }
        return ["", "p", "b", "f", "g"][Int(role.number)]
    }

    @Test func `over the row, the selection's colours are all there is`() {
        #expect(looks(ofRow: 0) == [" fg", "1fg", "2fg", "3fg", " fg", " fg"])
        #expect(stage.window.surface[1, 0].attributes == .reverse)
    }

    @Test func `under the row, its own colours stay and the selection's fill the rest`() {
        list.selectionStyle = .under

        #expect(looks(ofRow: 0) == [" fg", "1pg", "2pb", "3fg", " fg", " fg"])
        #expect(looks(ofRow: 1) == [" --", "1p-", "2pb", "3--", " --", " --"])
    }

    @Test func `under the row, attributes are added but colours are not swapped`() {
        list.selectionStyle = .under
        list.selectionAttributes = [.bold, .reverse]
        stage.window.update()
        #expect((0..<6).allSatisfy { stage.window.surface[$0, 0].attributes == .bold })

        list.selectionBackground = nil
        stage.window.update()
        #expect((0..<6).allSatisfy { stage.window.surface[$0, 0].attributes == [.bold, .reverse] })
    }

    @Test func `under the row, the ground moves with the selection and leaves nothing behind`() {
        list.selectionStyle = .under
        stage.window.focus(list)

        stage.press(.down)

        #expect(looks(ofRow: 0) == [" --", "1p-", "2pb", "3--", " --", " --"])
        #expect(looks(ofRow: 1).dropFirst() == ["1pg", "2pb", "3fg", " fg", " fg"])
        #expect(stage.rows == [" 123", "▌123"])
        #expect(stage.window.surface[0, 1].background == Self.ground)
        #expect(stage.window.surface == stage.redrawn)
    }

    /// Two rows: a price in a colour, a badge on a ground, and text with neither.
    private final class PaintedRows: ListViewDataSource {
        let rowCount = 2

        func view(forRow row: Int, reusing view: View?) -> View { view ?? PaintedRow() }
    }

    private final class PaintedRow: View {
        override func draw(in painter: Painter) {
            painter.draw("1", at: .zero, style: TextStyle(foreground: price))
            painter.draw("2", at: Point(x: 1, y: 0), style: TextStyle(foreground: price, background: badge))
            painter.draw("3", at: Point(x: 2, y: 0), style: .plain)
        }
    }
}
