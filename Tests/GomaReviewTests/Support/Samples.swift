import GomaCatalog
import TerminalKit

@testable import GomaReview

/// Surfaces and pictures that the tests of formats share.
@MainActor
enum Samples {
    /// One row with a text, all of it in one style.
    static func row(_ text: String, _ style: TextStyle = .plain) -> Surface {
        let text = DisplayText(text)
        var surface = Surface(size: Size(width: max(1, text.width), height: 1))
        var x = 0
        for element in text.elements {
            let cell = Cell(
                cluster: element.cluster, foreground: style.foreground,
                background: style.background ?? .terminalDefault, attributes: style.attributes,
                width: UInt8(element.width))
            surface[x, 0] = cell
            if element.width == 2 {
                surface[x + 1, 0] = cell
                surface[x + 1, 0].width = 0
            }
            x += element.width
        }
        return surface
    }

    static func sheet(_ surface: Surface) -> PictureSheet {
        PictureSheet("Sample", items: [PictureSheet.Item("", surface)])
    }

    /// Every component in every state, drawn once for all suites of a process.
    static func pictures() throws -> [Picture] { try allPictures.get() }

    private static let allPictures = Result {
        try ComponentRegistry.goma.components.flatMap { component in
            try component.states.indices.map { try Picture(component, stateAt: $0, options: RenderOptions()) }
        }
    }

    /// The colours that all components draw in their first frames, drawn once for all suites of a process.
    static let firstFramePairs = DrawnPairs(of: ComponentRegistry.goma.components, scope: .firstFrames)
}
