/** What is open before an order is approved, and the exception that two persons agree on. */
export const officeExceptions = {
  open: 'Open items',
  checks: {
    'identity-not-confirmed':
      'The identity documents do not match the answers. The order cannot be approved this way.',
    'identity-not-checked': 'The identity documents have not been compared with the answers',
    'newer-profile': 'The investor submitted a newer profile than the order’s',
    'profile-too-old': 'The investor has not confirmed a profile for more than 12 months',
    'profile-flag': 'The profile is flagged',
    'payment-flag': 'A payment of the order is flagged',
    'purchaser-missing': 'The joint investor has not joined with an account and a profile',
    'purchasers-one-person': 'Both investors have the same social insurance number',
    'province-not-served': 'We are not registered where the investor lives',
    'representative-not-registered':
      'No representative who is registered where everyone who buys lives. Assign one on the investor’s page',
    'memorandum-not-accepted': 'The investor has not confirmed the latest offering memorandum',
    'joint-memorandum-not-accepted': 'The joint investor has not confirmed the latest offering memorandum',
    'exemption-missing': 'No exemption lets this order be sold to each purchaser',
    'over-limit': 'The order is more than the law lets a purchaser buy today',
    'exemption-outdated': 'What the law allows was decided by earlier facts',
    'advice-missing': 'The representative has not yet found that the order suits the purchaser',
    'class-not-confirmed': 'Nobody has confirmed the class of a buyer yet',
    'form-missing': 'A buyer has not signed a form that the law asks of them',
    'paper-outdated': 'The signed papers say something else than what was decided last',
  },
  howTo: 'Resolve it first, or propose approval with a declared exception.',
  howToNewer: 'Ask the investor for a change: the order then relies on the newest profile.',
  howToPapers:
    'Ask the investor for a change. Whoever buys then signs what is missing or says something else.',
  dialog: {
    title: 'Propose approval with an exception',
    text: 'You propose to approve this order with these items open:',
    after:
      'The second person, in compliance, reads this first. It stays on the order’s page and in the audit log.',
    label: 'Reason to approve despite this',
    hint: 'Say what you know and how, such as documents seen in person.',
    required: 'Give the reason to approve despite this',
  },
  declared: 'Declared exception',
  reason: 'Reason: {{reason}}',
  recorded: 'Exception: {{checks}}.',
} as const;
