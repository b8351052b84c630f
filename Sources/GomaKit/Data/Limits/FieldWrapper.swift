/// The wrapper of a field, to whoever looks into a value: the field is what it holds.
package protocol FieldWrapper {
    /// What the field holds.
    var content: Any { get }
}
