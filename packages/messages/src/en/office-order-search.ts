/** Finding an order for money: on the pages of bank statements, unapplied money and flags. */
export const officeOrderSearch = {
  offer: {
    facts: '{{status}}. Total {{total}}, outstanding {{missing}}.',
    told: {
      received: 'Recorded as received: {{amount}}',
      returned: 'Recorded as returned: {{amount}}',
      released: 'Released, not yet on a statement: {{amount}}',
      refunded: 'Refunded, not yet on a statement: {{amount}}',
    },
    open: 'Order {{reference}}, in a new tab',
    choose: 'Choose',
    chooseOne: 'Choose order {{reference}}',
    taken: 'Chosen',
    takenOne: 'Chosen: order {{reference}}',
  },
  search: {
    label: 'Find order',
    hint: 'Order number or investor’s name.',
    submit: 'Find',
    short: 'Type at least two characters',
    found_one: '{{count}} order found',
    found_other: '{{count}} orders found',
    first_one: 'Showing {{count}} order. Narrow your search to find others.',
    first_other: 'Showing the latest {{count}} orders. Narrow your search to find others.',
  },
};
