extension LocalizationKey {
    static let bonusClaim = Self("bonusClaim", english: "Claim bonus")
    static let playersChoseBonus = Self("playersChoseBonus", counted: "{count} players have chosen this bonus")
    static let nobodyChoseBonus = Self("nobodyChoseBonus", english: "Nobody has chosen this bonus yet")
    static let onePlayerChoseBonus = Self("onePlayerChoseBonus", english: "{count} player has chosen this bonus")
}
