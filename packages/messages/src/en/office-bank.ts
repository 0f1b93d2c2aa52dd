/** What the office's pages of bank statements say. */
export const officeBank = {
  title: 'Bank statements',
  intro: 'The accounts in trust, as their banks tell it.',
  none: {
    title: 'No account in trust yet',
    text: 'Add the account in which investors’ money is held. Then import its bank’s files.',
    reader: 'Somebody of finance adds the account in which investors’ money is held.',
  },
  account: {
    balance: 'Balance at the bank',
    lastDay: 'Imported up to',
    noStatement: 'No statement yet',
    profile: 'How its files are read',
    noProfile: 'Chosen with the first file',
    fileAccount: 'Number in its files',
    openLines: 'Lines to match',
  },
  formats: { csv: 'Columns (CSV)', ofx: 'OFX file' },
  open: {
    action: 'Add an account',
    title: 'Add an account in trust',
    name: 'Name',
    nameHint: 'As people of the office call it: the bank and the last digits of the number.',
    nameRequired: 'Give the account a name',
    openingBalance: 'Opening balance',
    openingBalanceHint: 'What it held before the first line that you will import.',
    balanceWrong: 'Type the balance in dollars, such as 0 or 12,345.67',
    openedOn: 'Balance as of',
    dayWrong: 'Type the day of this balance',
    submit: 'Add the account',
    done: '{{name}} is there. Import its first file.',
  },
} as const;
