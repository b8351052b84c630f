import GomaKit

/// The reason why a source cannot be made of others, and where the page names them.
struct OtherSourceError: PageOptionError {
    let description: String
    let path: [JSONValue.Step]
}
