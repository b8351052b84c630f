// Who reviews components has what they are made of, and the pictures that they are reviewed with.
@_exported import GomaKit
@_exported import GomaPictures
