/**
 * Whether an `If-None-Match` names this tag (RFC 9110, 13.1.2): what the client has is right still. It takes no longer than the
 * header is long, since anybody may send one.
 * @param etag in its quotes
 */
export function isKnownEtag(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false;
  return header.trim() === '*' || header.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag);
}
