/// What pages say of what their parts ask for.
extension LocalizationKey {
    static let pageCannot = Self("pageCannot", english: "nothing on this page can {request}")
}
