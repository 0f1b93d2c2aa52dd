/** Where the dealer is registered, which two people change, on the page of our particulars. */
export const officeRegistrations = {
  title: 'Where we are registered',
  intro:
    'We take orders only from people who live where we are registered that day. Each day is that of the province’s own calendar.',
  states: {
    'in-force': 'In force',
    'ends-soon': 'Ends soon',
    'not-yet': 'Not yet',
    ended: 'Ended',
  },
  from: 'From {{day}}',
  fromTo: 'From {{from}} to {{lastDay}}',
  terms: 'Terms: {{terms}}',
  source: 'Source: {{source}}',
  ofFolder: 'As the folder had it when the register began, on {{when}}.',
  approved: 'Proposed by {{maker}} and approved by {{checker}} on {{when}}.',
} as const;
