/** Who opened what of an order's documents, and the declaration made of it. */
export const officeReading = {
  title: 'Who opened what',
  you: 'You',
  opened: 'Identity {{identity}} of {{identityAll}}, papers {{papers}} of {{papersAll}}',
  maker: 'proposed it',
  declared: 'Declared with the proposal',
  unopened: 'Opened by neither of you, so it cannot be approved yet: {{names}}',
  notOpened: 'Not opened by you yet: {{names}}',
  declaration: {
    you: 'You opened {{identity}} of {{identityAll}} proofs of who they are and {{papers}} of {{papersAll}} papers.',
    other:
      '{{name}} opened {{identity}} of {{identityAll}} proofs of who they are and {{papers}} of {{papersAll}} papers.',
    byNobody: 'Opened by nobody: {{names}}.',
    nothing: 'There are no documents to open.',
    propose: 'You propose it as suitable for this investor.',
    approve: 'You approve it as suitable for this investor.',
  },
} as const;
