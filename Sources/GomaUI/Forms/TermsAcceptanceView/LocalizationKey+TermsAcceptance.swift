extension LocalizationKey {
    static let termsRequired = Self("termsRequired", english: "Please agree before you go on")
    static let keyAcceptTerms = Self("keyAcceptTerms", english: "agree or not")
}
