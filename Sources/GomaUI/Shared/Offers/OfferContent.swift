/// What the card of an offer shows besides its buttons.
struct OfferContent: Hashable, Sendable {
    /// The picture, by name; `nil` for none.
    var pictureName: String?
    /// On the flag at the card's edge; `nil` for none.
    var tag: String?
    /// A line in small letters before the title; empty for none.
    var caption = ""
    var title: String
    /// A line in small letters behind the title; empty for none.
    var note = ""
    /// What the offer is, on as many rows as it needs; empty for none.
    var text = ""
    /// What has to be known beside the offer, and leads nowhere; empty for none.
    var remark = ""

    /// Before there is an offer: room for its picture, and for a button.
    static let blank = Self(title: "")

    var picture: FlaggedPicture { pictureName.map(FlaggedPicture.named) ?? .none }
}
