import type { OnboardingAnswers } from './user.wire.ts';

/** Messages that are sent only to whoever asked for them; those about one's own orders and account always are. */
export const MAIL_CONSENTS = ['new-deals', 'articles'] as const;
export type MailConsent = (typeof MAIL_CONSENTS)[number];

/** What a person agrees to: the terms of the account, and each kind of optional message. */
export const CONSENT_KINDS = ['terms', ...MAIL_CONSENTS] as const;
export type ConsentKind = (typeof CONSENT_KINDS)[number];

/** An answer to what was asked, as it was given. */
export type GivenConsent = { readonly kind: ConsentKind; readonly isGranted: boolean; readonly at: string };

/** The options of the questionnaire's last question. */
const ANSWERS: Readonly<Record<MailConsent, string>> = { 'new-deals': '1', articles: '2' };

/** What the questionnaire says of each kind of message; null where the question was not answered. */
export function mailConsentsOf(answers: OnboardingAnswers | null): Record<MailConsent, boolean> | null {
  const chosen = answers?.marketing;
  return chosen === undefined
    ? null
    : { 'new-deals': chosen.includes(ANSWERS['new-deals']), articles: chosen.includes(ANSWERS.articles) };
}

/** True where the newest answer is yes; nobody has agreed to what they were not asked. The newest comes first. */
export function isAgreed(
  history: readonly Pick<GivenConsent, 'kind' | 'isGranted'>[],
  kind: ConsentKind,
): boolean {
  return history.find((given) => given.kind === kind)?.isGranted === true;
}
