const { floorRules, inOrder } = require('./floors.cjs');

/** The areas of each group and their houses, the lowest first; docs/architecture.md says what each is. */
const AREAS = inOrder({
  people: [
    'client-errors',
    'representatives',
    'accounts/profile',
    'accounts/credentials',
    'accounts/sessions',
    'accounts/two-factor',
    'accounts/email',
    'accounts/passwords',
    'accounts/sign-in',
    'accounts',
    'contact',
    'waiting-list',
    'optional-mails',
    'articles',
    'drafts',
  ],
  client: [
    'kyc/flags',
    'kyc/versions',
    'kyc/submitted',
    'kyc/answers',
    'kyc/set-aside',
    'kyc/evidence',
    'kyc',
  ],
  firm: [
    'dealer',
    'staff/people',
    'staff/emergencies',
    'staff/admissions',
    'staff/sessions',
    'staff/invitations',
    'staff/access',
    'staff',
    'exports',
    'proposals',
    'registrations',
    'role-changes',
    'admissions',
    'trustee',
  ],
  offering: [
    'deals/films',
    'deals/files',
    'deals/pictures',
    'deals',
    'deals/marketplace',
    'deals/authoring',
    'deals/live',
    'new-deals',
  ],
  order: [
    'exemptions',
    'trades',
    'trades/locking',
    'trades/holding',
    'trades/judging',
    'trades/deciding',
    'trades/cancelling',
    'trades/placing',
    'trades/room',
    'trades/mails',
    'purchasers',
    'changes',
    'after-upgrade',
  ],
  agreement: [
    'memorandum',
    'memorandum/versions',
    'signing/seal',
    'signing/ceremony',
    'signing/sealing',
    'signing/provider',
    'signing/memorandum',
    'signing/links',
    'signing/mails',
    'signing',
  ],
  money: [
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
    'bank/lines',
    'bank/accounts',
    'bank/statements',
    'bank/files',
    'bank/matching',
    'bank/unapplied',
    'bank/bank-own',
    'bank/exports',
    'bank',
    'finconnect',
    'reconciliation',
  ],
  service: ['order-views', 'dealer-form', 'statements', 'own-account'],
  desk: [
    'queues/claims',
    'queues/rows',
    'queues/views',
    'queues/acting',
    'queues',
    'orders/scope',
    'orders/reading',
    'orders/papers',
    'orders/identity',
    'orders/approval',
    'orders/exemption',
    'orders/money',
    'orders/page',
    'orders/emergency',
    'orders',
    'approvals',
    'tellings',
    'messages',
    'investors',
    'representative-register',
    'audit-page',
    'numbers',
  ],
});

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
      'db/embedded',
      'db',
      'crypto',
      'ports',
      '',
      'db/months',
      'portions',
      'reasons',
      'commands',
      'language',
      'storage',
      'http',
      'http/receiving',
      'http/failures',
      'http/routing',
      'http/pages',
      'drawing',
      'audit',
      'mail',
      'files/reading',
      'files/kept',
      'audit/archive',
      'audit/checking',
      'files/links',
      'files/pages',
      'files/preparing',
      'files/uploads',
      'files',
      'threads',
      'health',
      'jobs',
      'metrics',
      'openapi',
      'backup',
      'keys',
      'mailbox',
      'area',
    ],
  },
  { floor: 'providers', rooms: ['', 'docusign', 'tracing'] },
  { floor: 'papers', rooms: ['documents', 'law-forms', 'pdf', 'seal'] },
  {
    floor: 'areas',
    rooms: AREAS,
  },
  { floor: 'office', rooms: ['commands'] },
  { floor: 'demo', rooms: ['deals', 'people', 'orders', 'morning', ''] },
  { floor: 'main', rooms: ['', 'command-lines'] },
];

/** Every folder of the plan, the lowest first, as `areas/order/trades`. */
const SERVER_ROOMS = SERVER_FLOORS.flatMap(({ floor, rooms }) =>
  rooms.map((room) => (room === '' ? floor : `${floor}/${room}`)),
);

const TESTS = ['\\.test\\.ts$', '/testing/'];

/** What an area has, by which main knows it. */
const FACE = 'areas/[^/]+/[^/]+/area\\.ts$';

/**
 * Each area with the rooms above its own.
 * @param {readonly string[]} rooms
 */
function areasOf(rooms) {
  const areas = [...new Set(rooms.flatMap((room) => /^areas\/[^/]+\/[^/]+/.exec(room)?.[0] ?? []))];
  return areas.map((area) => {
    const highest = rooms.findLastIndex((room) => room === area || room.startsWith(`${area}/`));
    return { area, above: rooms.slice(highest + 1) };
  });
}

/**
 * The rules that keep the plan.
 * @param {string} source the folder that the plan is of, as a pattern
 * @returns {import("dependency-cruiser").IForbiddenRuleType[]}
 */
function serverRoomRules(source) {
  return [
    ...floorRules({
      source,
      rooms: SERVER_ROOMS,
      except: [...TESTS, `^${source}/${FACE}`],
      plan: 'SERVER_FLOORS of scripts/rooms/server-rooms.cjs',
    }),
    ...areasOf(SERVER_ROOMS).map(({ area, above }) => ({
      name: `floor-of-the-face-of-${area.replaceAll('/', '-')}`,
      severity: /** @type {const} */ ('error'),
      comment: 'area.ts names what its own area has, in any of its houses, and knows no area above it.',
      from: { path: `^${source}/${area}/area\\.ts$` },
      to: { path: `^${source}/(${above.join('|')})/`, pathNot: `^${source}/${area}/` },
    })),
    {
      name: 'main-alone-knows-the-face-of-an-area',
      severity: 'error',
      comment: 'Main folds what areas name in their area.ts; everybody else imports the file that they need.',
      from: { path: `^${source}/(?!main/)`, pathNot: TESTS },
      to: { path: `^${source}/${FACE}` },
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
      from: { path: `^${source}/areas/([^/]+/[^/]+)/` },
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

module.exports = { SERVER_ROOMS, serverRoomRules };
