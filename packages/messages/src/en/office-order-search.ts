/** Finding an order for money: on the pages of bank statements, unapplied money and flags. */
export const officeOrderSearch = {
  offer: {
    facts: '{{status}}. Total {{total}}, lacks {{missing}}.',
    told: {
      received: 'Recorded as received: {{amount}}',
      returned: 'Recorded as returned: {{amount}}',
      released: 'Released, not yet seen at the bank: {{amount}}',
      refunded: 'Refunded, not yet seen at the bank: {{amount}}',
    },
    open: 'Order {{reference}}, in a new tab',
    choose: 'Choose',
    chooseOne: 'Choose order {{reference}}',
    taken: 'Chosen',
    takenOne: 'Chosen: order {{reference}}',
  },
  search: {
    label: 'Find an order',
    hint: 'Its number or the investor’s name.',
    submit: 'Find',
    short: 'Type at least two characters',
    found_one: '{{count}} order found',
    found_other: '{{count}} orders found',
  },
};
