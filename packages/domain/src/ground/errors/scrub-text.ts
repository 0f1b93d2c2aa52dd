/** What could name a person or open a door, and what stands in its place; the order matters, longest first. */
const SENSITIVE: readonly [pattern: RegExp, replacement: string][] = [
  [/[\p{L}\p{N}._%+'’-]{1,64}(?:@|%40)[\p{L}\p{N}-]{1,63}(?:\.[\p{L}\p{N}-]{1,63}){1,5}/giu, '[email]'],
  [/\b(bearer|basic)\s+[^\s"'<>]+/gi, '$1 [token]'],
  [
    /(\/(?:signing|signed-copies|join|preview|finconnect|verify-email|confirm-email)\/)[^/?#\s"'<>)]+/gi,
    '$1[token]',
  ],
  [/(\/(?:reset-password|resetpassword)\/)[^/?#\s"'<>)]+\/[^/?#\s"'<>)]+/gi, '$1[user]/[token]'],
  [/\?[^\s"'<>)]+/g, '?[query]'],
  [/#[\w=&%-]{8,}/g, '#[fragment]'],
  // To the end of the sentence or line: a password may be four words.
  [
    /("?\b[\w-]{0,40}(?:password|passwd|pwd|passphrase|mot de passe|secret|token|\bsin|\bnas|socialInsuranceNumber|social insurance number|birth ?date|date of birth|dateOfBirth)"?(?:\s*[:=]|\s+(?:is|was|est)\b)\s*)("(?:[^"\\\n]|\\.){0,400}"|[^,;}\n]+)/gi,
    '$1[removed]',
  ],
  [/\beyJ[\w-]+\.[\w-]+\.[\w-]*/g, '[token]'],
  [/\b\d{4}[-/.]\d{1,2}[-/.]\d{1,2}\b|\b\d{1,2}[-/.]\d{1,2}[-/.]\d{4}\b/g, '[date]'],
  [/(?:\+?1[\s.-]?)?(?:\(\d{3}\)\s?|\b\d{3}[\s.-])\d{3}[\s.-]\d{4}\b/g, '[phone]'],
  // Seven digits or more, also in groups: social insurance, account, document and foreign telephone numbers.
  [/\+?\p{Nd}(?:[\s.\p{Pd}]{0,2}\p{Nd}){6,}/gu, '[number]'],
  // Canadian passports, which have six in a row: AB123456, and newer ones A123456BC.
  [/\b(?:[A-Z]{2}\d{6}|[A-Z]\d{6}[A-Z]{2})\b/g, '[number]'],
  [/\$\s?\d[\d,. ]*|\b\d{1,3}(?:[, ]\d{3})+(?:[.,]\d{2})?\b(?:\s?\$)?/g, '[amount]'],
  [/\b[A-Z]\d[A-Z][ -]?\d[A-Z]\d\b/gi, '[postal code]'],
  [/\b(?=[\w-]*\d)[\w-]{32,}|\b[\w-]{40,}/g, '[token]'],
];

/**
 * A text without e-mail addresses, telephone, account and social insurance numbers, dates, amounts and credentials. The one
 * scrubber of the portal: pages, the server, the relay to a team chat and the error-reporting library use it. It knows forms of
 * text, not people: a name passes, so what may hold one goes through scrubFault.
 */
export function scrubText(text: string): string {
  // Wide digits and letters with loose accents are the same to a reader, and must be to the patterns.
  return SENSITIVE.reduce(
    (result, [pattern, replacement]) => result.replace(pattern, replacement),
    text.normalize('NFKC'),
  );
}
