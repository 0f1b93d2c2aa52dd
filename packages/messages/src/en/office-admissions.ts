/** Who comes in to the office with two administrators, on the page of people. */
export const officeAdmissions = {
  title: 'Waiting for another administrator',
  ways: {
    invited: 'Invitation of {{name}}, as {{role}}',
    restored: 'Access of {{name}} again, as {{role}}',
    reset: 'New start of {{name}}, as {{role}}',
  },
  waits: 'For {{names}} to decide.',
  waitsForNobody: 'No one else here can approve this.',
  more: '{{names}} and {{count}} more',
  proposed:
    'Proposed by {{name}} on {{when}}, open for approval until {{until}}. The link goes to {{email}}.',
  proposedByYou:
    'Proposed by you on {{when}}, open for approval until {{until}}. The link goes to {{email}}.',
  approve: 'Approve access',
  return: 'Return proposal',
  withdraw: 'Withdraw proposal',
  ofPerson: '{{move}}: {{name}}',
  confirm: {
    approve: {
      invited:
        'We email a link to {{email}}. With it, {{name}} comes in as {{role}}. Be sure that you know this person and that the address is theirs.',
      restored:
        'We email a link to {{email}}. With it, {{name}} comes back as {{role}}. Be sure that the address is still theirs.',
      reset:
        'The password, two-step login and sessions of {{name}} end, and we email a link to {{email}}. Be sure that they asked for it: call them.',
    },
    withdraw: 'It can no longer be approved, and nothing changes. You can propose it again.',
    return: 'Nothing changes.',
  },
  work: {
    proposals: 'These open proposals of theirs end:',
    proposalsOfRole: 'These open proposals of theirs end, where the new roles may not make them:',
    claims_one: '{{count}} item that they claimed goes back to the desk.',
    claims_other: '{{count}} items that they claimed go back to the desk.',
    claimsOfRole_one:
      '{{count}} item that they claimed goes back to the desk, where the new roles may not work on it.',
    claimsOfRole_other:
      '{{count}} items that they claimed go back to the desk, where the new roles may not work on them.',
  },
  done: {
    approve: 'The link is on its way to {{email}}.',
    return: 'The proposal was returned to the person who made it.',
    withdraw: 'The proposal is withdrawn.',
  },
  ended: {
    title: 'Your proposal was not approved',
    returned: 'Returned by {{name}} on {{when}}: {{reason}}',
    expired: 'It was not approved in time.',
    'person-changed': 'This access changed after you proposed. Check it, then propose again.',
    'person-left': 'The access ended after you proposed.',
    'maker-left': 'Your own roles changed after you proposed.',
    'representative-left': 'The representative left after you proposed.',
  },
  needed: {
    title: 'Who you still need',
    nobody: 'Each decision has one person to propose it, and another to approve it.',
    whys: {
      'nobody-proposes': 'No one can propose this:',
      'nobody-approves': 'No one can approve this:',
      'only-one-person': 'It takes two people, and only {{name}} may do this:',
    },
    help: 'One more person with one of these roles ends that: {{roles}}.',
    away: 'Some decisions wait while one of these people is away: {{names}}.',
    smallest: {
      title: 'The smallest office',
      text: '{{people}} people can decide everything, if each has these roles:',
      more: 'Each decision takes a person who proposes it and another who approves it, so one person is never enough. With one more, someone can be away. It takes three administrators to change the roles of one of them.',
    },
  },
} as const;
