/** The page that campaigns lead to. */
export const landing = {
  title: 'Invest in Canadian real estate, funds and research',
  intro:
    '$t(brand.name) is an exempt market dealer with its own portal. You see every document and order online, and your money stays in trust while you can still change your mind.',
  points: {
    documents: 'Every document before you decide',
    trust: 'Money in trust, two business days to cancel',
    people: 'Representatives who answer in both languages',
  },
  risk: 'You could lose all the money you invest. Read the offering memorandum first.',
} as const;
