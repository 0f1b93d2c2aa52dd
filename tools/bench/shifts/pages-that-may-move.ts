import { WIZARD_PAGES, wizardPath } from '@portal/domain/order/wizard/wizard-pages';
import {
  giveDetails,
  type Person,
  placeOrder,
  registerPerson,
  signOrder,
  submitProfile,
} from '../../../e2e/support/people.ts';
import { SINGLE_IN_MONTREAL } from '../../../e2e/support/profiles.ts';

/** Who visits which addresses; a visitor without a session for `null`. */
export type Visits = { who: Person | null; paths: readonly string[] };

const BEGUN = 'harbour-row-apartments';
const PAID = 'saint-laurent-photonics-credit';
const UNITS = 10;

const PUBLIC = [
  '/',
  '/landing',
  '/login',
  '/register',
  '/forgot-password',
  '/privacy-policy',
  '/contact',
  '/verify-document',
  `/deal/${BEGUN}`,
];

/** Every page that an address opens: a visitor's, of somebody in the middle of an order, and of somebody who has signed one. */
export async function pagesThatMayMove(origin: string): Promise<Visits[]> {
  const [newcomer, investor, signer] = await Promise.all([
    registerPerson(origin),
    registerPerson(origin),
    registerPerson(origin),
  ]);
  await placeOrder(newcomer, BEGUN, UNITS);
  await toPayment(investor, PAID);
  const signed = await toPayment(signer, PAID);
  await signOrder(signer, signed);
  return [
    { who: null, paths: PUBLIC },
    {
      who: newcomer,
      paths: [
        '/dashboard/marketplace',
        `/dashboard/marketplace/${BEGUN}`,
        `/dashboard/compare?deals=${BEGUN},${PAID}`,
        '/dashboard/referral',
        '/dashboard/account',
        '/onboarding',
        wizardPath(BEGUN, 'order'),
        wizardPath(BEGUN, 'application'),
      ],
    },
    {
      who: investor,
      paths: WIZARD_PAGES.filter((page) => page !== 'complete').map((page) => wizardPath(PAID, page)),
    },
    {
      who: signer,
      paths: [
        wizardPath(PAID, 'complete'),
        '/dashboard/portfolio',
        `/dashboard/portfolio/${signed}`,
        '/dashboard/account',
      ],
    },
  ];
}

/** Everything that comes before an order is signed; answers the order's id. */
async function toPayment(person: Person, deal: string): Promise<string> {
  await submitProfile(person, SINGLE_IN_MONTREAL);
  const tradeId = await placeOrder(person, deal, UNITS);
  await giveDetails(person, tradeId, 'outside');
  return tradeId;
}
