extension LocalizationKey {
    static let ratedOf = Self("ratedOf", english: "rated {rating} of {best}")
}
