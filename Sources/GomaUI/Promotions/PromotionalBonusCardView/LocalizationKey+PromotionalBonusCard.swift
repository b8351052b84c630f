extension LocalizationKey {
    static let bonusClaim = Self("bonusClaim", english: "Claim bonus")
    static let playersChoseBonus = Self("playersChoseBonus", english: "{count} players have chosen this bonus")
    static let nobodyChoseBonus = Self("nobodyChoseBonus", english: "Nobody has chosen this bonus yet")
    static let onePlayerChoseBonus = Self("onePlayerChoseBonus", english: "1 player has chosen this bonus")
}
