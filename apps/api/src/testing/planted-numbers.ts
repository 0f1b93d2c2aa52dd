import type { LightMyRequestResponse } from 'fastify';
import { addDeal } from './deals.ts';
import { exampleOf } from './kyc.ts';
import type { TestPortal } from './open-test-portal.ts';
import { giveDetails, placeOrder } from './orders.ts';
import { giveAccount } from './payments.ts';
import { type Person, registerPerson } from './people.ts';
import { openSigningPage } from './signing.ts';

/** Numbers that the portal is told of a person: social insurance, identity documents, bank accounts. */
export const PLANTED_NUMBERS = {
  own: '130692544',
  spouse: '193456787',
  licence: 'PL7040-60417-31337',
  passport: 'QX907364',
  bankStatement: '0042-PLANTED-778899',
  debited: '470011839926',
} as const;

export type PlantedPerson = { ada: Person; orderIds: readonly [string, string] };

/** A person who told all of them, and signed two orders that an account of theirs pays. */
export async function plantedPerson(portal: TestPortal): Promise<PlantedPerson> {
  const ada = await registerPerson(portal, { language: 'en' });
  const profile = await exampleOf(ada);
  profile.basics.socialInsuranceNumber = PLANTED_NUMBERS.own;
  profile.basics.spouse.socialInsuranceNumber = PLANTED_NUMBERS.spouse;
  profile.identityVerification.principal.documentNumber = PLANTED_NUMBERS.licence;
  profile.identityVerification.principal.dualVerification = {
    sourceName: 'A bank',
    documentType: '1',
    accountNumber: PLANTED_NUMBERS.bankStatement,
    reference: 'REF-1',
  };
  profile.identityVerification.secondary.documentNumber = PLANTED_NUMBERS.passport;
  done(await ada.post('/user/kyc/save', { ...profile, formIsFinished: true }));
  return { ada, orderIds: [await signOrder(portal, ada), await signOrder(portal, ada)] };
}

async function signOrder(portal: TestPortal, person: Person): Promise<string> {
  const dealId = await addDeal(portal);
  const tradeId = await placeOrder(person, dealId);
  await giveDetails(person, tradeId, 'debit');
  done(await giveAccount(portal, person, tradeId, { account: PLANTED_NUMBERS.debited }));
  const page = await openSigningPage(portal, { person, dealId, tradeId });
  await page.prepare();
  done(await page.sign());
  return tradeId;
}

function done({ statusCode, body }: LightMyRequestResponse): void {
  if (statusCode !== 200) {
    throw new Error(`The planted person did not get on: ${body}`);
  }
}

/** Which of the numbers a text has: as they were told, in groups, or in the bytes of something. */
export function plantedIn(text: string): string[] {
  return Object.entries(PLANTED_NUMBERS).flatMap(([name, number]) =>
    formsOf(number).some((form) => text.includes(form)) ? [name] : [],
  );
}

function formsOf(number: string): string[] {
  const groups = number.match(/.{1,3}/g) ?? [];
  const bytes = Buffer.from(number);
  return [number, groups.join(' '), groups.join('-'), bytes.toString('hex'), bytes.toString('base64')];
}
