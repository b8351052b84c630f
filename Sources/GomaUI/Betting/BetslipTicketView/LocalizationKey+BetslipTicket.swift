extension LocalizationKey {
    static let yourSelection = Self("yourSelection", english: "Your selection")
    static let selectionSuspended = Self("selectionSuspended", english: "Suspended for the moment")
    static let selectionForbidden = Self("selectionForbidden", english: "Forbidden selection")
    static let removeSelection = Self("removeSelection", english: "Remove the selection")
    static let selectionRemoved = Self("selectionRemoved", english: "{selection} removed")
    static let putBack = Self("putBack", english: "Put back ({seconds} s)")
    static let keyRemoveSelection = Self("keyRemoveSelection", english: "remove the selection")
    static let keyPutBack = Self("keyPutBack", english: "put the selection back")
}
