/** The four entries of the marketing FAQ, with the facts as the owner states them. */
export const faq = {
  fees: {
    question: 'Do I pay fees to invest?',
    answer:
      'No. We charge you nothing, neither for the account nor for an order. What a deal costs is paid out of the money it raises, unless its page names a cost that you pay yourself; the page states how much its costs are on $10,000.',
  },
  launch: {
    question: 'When does the portal launch?',
    answer: 'The launch is planned for Q1 2022.',
  },
  usa: {
    question: 'Can I invest from the United States?',
    answer: 'Not for now: the portal is offered only in Canada. A US expansion is planned for 2022.',
  },
  what: {
    question: 'What can I invest in?',
    answer:
      'In Canadian real estate, funds and research and development projects of the exempt market. Each deal states its minimum, its term and its risks.',
  },
} as const;
