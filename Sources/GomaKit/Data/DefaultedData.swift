/// Data that says what people may leave out where they write it.
///
/// A field that is missing in a file has the value that it has here. An empty text says that the field has to be there; what
/// is optional is nothing, and a list empty, whatever is said here.
public protocol DefaultedData: Codable {
    /// What fields have that are left out.
    static var defaults: Self { get }
}
