import { randomUUID } from 'node:crypto';
import type { SigningEnvelope, SigningLink } from '@portal/domain/agreement/signing/signing.wire';
import { statementsOf } from '@portal/domain/agreement/signing/statements-of';
import type { KycDetails } from '@portal/domain/client/kyc/answers/kyc-answers.wire';
import { toDomain, toWire } from '@portal/domain/client/kyc/answers/kyc-wire-map';
import { withPartAt } from '@portal/domain/client/kyc/fields/draft';
import type { KycDraft } from '@portal/domain/client/kyc/sections/kyc';
import type { Language } from '@portal/domain/ground/people/languages';
import type { ScheduleA } from '@portal/domain/order/trades/schedule-a.wire';
import type { JointInvestor, PaymentMethod, TradeOnWire } from '@portal/domain/order/trades/trade.wire';
import { subDocToWire } from '@portal/domain/order/trades/trade-on-wire';
import type { Session, User } from '@portal/domain/people/account/user.wire';
import type { QuestionStep } from '@portal/domain/people/onboarding/questions';
import { licencePhoto, passportScan, utilityBill } from '../fixtures/files.ts';
import { callApi, formOf } from './api-call.ts';
import { changed } from './profiles.ts';
import { verifyAddress } from './verify-address.ts';

/** What a person needs to register and to log in. */
export type Account = {
  firstName: string;
  lastName: string;
  email: string;
  password: string;
  phone?: string;
  /** Whose client the person says to be. */
  dealerRepresentativeId?: string;
};

/** A person with a session of their own, beside the one that the browser may have. */
export type Person = Account & { portalUrl: string; token: string; user: User };

const CITY = 'Toronto';
/** Of the demonstration's representatives one who is registered in Ontario and in Québec: nobody else may take an order there. */
const REPRESENTATIVE = 'rep-06';

/** Answers that raise no warning, as an experienced investor with a long horizon gives them. */
export const ONBOARDING_ANSWERS: Readonly<Record<QuestionStep, string | string[]>> = {
  'real-estate': ['1', '3'],
  age: '1',
  experience: '3',
  advice: '2',
  objective: '3',
  purpose: ['1', '6'],
  horizon: '3',
  risk: '2',
  investment: '3',
  funding: '1',
  marketing: [],
};

/** Details of an account that does not exist yet. */
export function newAccount(firstName = 'Ada', lastName = 'Tremblay'): Account {
  return {
    firstName,
    lastName,
    email: `${firstName.toLowerCase()}.${randomUUID().slice(0, 8)}@example.com`,
    password: 'three quiet loons at dawn',
  };
}

/** Registers through the API and answers the questionnaire, for tests about what comes after. */
export async function registerPerson(
  portalUrl: string,
  account = newAccount(),
  language: Language = 'en',
): Promise<Person> {
  const person = await registerUnasked(portalUrl, account, language);
  await send(person, '/user/onboarded', { newValue: true, answers: ONBOARDING_ANSWERS });
  return person;
}

/** Registers through the API and answers nothing. */
export async function registerUnasked(
  portalUrl: string,
  account = newAccount(),
  language: Language = 'en',
): Promise<Person> {
  const named = { dealerRepresentativeId: REPRESENTATIVE, ...account };
  const body = { ...named, province: 'CAN-ON', language, acceptTerms: true };
  const session = await callApi<Session>(portalUrl, '/register', { method: 'POST', body });
  return { ...account, portalUrl, token: session.accessToken, user: session.user };
}

/** Reads from the API as the person. */
export function read<Data>(person: Person, path: string): Promise<Data> {
  return callApi<Data>(person.portalUrl, path, { method: 'GET', token: person.token });
}

/** Sends to the API as the person. */
export function send<Data>(person: Person, path: string, body: unknown = {}): Promise<Data> {
  return callApi<Data>(person.portalUrl, path, { method: 'POST', token: person.token, body });
}

/** Verifies the person's address, uploads the evidence that the profile asks for and submits the profile. */
export async function submitProfile(person: Person, profile: KycDraft): Promise<KycDetails> {
  await verifyAddress(person.portalUrl, person.email);
  const evidence = await uploadEvidence(person);
  const finished = withEvidence(profile, evidence);
  return send<KycDetails>(person, '/user/kyc/save', { ...toWire(finished), formIsFinished: true });
}

/** Changes some answers of a submitted profile, keeps the rest and its evidence, and submits it again. */
export async function changeProfile(
  person: Person,
  changes: Readonly<Record<string, unknown>>,
): Promise<KycDetails> {
  const { sections } = await read<KycDetails>(person, '/user/kyc/details');
  const profile = changed(toDomain(sections), changes);
  return send<KycDetails>(person, '/user/kyc/save', { ...toWire(profile), formIsFinished: true });
}

type IdentityAnswer = {
  id: { front: string | null; back: string | null };
  addressProof: { bill: string | null; statement: string | null };
};
type Evidence = { principal: IdentityAnswer; secondary: IdentityAnswer };

async function uploadEvidence(person: Person): Promise<Evidence> {
  const upload = (path: string, fields: Parameters<typeof formOf>[0]) =>
    callApi<IdentityAnswer>(person.portalUrl, `/user/kyc/upload/${path}`, {
      method: 'POST',
      token: person.token,
      form: formOf(fields),
    });
  await upload('id/', {
    documentType: '1',
    front: await licencePhoto('front'),
    back: await licencePhoto('back'),
  });
  const principal = await upload('address/', { documentType: '1', bill: utilityBill() });
  await upload('id/?secondary=true', { documentType: '2', front: await passportScan() });
  const secondary = await upload('address/?secondary=true', { documentType: '2', statement: utilityBill() });
  return { principal, secondary };
}

function withEvidence(profile: KycDraft, evidence: Evidence): KycDraft;
function withEvidence(profile: unknown, { principal, secondary }: Evidence): unknown {
  const files = {
    'principal.document.front': principal.id.front,
    'principal.document.back': principal.id.back,
    'principal.addressProof.bill': principal.addressProof.bill,
    'secondary.document.front': secondary.id.front,
    'secondary.addressProof.statement': secondary.addressProof.statement,
  };
  return Object.entries(files).reduce(
    (whole, [path, file]) => withPartAt(whole, `identityVerification.${path}`, file),
    profile,
  );
}

/** Places an order and accepts the deal's offering memorandum; answers the order's id. */
export async function placeOrder(person: Person, deal: string, quantity: number): Promise<string> {
  const { shareOrderId } = await send<{ shareOrderId: string }>(person, `/user/trade/create/${deal}`, {
    quantity,
  });
  await send(person, '/sendacceptofferingmemorandumemail', { dealId: deal, tradeId: shareOrderId });
  return shareOrderId;
}

/** The same together with a second person. */
export async function placeJointOrder(
  person: Person,
  deal: string,
  quantity: number,
  jointInvestor: JointInvestor,
): Promise<string> {
  const tradeId = await placeOrder(person, deal, quantity);
  await send(person, `/user/trade/create/${deal}`, { quantity, jointInvestor });
  return tradeId;
}

/** Gives Schedule A and the payment method. */
export async function giveDetails(
  person: Person,
  tradeId: string,
  paymentMethod: PaymentMethod,
): Promise<void> {
  const scheduleA: ScheduleA = {
    city: CITY,
    province: 'CAN-ON',
    sourceOfFunds: 'Savings',
    intendedUse: 'growth',
    thirdParty: { isForOther: false },
  };
  await send(person, `/user/trade/pre-sign/${tradeId}`, {
    subDoc: subDocToWire({ scheduleA, paymentMethod }),
  });
}

/** The person's orders, newest first. */
export async function ordersOf(person: Person): Promise<readonly TradeOnWire[]> {
  const { trades } = await read<{ trades: TradeOnWire[] }>(person, `/user/trades/${person.user.id}`);
  return trades;
}

/** Reads, initials and signs everything, as the ceremony's page does. */
export async function signOrder(person: Person, tradeId: string): Promise<void> {
  const query = new URLSearchParams({
    shareId: tradeId,
    returnUrl: `${person.portalUrl}/dashboard/portfolio`,
  });
  const { url } = await read<SigningLink>(person, `/user/docusign/investment?${query}`);
  const token = url.slice(url.lastIndexOf('/') + 1);
  const step = <Data>(name: string, body: object = {}) =>
    callApi<Data>(person.portalUrl, `/signing/${name}`, { method: 'POST', body: { token, ...body } });
  await step('consent');
  const envelope = await step<SigningEnvelope>('open');
  for (const { id, blocks } of envelope.documents) {
    for (const { rows } of statementsOf(blocks)) {
      await step('initial', { documentId: id, rowId: rows[0]?.rowId });
    }
  }
  await step('sign', { signature: { kind: 'typed', name: envelope.signer.name } });
}
