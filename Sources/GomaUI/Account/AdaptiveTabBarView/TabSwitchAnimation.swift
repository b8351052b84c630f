/// The animation by which one set of tabs makes way for another.
public enum TabSwitchAnimation: String, CaseIterable, Codable, Hashable, Sendable {
    /// The new set pushes the old one out sideways.
    case slideLeftToRight
    /// The old set narrows to its middle, the new one grows from there.
    case horizontalFlip
    /// The old set rolls out upwards or downwards, the new one after it.
    case verticalCube
    /// The new set is uncovered in place.
    case modernMorphSlide
    case none

    /// Time from the old set to the new one.
    public var duration: Duration {
        switch self {
        case .slideLeftToRight: .milliseconds(900)
        case .horizontalFlip: .milliseconds(600)
        case .verticalCube: .milliseconds(800)
        case .modernMorphSlide: .milliseconds(700)
        case .none: .zero
        }
    }
}
