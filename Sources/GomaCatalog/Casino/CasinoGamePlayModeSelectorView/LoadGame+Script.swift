extension LoadGame: ScriptedRequest {
    public var scriptedReply: CasinoGameAccess { .player }
}
