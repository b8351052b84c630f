@_exported import GomaBetting
