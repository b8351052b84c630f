import GomaUI
import TerminalKit

/// A component's cells at its first moment, and which part of it drew each.
@MainActor
struct PartPicture {
    /// A view inside the component: its name, and which of that name it is.
    struct Part: Hashable {
        let name: String
        let number: Int
    }

    let surface: Surface
    private var owners: [Point: Part] = [:]

    /// - Parameter width: columns offered to the component.
    init(_ component: ComponentDescriptor, stateAt index: Int, width: Int, in environment: ViewEnvironment) throws {
        var environment = environment
        environment.scheduler = TimelineScheduler()
        environment.actionLog = ActionLog()
        environment.imageLoader = SimulatedImageLoader(scheduler: environment.scheduler)
        let instance = try component.instance(stateAt: index, in: environment)
        let window = ComponentRenderer.hosting(instance, width: width)
        window.update()
        surface = window.surface
        var counts: [String: Int] = [:]
        for view in instance.view.tree where view.isVisible {
            counts[view.name, default: 0] += 1
            let part = Part(name: view.name, number: counts[view.name] ?? 1)
            let rect = view.visibleRect
            for y in rect.minY..<max(rect.minY, rect.maxY) {
                for x in rect.minX..<max(rect.minX, rect.maxX) { owners[Point(x: x, y: y)] = part }
            }
        }
    }

    var places: [Point] {
        (0..<surface.size.height).flatMap { y in (0..<surface.size.width).map { Point(x: $0, y: y) } }
    }

    /// The cell at a place; `nil` outside the picture.
    subscript(place: Point) -> Cell? { surface.bounds.contains(place) ? surface[place.x, place.y] : nil }

    /// The innermost view at a place.
    func part(at place: Point) -> Part? { owners[place] }

    /// What can be read of a part, without the lines of its border.
    func text(of part: Part) -> String {
        let cells = owners.filter { $0.value == part }.keys.sorted { ($0.y, $0.x) < ($1.y, $1.x) }
        let text = cells.reduce(into: "") { text, place in
            guard let cell = self[place], !cell.isContinuation else { return }
            text += cell.cluster.isLine ? " " : cell.cluster.string
        }
        return text.split(separator: " ").joined(separator: " ")
    }
}

extension Cluster {
    /// Whether it is one of the characters that borders are drawn with.
    fileprivate var isLine: Bool { scalar.map { (0x2500...0x257F).contains($0.value) } ?? false }
}
