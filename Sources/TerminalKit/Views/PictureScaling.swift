/// The way in which a picture is fitted into room of another shape.
package enum PictureScaling: Hashable, Sendable {
    /// All of it, out of proportion where need be.
    case stretching
    /// In proportion; what does not fit is cut off on both sides alike.
    case filling
}
