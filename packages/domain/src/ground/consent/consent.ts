/** What tools of other companies are asked for, each by its own yes: a live chat, and measuring how public pages are visited. */
export const TOOL_PURPOSES = ['chat', 'measurement'] as const;
export type ToolPurpose = (typeof TOOL_PURPOSES)[number];

/** The version of what a person is asked; a new one asks everybody again. */
export const CONSENT_VERSION = 2;

/** What a person answered, and what they were asked then. */
export type Consent = {
  version: number;
  asked: readonly ToolPurpose[];
  granted: readonly ToolPurpose[];
};

/** True when a person said yes to a purpose as it is asked today. Refused by default: no answer, an old or an unreadable one is no. */
export function isGranted(consent: Consent | null, purpose: ToolPurpose): boolean {
  return consent?.version === CONSENT_VERSION && consent.granted.includes(purpose);
}

/** True when the portal has a tool that the person was not asked about yet. */
export function isToBeAsked(consent: Consent | null, configured: readonly ToolPurpose[]): boolean {
  return configured.some(
    (purpose) => consent?.version !== CONSENT_VERSION || !consent.asked.includes(purpose),
  );
}

/** The answer to what a portal asks; what was answered about a tool that it has not at the moment stays as it was. */
export function answerConsent(
  before: Consent | null,
  configured: readonly ToolPurpose[],
  granted: readonly ToolPurpose[],
): Consent {
  const asked = TOOL_PURPOSES.filter((purpose) => !isToBeAsked(before, [purpose]));
  return {
    version: CONSENT_VERSION,
    asked: TOOL_PURPOSES.filter((purpose) => asked.includes(purpose) || configured.includes(purpose)),
    granted: TOOL_PURPOSES.filter((purpose) =>
      configured.includes(purpose) ? granted.includes(purpose) : isGranted(before, purpose),
    ),
  };
}
