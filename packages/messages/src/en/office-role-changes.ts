/** A change of a role with two persons, on the page of people. */
export const officeRoleChanges = {
  waits: 'Role change to {{role}} waits for {{names}}',
  waitsForNobody: 'Role change to {{role}} waits, and nobody here may approve it',
  more: '{{names}} and {{count}} more',
  proposed:
    'On {{when}}, {{name}} proposed it. Until {{until}} it can be approved, and the role stays {{role}}.',
  proposedByYou:
    'On {{when}}, you proposed it. Until {{until}} it can be approved, and the role stays {{role}}.',
  clientsOf: 'With the clients of {{name}}.',
  approve: 'Approve the role',
  return: 'Send it back',
  withdraw: 'Withdraw it',
  ofPerson: '{{move}}: {{name}}',
  confirm: {
    approve:
      '{{name}} changes from {{from}} to {{to}} at once. All their sessions end; they log in again and have the new role.',
    withdraw: 'Nobody can approve it after that. {{name}} keeps the role {{from}}. It can be proposed again.',
    return: '{{name}} keeps the role {{from}}.',
  },
  done: {
    approve: '{{name}} has another role now.',
    return: 'It went back to who proposed it.',
    withdraw: 'The proposal is withdrawn.',
  },
  reason: { label: 'Reason', hint: 'Who proposed it reads it.', required: 'Give a reason' },
  ended: {
    title: 'Your proposal of the role {{role}} came to nothing',
    returned: '{{name}} sent it back on {{when}}: {{reason}}',
    expired: 'Nobody approved it in time.',
    'person-changed':
      'Somebody else changed this access after you proposed it. Look at it, then propose it again.',
    'person-left': 'The access ended after you proposed it.',
    'maker-left': 'Your own role changed after you proposed it.',
    'representative-left': 'The representative left after you proposed it. Choose another one.',
  },
  alone: {
    title: 'Nobody else here can approve another role',
    text: 'A role changes by two administrators, and neither is the person whose role it is. Invite another administrator first.',
    emergency:
      'In an emergency, whoever runs the portal changes a role at once by the command below. The audit log says that it was done by command.',
    command: 'npm run dealer -- staff change-role <email> <role> --as <email>',
  },
} as const;
