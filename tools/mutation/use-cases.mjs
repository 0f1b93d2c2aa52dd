/** @typedef {import('./rooms.mjs').Room} Room */

/** What a use case relies on: SQL, tables, addresses, mails, and what an area says of itself. */
const NOT_DECIDED = [
  '!src/**/*.test.ts',
  '!src/**/testing/**',
  '!src/**/*.{store,sql,routes}.ts',
  '!src/**/*-{tables,mail,mails}.ts',
  '!src/**/area.ts',
];

/**
 * The use cases of an area with the tests that lie beside them, but one that does what the others do in every order or with a
 * crowd: it takes as long as all of them.
 * @param {string} area
 * @param {string} test
 * @returns {Room}
 */
const useCasesWithout = (area, test) => ({
  name: area,
  mutate: [`src/areas/*/${area}/**/*.ts`, ...NOT_DECIDED],
  tests: [`src/areas/*/${area}/**/!(${test}).test.ts`],
});

/**
 * The use cases of an area with all tests that lie beside them.
 * @param {string} area
 * @returns {Room}
 */
const useCases = (area) => ({
  name: area,
  mutate: [`src/areas/*/${area}/**/*.ts`, ...NOT_DECIDED],
  tests: [`src/areas/*/${area}/**/*.test.ts`],
});

/** Of the files of investor profiles: evidence of identity, what is pointed out to the dealer, what papers say. */
const KYC = {
  evidence: ['evidence/*'],
  flags: ['flags/*', 'match-numbers'],
  papers: ['submitted/*', 'mark-kyc-signed'],
};

/**
 * Every test of profiles saves, shows and puts one together. So that a change runs only those that are about it, the area is
 * mutated in parts. Left out are the tests that look for secrets everywhere and send large files.
 * @param {string} name
 * @param {string[]} files
 * @param {string[]} tests
 * @returns {Room}
 */
const partOfKyc = (name, files, tests) => ({
  name,
  mutate: [...files, ...NOT_DECIDED],
  tests: tests.map((test) => `src/areas/client/kyc/${test}.test.ts`),
});

/** @param {string[]} names */
const filesOfKyc = (names) => names.map((name) => `src/areas/client/kyc/${name}.ts`);

/** @returns {Room[]} */
function roomsOfKyc() {
  const others = filesOfKyc([...KYC.evidence, ...KYC.flags, ...KYC.papers]);
  const saving = ['src/areas/client/kyc/**/*.ts', ...others.map((file) => `!${file}`)];
  return [
    partOfKyc('kyc', saving, [
      '{answers,set-aside,versions}/*',
      'kyc-{drafts,two-devices}',
      'remind-of-review',
    ]),
    partOfKyc('kyc-evidence', filesOfKyc(KYC.evidence), [
      'evidence/identity-{form-parts,upload}',
      'kyc-drafts',
    ]),
    partOfKyc('kyc-flags', filesOfKyc(KYC.flags), ['flags/*']),
    partOfKyc('kyc-papers', filesOfKyc(KYC.papers), ['submitted/kyc-for-documents', 'approved-identity']),
  ];
}

/** What reads and keeps the files of banks, and how money that waits is used; the rest of the area finds the order of a line. */
const BANK = {
  files: [
    ...['accounts/*', 'statements/*', 'files/*', 'exports/*'],
    ...['lines/line-text', 'matching/load-match-candidates'],
  ],
  unapplied: ['unapplied/*', 'matching/end-*'],
};

/**
 * The bank has as many use cases as any two areas, so it is mutated in parts, too. Left out is the wide test of fifty thousand lines.
 * @returns {Room[]}
 */
function roomsOfBank() {
  const at = (/** @type {string[]} */ names) => names.map((name) => `src/areas/money/bank/${name}.ts`);
  const others = at([...BANK.files, ...BANK.unapplied]).map((file) => `!${file}`);
  const tests = at(['!(*.wide).test', '{accounts,bank-own,exports,files,lines,matching,statements}/*.test']);
  return [
    { name: 'bank', mutate: ['src/areas/money/bank/**/*.ts', ...others, ...NOT_DECIDED], tests },
    { name: 'bank-files', mutate: [...at(BANK.files), ...NOT_DECIDED], tests },
    {
      name: 'bank-unapplied',
      mutate: [...at(BANK.unapplied), ...NOT_DECIDED],
      tests: at(['unapplied/*.test']),
    },
  ];
}

/** Whose order, paper, file, profile and session it is. @type {Room} */
const OWNERSHIP = {
  name: 'ownership',
  mutate: [
    'src/areas/service/order-views/show-trade.ts',
    'src/areas/agreement/memorandum/{accept,require}-memorandum.ts',
    'src/areas/service/dealer-form/link-to-dealer-form.ts',
    'src/areas/people/accounts/sessions/end-own-session.ts',
    'src/platform/files/links/{make-file-link,open-linked-file}.ts',
  ],
  tests: [
    'src/areas/{agreement/memorandum,service/dealer-form}/*.test.ts',
    'src/areas/order/trades/trades.test.ts',
    'src/areas/people/accounts/sessions/*.test.ts',
    'src/platform/files/files.test.ts',
  ],
};

/** What one person does with an order in an emergency has its tests beside the commands that do it. @type {Room} */
const ORDER_DESK = {
  ...useCases('orders'),
  tests: ['src/areas/desk/orders/**/*.test.ts', 'src/office/commands/emergency.test.ts'],
};

/** The use cases that decide on money, orders, profiles, ownership and what takes two. @type {Room[]} */
export const USE_CASES = [
  useCasesWithout('payments', 'money-in-any-order'),
  useCasesWithout('trades', 'last-units'),
  ...roomsOfBank(),
  useCases('reconciliation'),
  useCases('proposals'),
  ORDER_DESK,
  ...roomsOfKyc(),
  OWNERSHIP,
];
