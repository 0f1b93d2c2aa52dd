/** What waits in the office for a second person, on one page. */
export const officeApprovals = {
  title: 'Approvals',
  intro: 'Proposals from one person that another must decide. You decide on each item’s own page.',
  parts: { label: 'Who decides', 'for-you': 'Waiting for you', 'for-others': 'Waiting for others' },
  capped: '{{number}}+',
  list: { 'for-you': 'Waiting for you', 'for-others': 'Waiting for others' },
  kinds: {
    'publish-deal': 'Publish deal {{deal}}',
    'reopen-deal': 'Reopen deal {{deal}}',
    'publish-memorandum': 'Publish offering memorandum of {{deal}}',
    'approve-order': 'Approve order {{reference}}',
    'release-money': 'Release {{amount}} of order {{reference}}',
    'refund-money': 'Refund {{amount}} of order {{reference}}',
    'close-trust-day': 'Close trust accounts for {{day}}',
    'change-role': 'Give {{person}} the role {{role}}',
  },
  noName: '(unnamed)',
  order: '{{investor}}, {{deal}}',
  proposed: 'Proposed by {{name}} on {{when}}',
  proposedByYou: 'Proposed by you on {{when}}',
  until: 'Open for approval until {{when}}',
  workedOnIt: 'You worked on it. Another person must decide.',
  aboutYou: 'This is your own role. Another person must decide.',
  approvers: 'Approvers: {{names}}',
  andMore: '{{names}} and {{count}} more',
  nobody:
    'No one else in the office can approve this. An administrator can invite a person or change a role.',
  alone: {
    title: 'No one else can approve your proposals',
    text: 'You cannot approve your own proposals. An administrator must add a second person before you can propose:',
    kinds: {
      'publish-deal': 'publishing deals',
      'reopen-deal': 'reopening paused deals',
      'publish-memorandum': 'publishing offering memorandums',
      'approve-order': 'approving orders',
      'release-money': 'releasing money',
      'refund-money': 'refunding money',
      'close-trust-day': 'closing days of the trust accounts',
      'change-role': 'changing roles',
    },
  },
  empty: {
    'for-you': {
      title: 'Nothing is waiting for you',
      text: 'Proposals from colleagues that you may decide appear here.',
    },
    'for-others': {
      title: 'Nothing is waiting for others',
      text: 'Items you proposed or worked on appear here until another person decides.',
    },
  },
} as const;
