/** Latin letters with their marks, and what stands between the parts of a name; a digit, as in `Roy 3rd`. */
const LEGAL_NAME = /^[\p{Script=Latin}\p{M}\p{Nd}\p{Zs}.,·/()'’ʻʼ‐‑-]*$/u;

/**
 * True for a name as an identity document of Canada prints it. Others could not be set in the documents that are signed: a
 * symbol or a letter that no face draws would leave a gap in the name of a party.
 */
export function isLegalName(name: string): boolean {
  return LEGAL_NAME.test(name);
}
