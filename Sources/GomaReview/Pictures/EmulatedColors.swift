/// The colours of cells as some theme has them on a terminal with some number of colours, whatever theme is in use and
/// whatever the terminal at hand shows.
///
/// Everywhere else cells carry roles, which become colours at the very end. This is the one place beside pictures where
/// they carry RGB: a part of the screen that is to look other than the rest has to be resolved before. It is done in the
/// overlay of a view, so that what lies below still draws roles and knows nothing of it.
package struct EmulatedColors: Equatable {
    private let theme: StyleProvider
    private var styles: StyleResolver

    package init(_ theme: StyleProvider, depth: ColorDepth) {
        self.theme = theme
        styles = StyleResolver(colors: theme, depth: depth)
    }

    package static func == (one: EmulatedColors, other: EmulatedColors) -> Bool {
        one.styles.depth == other.styles.depth && one.theme == other.theme
    }

    /// The cell with colours that no theme changes any more; where there are none, attributes alone.
    package mutating func cell(_ cell: Cell) -> Cell {
        var cell = styles.shown(cell)
        let style = styles.style(of: cell)
        cell.foreground = reference(to: style.foreground)
        cell.background = reference(to: style.background)
        cell.attributes = style.attributes
        return cell
    }

    /// Colours that a terminal keeps are those that xterm has for them.
    private func reference(to color: TerminalColor) -> ColorReference {
        switch color {
        case .terminalDefault: return .terminalDefault
        case .rgb(let color): return .rgb(color)
        case .indexed(let index):
            let palette = TerminalPalette.palette(of: styles.depth) ?? .ansi16
            return .rgb(palette.colors[index % palette.colors.count])
        }
    }
}
