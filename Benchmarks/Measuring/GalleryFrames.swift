import CBaseline
import GomaGallery
import GomaCatalog
import GomaPictures
import NcursesScreen
import TerminalKit

/// The gallery on a terminal, and a program in C that puts the same cells on the same terminal.
@MainActor
struct GalleryFrames {
    static let size = Size(width: 120, height: 40)
    /// Keys that are pressed in the table, down and up again.
    private static let keys = 300
    private static let repaints = 60

    private let theme: StyleProvider
    private let otherTheme: StyleProvider
    private let window: Window

    init() throws {
        theme = try ThemeLibrary.embedded.theme(named: "goma-dark")
        otherTheme = try ThemeLibrary.embedded.theme(named: "goma-light")
        window = Self.router(in: theme).makeWindow(size: Self.size)
        window.update()
    }

    /// What makes windows of the gallery and of pages, in a theme.
    static func router(in theme: StyleProvider) -> GalleryRouter {
        GalleryRouter(
            services: GalleryServices(
                registry: .goma, themes: ThemeSelection(theme), environment: ViewEnvironment.simulated())
        ) {}
    }

    func measure(into table: inout ResultTable) throws {
        var frames: [Surface] = []
        let (keyTime, keyBytes, paintTime) = try measureGallery(&frames)
        let baseline = BaselineFrames(frames, theme: theme, otherTheme: otherTheme)
        guard let (baseTime, baseBytes, basePaint) = baseline.measure(repaints: Self.repaints) else {
            preconditionFailure("ncurses cannot open the terminal a second time")
        }
        table.add("one key in the gallery's table", keyTime, by: baseTime, budget: 1, unit: "µs")
        table.add("bytes that it sends", keyBytes, by: baseBytes, budget: 1.1, unit: "B")
        table.add("theme switch, all painted anew", paintTime, by: basePaint, budget: 1.3, unit: "µs")
        let text = Measure.median(
            (0..<50).map { _ in Measure.microseconds { _ = frames[0].rows.joined(separator: "\n") } })
        table.add("120×40 screen as text", text, by: baseline.textTime(of: 0), budget: 1.5, unit: "µs")
    }

    /// Medians of a key's time and bytes, and of a repaint's time.
    private func measureGallery(_ frames: inout [Surface]) throws -> (Double, Double, Double) {
        let screen = try TerminalScreen(colors: theme, depth: .indexed256)
        defer { screen.close() }
        screen.present(surface: window.surface, cursor: window.cursor)
        var times: [Double] = []
        let start = cb_bytes_sent()
        for press in 0..<Self.keys {
            let key = KeyEvent(press / 30 % 2 == 0 ? .down : .up)
            times.append(
                Measure.microseconds {
                    window.send(.key(key))
                    window.update()
                    screen.present(surface: window.surface, cursor: window.cursor)
                })
            frames.append(window.surface)
        }
        let bytes = Double(cb_bytes_sent() - start) / Double(Self.keys)
        let paints = (0..<Self.repaints).map { round in
            Measure.microseconds {
                screen.setColors(round % 2 == 0 ? otherTheme : theme)
                screen.present(surface: window.surface, cursor: window.cursor)
            }
        }
        return (Measure.median(times), bytes, Measure.median(paints))
    }
}

/// The same frames, drawn in C.
@MainActor
private struct BaselineFrames {
    private var pictures = BaselinePictures(size: GalleryFrames.size)
    private let size = GalleryFrames.size
    private let cells: [Cell]
    private let themes: [StyleProvider]

    init(_ surfaces: [Surface], theme: StyleProvider, otherTheme: StyleProvider) {
        themes = [otherTheme, theme]
        cells = surfaces.last?.cells ?? []
        var resolver = StyleResolver(colors: theme, depth: .indexed256)
        for surface in surfaces { pictures.add(surface, &resolver) }
    }

    func measure(repaints: Int) -> (key: Double, bytes: Double, paint: Double)? {
        let frames = pictures.cells
        guard cb_open(), let first = frames.first, let last = frames.last else { return nil }
        defer { cb_close() }
        set(pictures.styles)
        draw(first)
        let start = cb_bytes_sent()
        let times = frames.map { frame in Measure.microseconds { draw(frame) } }
        let bytes = Double(cb_bytes_sent() - start) / Double(frames.count)
        // The other theme has other colours behind the same cells, as many styles and as many bytes to send.
        let looks = themes.map { theme in
            var resolver = StyleResolver(colors: theme, depth: .indexed256)
            return cells.map { resolver.style(of: $0) }
        }
        let paints = (0..<repaints).map { round in
            var numbers: [TerminalStyle: Int] = [:]
            let look = looks[round % 2]
            var order: [TerminalStyle] = []
            let frame = zip(last, look).map { cell, style in
                var cell = cell
                let number = numbers[style] ?? order.count
                if number == order.count {
                    numbers[style] = number
                    order.append(style)
                }
                cell.style = UInt16(number)
                return cell
            }
            return Measure.microseconds {
                set(order)
                cb_forget()
                draw(frame)
            }
        }
        return (Measure.median(times), bytes, Measure.median(paints))
    }

    /// Microseconds that a frame takes as text.
    func textTime(of index: Int) -> Double {
        var buffer = [CChar](repeating: 0, count: size.width * size.height * 4 + size.height)
        return Measure.median(
            (0..<50).map { _ in
                Measure.microseconds {
                    _ = cb_text(pictures.cells[index], Int32(size.width), Int32(size.height), &buffer, buffer.count)
                }
            })
    }

    private func draw(_ frame: [cb_cell]) { cb_draw(frame, Int32(size.width), Int32(size.height)) }

    private func set(_ styles: [TerminalStyle]) {
        for (number, style) in styles.enumerated() {
            cb_set_style(
                Int32(number), BaselinePictures.number(style.foreground), BaselinePictures.number(style.background),
                Int32(style.attributes.rawValue))
        }
    }
}
