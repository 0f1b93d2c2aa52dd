/** Who opened what of an order's documents, and the declaration made of it. */
export const officeReading = {
  title: 'Who opened what',
  you: 'You',
  opened: 'Identity {{identity}} of {{identityAll}}, papers {{papers}} of {{papersAll}}',
  maker: 'proposed it',
  declared: 'Declared with the proposal',
  unopened: 'Opened by neither of you, so it cannot be approved yet: {{names}}',
  notOpened: 'Not opened by you yet: {{names}}',
  isOpened: 'opened by you',
  matchNeedsAll: 'Open every identity document first. Then you can say that they match.',
  stands: 'Version {{version}} was compared. Nothing of it has changed since.',
  noMove: 'Your role decides nothing here now.',
  nextCase: 'This is the next case.',
  rights: { 'not-begun': 'Not started', runs: 'Until midnight on {{day}}', ended: 'Ended' },
  ofThem: {
    title: 'The order, and what the investor has',
    income: 'Income this year',
    assets: 'Assets',
    debts: 'Debts',
    worth: 'Net worth',
    share: '{{worth}}; this order is {{share}} of it',
  },
  since: {
    title: 'Since you last looked, {{when}}',
    nothing: 'Nothing has changed.',
    more_one: 'and {{count}} more',
    more_other: 'and {{count}} more',
  },
  viewer: {
    place: '{{at}} of {{all}}: {{names}}',
    next: 'Next: {{names}}',
    last: 'This is the last one.',
  },
  declaration: {
    you: 'You opened {{identity}} of {{identityAll}} pieces of ID and {{papers}} of {{papersAll}} papers.',
    other:
      '{{name}} opened {{identity}} of {{identityAll}} pieces of ID and {{papers}} of {{papersAll}} papers.',
    byNobody: 'Opened by nobody: {{names}}.',
    nothing: 'There are no documents to open.',
    propose: 'You propose it as suitable for this investor.',
    approve: 'You approve it as suitable for this investor.',
  },
} as const;
