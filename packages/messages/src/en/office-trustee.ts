/** Where investors' money goes, which two persons change, on the page of our particulars. */
export const officeTrustee = {
  title: 'Trust account particulars',
  first: 'As the folder had it when the portal first started, on {{when}}.',
  approved: 'Version {{version}}, proposed by {{maker}} and approved by {{checker}} on {{when}}.',
  everywhere:
    'Investors, their documents and our debit files get these particulars. It takes two people to change them.',
  differs: 'The folder now has other particulars',
  waits: 'New particulars are waiting for {{names}}',
  waitsForNobody: 'New particulars are waiting, with no one to approve them',
  stays: 'Nothing changes for investors until a second person approves.',
  difference: '{{field}}: {{before}} becomes {{after}}',
  inLanguage: '{{field}} ({{language}})',
  none: 'none',
  proposed: 'Proposed by {{name}} on {{when}}, open for approval until {{until}}. Reason: {{reason}}',
  proposedByYou: 'Proposed by you on {{when}}, open for approval until {{until}}. Reason: {{reason}}',
  changedSince:
    'The folder changed after this was proposed, so no one can approve it. Withdraw or return the proposal, then propose again.',
  alone:
    'No one else can approve this. It takes two people with the role Finance or Compliance; an administrator can invite another one.',
  others: 'Finance or compliance can propose these particulars.',
  ended: {
    returned: 'The last proposal was returned by {{name}} on {{when}}: {{reason}}',
    stale: 'The last proposal ended because the folder changed after it was made.',
    expired: 'The last proposal was not approved in time.',
  },
  moves: {
    propose: 'Propose particulars',
    approve: 'Approve particulars',
    return: 'Return proposal',
    withdraw: 'Withdraw proposal',
  },
  confirm: {
    propose: 'First call the trustee at a number you already have, and read the changes to them.',
    approve:
      'Investors see this at once. Call the trustee yourself at a number you already have, and read the changes to them.',
    return: 'The particulars in force stay.',
    withdraw: 'No one can approve it after that, and the particulars in force stay. You can propose again.',
  },
  done: {
    propose: 'The new particulars are waiting for a second person.',
    approve: 'The new particulars are in force.',
    return: 'The proposal was returned to the person who made it.',
    withdraw: 'The proposal is withdrawn.',
  },
  reason: {
    label: 'Reason',
    hint: 'Your colleagues and the audit log keep it.',
    required: 'Give a reason',
  },
  account: {
    label: 'New account number',
    hint: 'As the trustee gave it to you. If the account stays the same, enter the present number.',
    required: 'Enter the account number',
    wrong: 'This is not the proposed account number. Check it with the trustee',
  },
} as const;
