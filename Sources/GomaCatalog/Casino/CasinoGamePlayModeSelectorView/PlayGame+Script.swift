extension PlayGame: ScriptedRequest {}
