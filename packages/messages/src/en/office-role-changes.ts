/** A change of a role with two persons, on the page of people. */
export const officeRoleChanges = {
  waits: 'Change to {{role}}, waiting for {{names}}',
  waitsForNobody: 'Change to {{role}}, with no one to approve it',
  more: '{{names}} and {{count}} more',
  proposed:
    'Proposed by {{name}} on {{when}}, open for approval until {{until}}; until then it stays {{role}}.',
  proposedByYou:
    'Proposed by you on {{when}}, open for approval until {{until}}; until then it stays {{role}}.',
  clientsOf: 'With the clients of {{name}}.',
  approve: 'Approve roles',
  return: 'Return proposal',
  withdraw: 'Withdraw proposal',
  ofPerson: '{{move}}: {{name}}',
  confirm: {
    approve:
      '{{name}} changes from {{from}} to {{to}} at once. All their sessions end, and the new roles apply from the next login.',
    withdraw: 'It can no longer be approved, and {{name}} stays {{from}}. You can propose it again.',
    return: '{{name}} stays {{from}}.',
  },
  done: {
    approve: '{{name}} now has the new roles.',
    return: 'The proposal was returned to the person who made it.',
    withdraw: 'The proposal is withdrawn.',
  },
  reason: { label: 'Reason', hint: 'The person who proposed it will read this.' },
  ended: {
    title: 'Your proposal was not approved: {{role}}',
    returned: 'Returned by {{name}} on {{when}}: {{reason}}',
    expired: 'It was not approved in time.',
    'person-changed': 'This access changed after you proposed. Check it, then propose again.',
    'person-left': 'The access ended after you proposed.',
    'maker-left': 'Your own roles changed after you proposed.',
    'representative-left': 'The representative left after you proposed. Choose another one.',
  },
  alone: {
    title: 'No one else can approve roles and access',
    text: 'It takes two administrators, and neither can be the person concerned.',
    emergency:
      'In an emergency, the portal’s operator can change roles at once, or found the office anew with two administrators. The commands below say how to name the emergency. The audit log keeps the reason.',
    command: 'npm run dealer -- staff change-role <email> <role>+<role> --as <email>',
    found: 'npm run dealer -- staff found',
  },
} as const;
