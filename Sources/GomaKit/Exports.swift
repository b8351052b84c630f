// Who makes components has the values of the trade that they show, and the engine that draws them.
@_exported import GomaDomain
@_exported import TerminalKit
