/// The place of a colour on the way across a ground: 0 at the left edge, 1 at the right one.
///
/// A place outside leaves a part of the way unseen: between a colour at -1 and one at 1, the ground begins half way.
public enum GradientPlace: NumberRange {
    public static let range: ClosedRange<Double> = -1...2
}
