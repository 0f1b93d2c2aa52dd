/** The bank's file of debits that came back, as it is seen before it is taken. */
export const officeReturns = {
  look: 'Look at the file',
  title_one: 'File {{file}} of {{day}}: {{number}} record',
  title_other: 'File {{file}} of {{day}}: {{number}} records',
  known: 'This file was imported already. There is nothing new in it.',
  first: 'The first {{number}} are shown.',
  becomes: 'What it will become',
  outcomes: {
    recorded: 'It will be booked, and the investor asked to pay again.',
    known: 'It came back before. Nothing will change.',
    unmatched: 'No debit of ours. It will be kept and flagged.',
    'to-look-at': 'No money will move. Somebody has to look.',
  },
} as const;
