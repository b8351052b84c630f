import GomaKit

/// What sources can know of the page that they are on.
@MainActor
public protocol PageState: AnyObject {
    /// Where models get time, words and glyphs from.
    var environment: ViewEnvironment { get }
    /// The models of all parts that are shown, or were lately.
    var models: [AnyObject] { get }
}
