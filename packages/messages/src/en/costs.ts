/** What investing an amount costs, for investors and for the office alike. */
export const costs = {
  title: 'Costs of this order',
  titleOn: 'Costs on {{amount}}',
  lead: 'What a deal costs reduces what it can earn for you.',
  times: { start: 'At the start', yearly: 'Each year', exit: 'On exit' },
  share: '{{label}}, {{share}}',
  own: '{{label}} (paid by the investor)',
  sum: 'Total costs',
  about: 'about {{amount}}',
  paidBy: {
    issuer:
      'The issuer pays these costs out of the money invested. Nothing is added to the total of the order.',
    investor: 'The investor pays these costs on top of the total of the order.',
    both: 'The issuer pays these costs out of the money invested, except where the investor is named.',
  },
} as const;
