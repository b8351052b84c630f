/// Texts that the component brings itself.
extension LocalizationKey {
    public static let yourSelection = Self("yourSelection", english: "YOUR SELECTION")
    public static let selectionSuspended = Self("selectionSuspended", english: "Suspended for the moment")
    public static let selectionForbidden = Self("selectionForbidden", english: "Forbidden selection")
    public static let removeSelection = Self("removeSelection", english: "Remove the selection")
    public static let selectionRemoved = Self("selectionRemoved", english: "{selection} removed")
    public static let putBack = Self("putBack", english: "Put back ({seconds} s)")
    public static let keyRemoveSelection = Self("keyRemoveSelection", english: "remove the selection")
    public static let keyPutBack = Self("keyPutBack", english: "put the selection back")
}
