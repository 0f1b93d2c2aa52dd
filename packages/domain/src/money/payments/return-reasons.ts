/** Standard 007's codes for items that come back, each with what the dealer does about it. */
export const RETURN_REASONS = {
  '900': 'own-data',
  '901': 'retry-once',
  '902': 'new-account',
  '903': 'ask-investor',
  '905': 'stop',
  '907': 'stop',
  '908': 'retry-once',
  '909': 'stop',
  '910': 'stop',
  '911': 'stop',
  '912': 'new-account',
  '914': 'stop',
  '915': 'dispute',
  '916': 'dispute',
  '917': 'dispute',
  '918': 'dispute',
  '919': 'dispute',
  '920': 'dispute',
  '921': 'dispute',
  '922': 'ask-investor',
  '990': 'stop',
} as const;

/** The key of a reason's sentence in the office; one for codes that the standard does not list (any more). */
export function keyOfReturnReason(
  code: string,
): `officeMoney.returnReasons.${keyof typeof RETURN_REASONS | 'other'}` {
  return `officeMoney.returnReasons.${isListed(code) ? code : 'other'}`;
}

export type ReturnAdvice = (typeof RETURN_REASONS)[keyof typeof RETURN_REASONS];

/** What the dealer does about a reason; null for a code that the standard does not list (any more). */
export function returnAdviceOf(code: string): ReturnAdvice | null {
  return isListed(code) ? RETURN_REASONS[code] : null;
}

function isListed(code: string): code is keyof typeof RETURN_REASONS {
  return Object.hasOwn(RETURN_REASONS, code);
}
