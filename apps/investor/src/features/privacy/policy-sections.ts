/** The policy's sections in order, each with the keys of its paragraphs and list. */
export const POLICY_SECTIONS = [
  { name: 'responsible', paragraphs: ['text'], items: [] },
  {
    name: 'collect',
    paragraphs: ['intro'],
    items: [
      'account',
      'onboarding',
      'profile',
      'identity',
      'orders',
      'messages',
      'consents',
      'waiting',
      'technical',
      'referral',
    ],
  },
  {
    name: 'why',
    paragraphs: [],
    items: ['identify', 'suitability', 'orders', 'reports', 'service', 'marketing', 'limit'],
  },
  {
    name: 'share',
    paragraphs: [],
    items: ['people', 'issuer', 'trustee', 'suppliers', 'authorities', 'outside'],
  },
  { name: 'protect', paragraphs: [], items: ['encryption', 'access', 'sessions', 'breach'] },
  {
    name: 'keep',
    paragraphs: [],
    items: ['orders', 'account', 'drafts', 'messages', 'consents', 'waiting', 'sessions', 'closed', 'after'],
  },
  { name: 'browser', paragraphs: ['storage', 'cookies', 'tools'], items: ['chat', 'measurement', 'never'] },
  { name: 'decisions', paragraphs: ['text'], items: [] },
  {
    name: 'rights',
    paragraphs: [],
    items: ['access', 'correct', 'withdraw', 'erase', 'explain', 'answer'],
  },
] as const;

/** The day from which this wording applies, `YYYY-MM-DD`. */
export const POLICY_DATE = '2026-11-29';
