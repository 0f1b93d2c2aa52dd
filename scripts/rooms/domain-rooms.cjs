const { floorRules, inOrder } = require('./floors.cjs');

/** What every group stands on: money, dates, names, addresses, texts, files and errors as such. */
const GROUND = [
  'people',
  'law',
  'forms',
  'formats',
  'money',
  'business-days',
  'countries',
  'errors',
  'steps',
  'brand',
  'consent',
  'pages',
  'pictures',
  'prose',
  'uploads',
];

/** The rules of each group, the lowest first. What crosses the wire is described beside the rules it is about, in `*.wire.ts`. */
const DOMAIN_ROOMS = [
  ...GROUND.map((room) => `ground/${room}`),
  ...inOrder({
    people: [
      'account',
      'onboarding',
      'contact',
      'articles',
      'drafts',
      'referral',
      'representatives',
      'waiting-list',
    ],
    client: ['kyc/fields', 'kyc/sections', 'kyc/answers', 'kyc/checks'],
    firm: ['staff', 'proposals', 'audit', 'dealer', 'registrations', 'role-changes', 'admissions', 'trustee'],
    offering: ['deals', 'deals/choosing', 'deals/authoring', 'memorandum'],
    order: ['exemptions', 'trades', 'purchasers', 'wizard', 'changes'],
    agreement: ['memorandum', 'signing'],
    money: ['payments', 'bank/statements', 'bank/lines', 'reconciliation'],
    service: ['mail', 'own-account', 'portfolio'],
    desk: ['approvals', 'queues', 'tellings', 'exports', 'messages', 'orders', 'investors', 'numbers'],
  }),
];

/**
 * The rules that keep the plan of the domain.
 * @param {string} source the folder that the plan is of, as a pattern
 */
const domainRoomRules = (source) =>
  floorRules({
    source,
    rooms: DOMAIN_ROOMS,
    except: ['\\.test\\.ts$', '/testing/'],
    plan: 'DOMAIN_ROOMS of scripts/rooms/domain-rooms.cjs',
  });

module.exports = { DOMAIN_ROOMS, domainRoomRules };
