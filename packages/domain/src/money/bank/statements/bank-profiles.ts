import { type CsvProfile, EITHER_ENCODING } from './statement-profile.ts';

/**
 * The banks whose files have been seen, those of French pages apart where they are different; TD, CIBC and Desjardins write no names of
 * columns, and the same in both languages. Other files, and a bank's next layout, are mapped by a person.
 */
export const KNOWN_BANKS = [
  'rbc',
  'td',
  'bmo',
  'scotiabank',
  'scotiabank-status',
  'scotiabank-time',
  'cibc',
  'desjardins',
  'national-bank',
  'rbc-fr',
  'bmo-fr',
  'scotiabank-fr',
  'scotiabank-status-fr',
  'scotiabank-time-fr',
  'national-bank-fr',
  'national-bank-fr-comma',
] as const;
export type KnownBank = (typeof KNOWN_BANKS)[number];

/** What most of them have in common. */
const PLAIN: Omit<CsvProfile, 'dateForm' | 'width' | 'date' | 'description' | 'amount'> = {
  format: 'csv',
  delimiter: ',',
  encoding: 'utf-8',
  decimalMark: 'point',
  header: null,
  balance: null,
  account: [],
  otherCurrencies: [],
  pending: null,
  party: null,
};

/** What the page in French has otherwise. */
const FRENCH = { encoding: EITHER_ENCODING } as const;

const SCOTIABANK_WORDS = { in: ['Credit'], out: ['Debit'] };
const SCOTIABANK_FRENCH_WORDS = { in: ['Crédit'], out: ['Débit'] };
/** Its downloads of 2026 have lines that are not posted yet, no balances, and amounts without a sign: a word says the way. */
const SCOTIABANK_OF_2026 = { ...PLAIN, dateForm: 'YYYY-MM-DD', date: 1 } as const;

const ENGLISH_PROFILES = {
  rbc: {
    ...PLAIN,
    dateForm: 'MM/DD/YYYY',
    header: [
      'Account Type',
      'Account Number',
      'Transaction Date',
      'Cheque Number',
      'Description 1',
      'Description 2',
      'CAD$',
      'USD$',
    ],
    width: 8,
    date: 2,
    description: [4, 5, 3],
    amount: { kind: 'signed', column: 6, direction: null },
    account: [1],
    otherCurrencies: [7],
    party: { column: 5, part: 'before-slash' },
  },
  td: {
    ...PLAIN,
    dateForm: 'MM/DD/YYYY',
    width: 5,
    date: 0,
    description: [1],
    amount: { kind: 'two-columns', out: 2, in: 3 },
    balance: 4,
  },
  bmo: {
    ...PLAIN,
    dateForm: 'YYYYMMDD',
    header: ['First Bank Card', 'Transaction Type', 'Date Posted', 'Transaction Amount', 'Description'],
    width: 5,
    date: 2,
    description: [4],
    amount: { kind: 'signed', column: 3, direction: { column: 1, in: ['CREDIT'], out: ['DEBIT'] } },
    account: [0],
  },
  scotiabank: {
    ...PLAIN,
    dateForm: 'YYYY-MM-DD',
    header: ['Filter', 'Date', 'Description', 'Sub-description', 'Type of Transaction', 'Amount', 'Balance'],
    width: 7,
    date: 1,
    description: [2, 3],
    amount: { kind: 'signed', column: 5, direction: { column: 4, ...SCOTIABANK_WORDS } },
    balance: 6,
    party: { column: 3, part: 'whole' },
  },
  'scotiabank-status': {
    ...SCOTIABANK_OF_2026,
    header: ['Filter', 'Date', 'Description', 'Sub-description', 'Status', 'Type of Transaction', 'Amount'],
    width: 7,
    description: [2, 3],
    amount: { kind: 'by-word', column: 6, direction: { column: 5, ...SCOTIABANK_WORDS } },
    pending: { column: 4, words: ['pending'] },
    party: { column: 3, part: 'whole' },
  },
  'scotiabank-time': {
    ...SCOTIABANK_OF_2026,
    header: [
      'Filter',
      'Date',
      'Time',
      'Description',
      'Sub-description',
      'Status',
      'Type of Transaction',
      'Amount',
    ],
    width: 8,
    description: [3, 4],
    amount: { kind: 'by-word', column: 7, direction: { column: 6, ...SCOTIABANK_WORDS } },
    pending: { column: 5, words: ['pending'] },
    party: { column: 4, part: 'whole' },
  },
  cibc: {
    ...PLAIN,
    dateForm: 'YYYY-MM-DD',
    width: 4,
    date: 0,
    description: [1],
    amount: { kind: 'two-columns', out: 2, in: 3 },
  },
  desjardins: {
    ...PLAIN,
    encoding: 'windows-1252',
    dateForm: 'YYYY/MM/DD',
    width: 14,
    date: 3,
    description: [5],
    amount: { kind: 'two-columns', out: 7, in: 8 },
    balance: 13,
    account: [1, 2],
    party: { column: 5, part: 'after-slash' },
  },
  'national-bank': {
    ...PLAIN,
    delimiter: ';',
    dateForm: 'YYYY-MM-DD',
    header: ['Date', 'Description', 'Category', 'Debit', 'Credit', 'Balance'],
    width: 6,
    date: 0,
    description: [1],
    amount: { kind: 'two-columns', out: 3, in: 4 },
    balance: 5,
  },
} satisfies Record<string, CsvProfile>;

const { rbc, bmo, scotiabank, 'national-bank': nationalBank } = ENGLISH_PROFILES;
const { 'scotiabank-status': withStatus, 'scotiabank-time': withTime } = ENGLISH_PROFILES;

const NATIONAL_BANK_FRENCH: CsvProfile = {
  ...nationalBank,
  ...FRENCH,
  header: ['Date', 'Description', 'Catégorie', 'Débit', 'Crédit', 'Solde'],
};

/** How each bank's download for businesses is read. */
export const BANK_PROFILES: Readonly<Record<KnownBank, CsvProfile>> = {
  ...ENGLISH_PROFILES,
  'rbc-fr': {
    ...rbc,
    ...FRENCH,
    header: [
      'Type de compte',
      'Numéro du compte',
      "Date de l'opération",
      'Numéro du chèque',
      'Description 1',
      'Description 2',
      'CAD$',
      'USD$',
    ],
  },
  'bmo-fr': {
    ...bmo,
    ...FRENCH,
    header: [
      'Maxi-Carte',
      'Type de transaction',
      "Date d'inscription",
      'Montant de la transaction',
      'Description',
    ],
  },
  'scotiabank-fr': {
    ...scotiabank,
    ...FRENCH,
    header: ['Filtre', 'Date', 'Description', 'Sous-description', "Type d'opération", 'Montant', 'Solde'],
    amount: { kind: 'signed', column: 5, direction: { column: 4, ...SCOTIABANK_FRENCH_WORDS } },
  },
  'scotiabank-status-fr': {
    ...withStatus,
    ...FRENCH,
    header: ['Filtre', 'Date', 'Description', 'Sous-description', 'État', "Type d'opération", 'Montant'],
    amount: { kind: 'by-word', column: 6, direction: { column: 5, ...SCOTIABANK_FRENCH_WORDS } },
    pending: { column: 4, words: ['En attente'] },
  },
  'scotiabank-time-fr': {
    ...withTime,
    ...FRENCH,
    header: [
      'Filtre',
      'Date',
      'Heure',
      'Description',
      'Sous-description',
      'État',
      "Type d'opération",
      'Montant',
    ],
    amount: { kind: 'by-word', column: 7, direction: { column: 6, ...SCOTIABANK_FRENCH_WORDS } },
    pending: { column: 5, words: ['En attente'] },
  },
  'national-bank-fr': NATIONAL_BANK_FRENCH,
  'national-bank-fr-comma': { ...NATIONAL_BANK_FRENCH, decimalMark: 'comma' },
};
