// Who draws on a terminal has the engine that says what.
@_exported import TerminalKit
