/// What ties a part's place to the one around it.
///
/// The part keeps the link, and the link what is around: who holds a part holds the whole. The other way they are weak, so
/// that a part which nobody looks at costs the whole nothing.
@MainActor
protocol PartLink<Part>: AnyObject {
    associatedtype Part: DisplayState

    /// Where the part lies in the whole now.
    var path: String { get }

    /// The part now; `nil` where the place around has none.
    func read() -> Part?
    func write(_ part: Part)
}
