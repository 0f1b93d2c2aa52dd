/** Whether `If-None-Match` names the tag (RFC 9110 section 13.1.2): a list of tags or `*`, compared weakly. */
export function isMatch(ifNoneMatch: string | undefined, etag: string): boolean {
  return (ifNoneMatch ?? '')
    .split(',')
    .map((tag) => tag.trim().replace(/^W\//, ''))
    .some((tag) => tag === etag || tag === '*');
}
