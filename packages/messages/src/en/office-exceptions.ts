/** What is open before an order is approved, and the exception that two persons agree on. */
export const officeExceptions = {
  open: 'Still open',
  checks: {
    'identity-not-confirmed': 'The documents do not fit the answers. It cannot be approved so.',
    'identity-not-checked': 'Nobody has compared the identity documents with the answers',
    'newer-profile': 'A newer profile than the order’s was sent',
    'profile-flag': 'The profile has a flag',
    'payment-flag': 'The money of the order has a flag',
    'province-not-served': 'We are not registered where the investor lives',
    'memorandum-not-accepted': 'The newest offering memorandum is not confirmed',
    'joint-memorandum-not-accepted': 'The joint investor has not confirmed the newest offering memorandum',
  },
  howTo: 'Settle it first, or propose the approval with a declared exception.',
  dialog: {
    title: 'Propose approval with an exception',
    text: 'You propose to approve this order although this is open:',
    after:
      'The second person, of compliance, reads this first. It stays in the audit log and on the page of the order.',
    label: 'Why it may be approved all the same',
    hint: 'Say what you know and how, such as documents seen in person.',
    required: 'Say why it may be approved all the same',
  },
  declared: 'Declared exception',
  reason: 'Why: {{reason}}',
  recorded: 'Exception: {{checks}}.',
} as const;
