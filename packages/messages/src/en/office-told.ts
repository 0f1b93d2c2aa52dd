/** What a person of the office is told by mail, and when, as they choose it in their account. */
export const officeTold = {
  title: 'Emails about your work',
  hint: 'We email you what is new and yours to work on. You get at most one email every 15 minutes. It names no investor.',
  only: 'If you are the only person who can approve something, we always tell you right away.',
  topics: {
    'new-order': 'New order',
    'waits-for-you': 'Waiting for your approval',
    answered: 'Changes received',
    'due-today': 'Due today',
    'new-colleague': 'New colleague',
  },
  timings: { 'at-once': 'Right away', morning: 'In the morning', never: 'Never' },
  morning: 'The morning email leaves at 7 a.m. (Eastern Time) on business days.',
  saved: 'Saved',
} as const;
