/// What looks again where something stands, once everything in its window is in its place.
@MainActor
package protocol PlaceObserver: AnyObject {
    /// Looks, and tells whoever wants to know.
    /// - Returns: whether there was anything to tell.
    func look() -> Bool
}
