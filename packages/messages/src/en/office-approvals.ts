/** What waits in the office for a second person, on one page. */
export const officeApprovals = {
  title: 'To approve',
  intro: 'What one person proposed and another has to decide. You decide on the page of each.',
  parts: { label: 'For whom it waits', 'for-you': 'Waiting for you', 'for-others': 'Waiting for others' },
  capped: '{{number}}+',
  list: { 'for-you': 'Waiting for you', 'for-others': 'Waiting for others' },
  kinds: {
    'publish-deal': 'Publish the deal {{deal}}',
    'reopen-deal': 'Let the deal {{deal}} take orders again',
    'publish-memorandum': 'Publish the offering memorandum of {{deal}}',
    'approve-order': 'Approve order {{reference}}',
    'release-money': 'Release {{amount}} of order {{reference}}',
    'refund-money': 'Refund {{amount}} of order {{reference}}',
  },
  noName: '(no name yet)',
  order: '{{investor}}, {{deal}}',
  proposed: 'Proposed by {{name}} on {{when}}',
  proposedByYou: 'You proposed it on {{when}}',
  until: 'Can be approved until {{when}}',
  workedOnIt: 'You worked on it. Somebody else decides.',
  approvers: 'Can approve it: {{names}}',
  andMore: '{{names}} and {{count}} more',
  nobody: 'Nobody else here may approve this. An administrator can invite somebody or change a role.',
  alone: {
    title: 'You are the only one who may do this',
    text: 'Nobody approves what they proposed, so an office of one cannot approve. An administrator has to bring a second person. Until then, nobody can approve:',
    kinds: {
      'publish-deal': 'deals to be published',
      'reopen-deal': 'paused deals to take orders again',
      'publish-memorandum': 'offering memorandums to be published',
      'approve-order': 'orders',
      'release-money': 'releases of money',
      'refund-money': 'refunds',
    },
  },
  empty: {
    'for-you': {
      title: 'Nothing waits for you',
      text: 'What a colleague proposes and you may decide shows here.',
    },
    'for-others': {
      title: 'Nothing waits for others',
      text: 'What you propose or worked on shows here until somebody else has decided.',
    },
  },
  pages: { label: 'Pages of the list', first: 'First page', next: 'Next page' },
} as const;
