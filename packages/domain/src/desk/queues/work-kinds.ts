/** Every kind of work that is done after the call that asked for it; each has a name in words, in both languages. */
export const WORK_KINDS = [
  'send-mail',
  'send-contact-email',
  'write-export',
  'write-trust-day',
  'send-payment-notice',
  'send-cancellation-notice',
  'send-password-reset',
  'seal-documents',
  'sweep-unsealed-documents',
  'remind-joint-investors',
  'hand-over-papers',
  'invite-at-provider',
  'reconcile-signing',
  'sweep-signing-provider',
  'release-expired-orders',
  'remind-of-reservations',
  'remind-of-profile-reviews',
  'announce-new-deals',
  'send-articles',
  'tell-waiting-list',
  'expire-proposals',
  'forget-expired',
  'watch-jobs',
  'sweep-files',
  'remove-abandoned-uploads',
  'match-numbers',
] as const;
export type WorkKind = (typeof WORK_KINDS)[number];

/** The message that names work, and what fills it. */
type WorkName = {
  readonly key: `officeWork.kinds.${WorkKind}` | 'officeWork.other';
  readonly values: { readonly name: string };
};

/** What a person reads for the portal's own name of work; work of another version of the portal keeps that name beside it. */
export function workNameOf(name: string): WorkName {
  const kind = WORK_KINDS.find((one) => one === name);
  return { key: kind === undefined ? 'officeWork.other' : `officeWork.kinds.${kind}`, values: { name } };
}
