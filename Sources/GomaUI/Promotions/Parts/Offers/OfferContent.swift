/// The content of an offer's card besides its buttons.
package struct OfferContent: Hashable, Sendable {
    /// The picture, by name; `nil` for none.
    package var pictureName: String?
    /// On the flag at the card's edge; `nil` for none.
    package var tag: String?
    /// A line in small letters before the title; empty for none.
    package var caption = ""
    package var title: String
    /// A line in small letters behind the title; empty for none.
    package var note = ""
    /// What the offer is, on as many rows as it needs; empty for none.
    package var text = ""
    /// What has to be known beside the offer, and leads nowhere; empty for none.
    package var remark = ""
    /// How far the customer has come with it; why it was not given is said below the buttons, in place of the remark.
    package var progress = OfferProgress.open
}
