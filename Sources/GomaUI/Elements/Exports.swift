@_exported import GomaKit
