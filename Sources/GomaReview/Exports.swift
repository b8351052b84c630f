// Who reviews components has the pictures that they are reviewed with.
@_exported import GomaPictures
