import Foundation
import GomaCatalog
import GomaGallery
import GomaPageViewer
import GomaPages
import GomaPictures
import GomaReview
import TerminalKit

/// The work whose growth is watched: nothing may cost more than its share where there is more of it.
@MainActor
struct GrowthWork {
    private let size = Size(width: 120, height: 40)

    func all() throws -> [Growth] {
        [rows(), try cells(), text(), children(), parts(), try partsInReach()]
    }

    /// A key in a list, which looks at what is in view.
    private func rows() -> Growth {
        Growth("key in a list of rows", [100, 1000, 10_000, 100_000], budget: 0.2) { count in
            let source = NumberedRows(rowCount: count)
            let list = ListView()
            list.dataSource = source
            let window = Window(size: size, root: ViewController(showing: list))
            window.update()
            list.selectedRow = 0
            window.focus(list)
            window.send(.key(KeyEvent(.down)))
            precondition(list.selectedRow == 1, "keys go to the list")
            return {
                _ = source
                window.send(.key(KeyEvent(.down)))
                window.update()
            }
        }
    }

    /// A screen of the gallery that is drawn whole, by its cells.
    private func cells() throws -> Growth {
        let sizes = [(80, 24), (120, 40), (200, 60), (300, 100), (500, 200)]
        let byCells = Dictionary(uniqueKeysWithValues: sizes.map { ($0.0 * $0.1, Size(width: $0.0, height: $0.1)) })
        let theme = try ThemeLibrary.embedded.theme(named: "goma-dark")
        return Growth("screen of cells", byCells.keys.sorted(), budget: 1.1) { cells in
            let window = GalleryFrames.router(in: theme).makeWindow(size: byCells[cells] ?? size)
            window.update()
            return {
                window.background = window.background == .terminalDefault ? .role(.backgroundPrimary) : .terminalDefault
                window.update()
            }
        }
    }

    /// Text that is broken into lines.
    private func text() -> Growth {
        Growth("label of letters", [100, 1000, 10_000, 100_000], budget: 1.1) { count in
            let words = String(repeating: "Odds move. ", count: count / 11 + 1).prefix(count)
            return {
                let label = Label(String(words))
                label.maximumLines = 0
                _ = label.measure(Size(width: 60, height: View.unbounded))
            }
        }
    }

    /// Views in a stack, laid out and drawn.
    private func children() -> Growth {
        Growth("stack of views", [10, 100, 1000, 10_000], budget: 1.1) { count in
            {
                let stack = StackView((0..<count).map { Label("\($0)") }, axis: .vertical)
                let window = Window(size: Size(width: 40, height: count), root: ViewController(showing: stack))
                window.update()
            }
        }
    }

    /// A page that is read, checked and shown.
    private func parts() -> Growth {
        Growth("page of parts, to its first frame", [30, 100, 300, 1000], budget: 1.1) { count in
            let text = Self.page(count)
            return { _ = try page(text) }
        }
    }

    /// A key on a page, which looks at what is in view.
    private func partsInReach() throws -> Growth {
        try Growth("key on a page of parts", [30, 100, 300, 1000], budget: 0.2) { count in
            let window = try page(Self.page(count))
            return {
                window.send(.key(KeyEvent(.down)))
                window.update()
            }
        }
    }

    private static func page(_ count: Int) -> String {
        "title: Parts\nparts:\n"
            + (0..<count).map { "  - {component: Button, with: {title: Number \($0)}}\n" }.joined()
    }

    private func page(_ text: String) throws -> Window {
        let router = GalleryFrames.router(in: try ThemeLibrary.embedded.theme(named: "goma-dark"))
        let (window, _) = try router.makePageWindow(
            try PageDescription(parsing: text, file: "parts.yaml"), kit: PageKit(), size: size)
        window.update()
        return window
    }
}

/// Rows that are numbers.
private final class NumberedRows: ListViewDataSource {
    let rowCount: Int

    init(rowCount: Int) { self.rowCount = rowCount }

    func view(forRow row: Int, reusing view: View?) -> View {
        let label = view as? Label ?? Label()
        label.text = "\(row)"
        return label
    }
}
