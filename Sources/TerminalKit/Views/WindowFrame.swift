/// A picture of a window, and what of it has changed since the one that was taken before.
package struct WindowFrame: Sendable {
    package let surface: Surface
    package let changes: SurfaceChanges
    /// The picture that was taken before, from which the changes count.
    package let base: Mark
    /// This picture.
    package let mark: Mark

    /// The identity of a picture of a window.
    package final class Mark: Sendable {}
}
