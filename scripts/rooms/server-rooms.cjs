/**
 * The floor plan of the server: every folder of apps/api/src, the lowest first. A folder knows those before it, never those after
 * it, so that there is no circle of folders. `testing` folders and tests stand beside the plan: they may use everything, and
 * nothing of the product uses them.
 */
const SERVER_FLOORS = [
  {
    floor: 'platform',
    rooms: [
      'brand',
      'config',
      'db/migrations',
      'db',
      'crypto',
      'ports',
      '',
      'commands',
      'language',
      'storage',
      'http',
      'drawing',
      'audit',
      'mail',
      'files',
      'health',
      'jobs',
      'metrics',
      'openapi',
      'backup',
      'keys',
      'mailbox',
    ],
  },
  { floor: 'providers', rooms: ['', 'docusign'] },
  { floor: 'papers', rooms: ['documents', 'pdf', 'seal'] },
  {
    floor: 'areas',
    rooms: [
      'client-errors',
      'dealer',
      'representatives',
      'accounts/profile',
      'accounts/credentials',
      'accounts/sessions',
      'accounts/two-factor',
      'accounts/email',
      'accounts/passwords',
      'accounts/sign-in',
      'accounts',
      'staff',
      'exports',
      'contact',
      'proposals',
      'role-changes',
      'trustee',
      'deals/films',
      'deals/files',
      'deals/pictures',
      'waiting-list',
      'deals',
      'deals/authoring',
      'deals/live',
      'optional-mails',
      'new-deals',
      'articles',
      'drafts',
      'kyc/flags',
      'kyc',
      'trades',
      'changes',
      'representative-register',
      'payments/flags',
      'payments/instructions',
      'payments/journal',
      'payments/movements',
      'payments/flag-desk',
      'payments/accounts',
      'payments/debits',
      'payments/events',
      'payments/returns',
      'payments',
      'bank',
      'bank/unapplied',
      'bank/bank-own',
      'bank/exports',
      'bank/files',
      'finconnect',
      'memorandum',
      'memorandum/versions',
      'signing/ceremony',
      'signing/provider',
      'signing',
      'order-views',
      'dealer-form',
      'statements',
      'reconciliation',
      'own-account',
      'mail',
      'desk',
      'order-desk',
      'order-desk/money',
      'order-desk/emergency',
      'approvals',
      'contact-desk',
      'investor-desk',
      'audit-page',
      'numbers',
    ],
  },
  { floor: 'office', rooms: ['commands'] },
  { floor: 'demo', rooms: ['deals', ''] },
  { floor: 'main', rooms: ['', 'command-lines'] },
];

/** Every folder of the plan, the lowest first, as `areas/trades`. */
const SERVER_ROOMS = SERVER_FLOORS.flatMap(({ floor, rooms }) =>
  rooms.map((room) => (room === '' ? floor : `${floor}/${room}`)),
);

const TESTS = ['\\.test\\.ts$', '/testing/'];

/**
 * The rules that keep the plan.
 * @param {string} source the folder that the plan is of, as a pattern
 * @returns {import("dependency-cruiser").IForbiddenRuleType[]}
 */
function serverRoomRules(source) {
  return [
    ...SERVER_ROOMS.slice(0, -1).map((room, place) => upward(source, room, SERVER_ROOMS.slice(place + 1))),
    {
      name: 'every-folder-has-its-floor',
      severity: 'error',
      comment: 'Give a new folder its place in SERVER_FLOORS of scripts/rooms/server-rooms.cjs.',
      from: { path: `^${source}/`, pathNot: [...TESTS, `^${source}/(${SERVER_ROOMS.join('|')})/[^/]+$`] },
      to: {},
    },
    {
      name: 'the-product-knows-no-tests',
      severity: 'error',
      comment: 'What tests share may use everything; the product must run without it.',
      from: { path: `^${source}/`, pathNot: TESTS },
      to: { path: TESTS.map((test) => `^${source}.*${test}`) },
    },
    {
      name: 'an-areas-store-is-its-own',
      severity: 'error',
      comment:
        'Other areas read through a file of the area whose name says what (find-order.ts) and change through its use cases.',
      from: { path: `^${source}/areas/([^/]+)/` },
      to: { path: `^${source}/areas/.+\\.store\\.ts$`, pathNot: `^${source}/areas/$1/` },
    },
    {
      name: 'an-areas-store-is-not-for-other-floors',
      severity: 'error',
      comment:
        'The office, the demonstration and main call use cases and doors of an area, like other areas.',
      from: { path: `^${source}/(?!areas/)` },
      to: { path: `^${source}/areas/.+\\.store\\.ts$` },
    },
    {
      name: 'pieces-of-sql-are-for-stores',
      severity: 'error',
      comment: 'A *.sql.ts file is a piece of a query that an area gives to stores of later areas.',
      from: { path: `^${source}/`, pathNot: ['\\.(store|sql)\\.ts$', ...TESTS] },
      to: { path: `^${source}/areas/.+\\.sql\\.ts$` },
    },
    {
      name: 'main-chooses-providers',
      severity: 'error',
      comment: 'Everything else knows the ports that providers stand behind.',
      from: { path: `^${source}/(?!(main|providers)/)`, pathNot: TESTS },
      to: { path: `^${source}/providers/` },
    },
  ];
}

/**
 * @param {string} source @param {string} room @param {readonly string[]} above
 * @returns {import('dependency-cruiser').IForbiddenRuleType}
 */
function upward(source, room, above) {
  return {
    name: `floor-of-${room.replaceAll('/', '-')}`,
    severity: 'error',
    comment: `${room} must not know what stands above it (scripts/rooms/server-rooms.cjs).`,
    from: { path: `^${source}/${room}/[^/]+$`, pathNot: TESTS },
    to: { path: `^${source}/(${above.join('|')})/[^/]+$`, pathNot: TESTS },
  };
}

module.exports = { SERVER_ROOMS, serverRoomRules };
