import GomaKit
import TerminalKit

/// A view of a page that knows which parts stand at its upper and its lower edge: what lies between two such views hangs on these.
@MainActor
protocol PageEdges: View {
    /// The traits of the parts that have nothing above them in here, for a width; none where the rows above are settled.
    func upperEdge(in width: Int) -> [Set<LayoutTrait>]

    /// The traits of the parts that have nothing below them in here.
    func lowerEdge(in width: Int) -> [Set<LayoutTrait>]
}
