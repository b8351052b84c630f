/// What a line may not begin with, as long as there is another place to break (Unicode UAX #14, classes CL, EX and NS).
extension Cluster {
    /// A blank that keeps together what stands at both its sides.
    static let noBreakSpace = Cluster("\u{A0}" as Unicode.Scalar)
    /// A quotation mark that opens, as French has it with a blank behind.
    static let openingGuillemet = Cluster("«" as Unicode.Scalar)

    /// Whether it belongs to what is before it, even behind a blank, as some languages write it.
    var closesBehindBlank: Bool {
        switch scalar {
        case "!", "?", ";", ":", "»": true
        default: closesWide
        }
    }

    /// Whether it is a mark of scripts that write without blanks.
    var closesWide: Bool {
        switch scalar {
        case "、", "。", "，", "．", "！", "？", "：", "；", "）", "」", "』", "】", "〕", "〉", "》", "…", "ー", "々": true
        default: false
        }
    }
}
