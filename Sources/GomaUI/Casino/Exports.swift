@_exported import GomaElements
