/** What could name a person or open a door, and what stands in its place; the order matters, longest first. */
const SENSITIVE: readonly [pattern: RegExp, replacement: string][] = [
  [/[\p{L}\d._%+-]{1,64}(?:@|%40)[\p{L}\d-]{1,63}(?:\.[\p{L}\d-]{1,63}){1,5}/gu, '[email]'],
  [/\b(bearer|basic)\s+[^\s"'<>]+/gi, '$1 [token]'],
  [/(\/(?:signing|signed-copies|finconnect)\/)[^/?#\s"'<>)]+/g, '$1[token]'],
  [/(\/(?:reset-password|resetpassword)\/)[^/?#\s"'<>)]+\/[^/?#\s"'<>)]+/gi, '$1[user]/[token]'],
  [/\?[\w.~%[\]-]{1,100}=[^\s"'<>)]*/g, '?[query]'],
  [
    /("?\b(?:password|passwd|secret|token|sin|socialInsuranceNumber|birth ?date|accessToken)\b"?\s*[:=]\s*)("[^"]*"|[^\s,;}]+)/gi,
    '$1[removed]',
  ],
  [/\beyJ[\w-]+\.[\w-]+\.[\w-]*/g, '[token]'],
  [/\b\d{4}[-/.]\d{1,2}[-/.]\d{1,2}\b|\b\d{1,2}[-/.]\d{1,2}[-/.]\d{4}\b/g, '[date]'],
  [/(?:\+?1[\s.-]?)?(?:\(\d{3}\)\s?|\b\d{3}[\s.-])\d{3}[\s.-]\d{4}\b/g, '[phone]'],
  // Seven digits or more, also in groups: social insurance, account, document and telephone numbers.
  [/\d(?:[\s.-]?\d){6,}/g, '[number]'],
  [/\b(?=[\w-]*\d)[\w-]{32,}/g, '[token]'],
];

/** A text without social insurance, account and telephone numbers, e-mail addresses, dates and credentials. */
export function scrub(text: string): string {
  return SENSITIVE.reduce((result, [pattern, replacement]) => result.replace(pattern, replacement), text);
}
