/** The bank's file of debits that came back, as it is seen before it is taken. */
export const officeReturns = {
  look: 'Preview file',
  title_one: 'File {{file}} of {{day}}: {{number}} record',
  title_other: 'File {{file}} of {{day}}: {{number}} records',
  known: 'This file was already imported. It contains nothing new.',
  first: 'Showing the first {{number}}.',
  becomes: 'Expected outcome',
  outcomes: {
    recorded: 'Will be booked as returned. We will ask the investor to pay again.',
    known: 'Already returned. Nothing will change.',
    unmatched: 'Not one of our debits. Will be kept and flagged.',
    'to-look-at': 'No money will move. Follow-up needed.',
  },
} as const;
