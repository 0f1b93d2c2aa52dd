import type { SigningEnvelope } from '@portal/domain/agreement/signing/signing.wire';
import { statementsOf as domainStatementsOf } from '@portal/domain/agreement/signing/statements-of';
import { KYC_EXAMPLE } from '@portal/domain/client/kyc/testing/kyc-example';
import type { LightMyRequestResponse } from 'fastify';
import { hashToken } from '../platform/crypto/new-token.ts';
import { addDeal } from './deals.ts';
import { submitKyc } from './kyc.ts';
import type { TestPortal } from './open-test-portal.ts';
import { giveDetails, placeOrder } from './orders.ts';
import { type Person, registerPerson, verifyAddress } from './people.ts';

export const SIGNER_NAME = 'Ada Tremblay';
export const RETURN_URL = 'http://portal.test/wizard/maple/complete';
export const BROWSER = 'A browser of a test';

export type OrderToSign = { person: Person; dealId: string; tradeId: string };

export const ADDRESSES = {
  'CAN-ON': KYC_EXAMPLE.basics.address,
  'CAN-QC': {
    unit: '3',
    street: '4532, rue Saint-Denis',
    city: 'Montréal',
    province: 'CAN-QC',
    postalCode: 'H2J 2L4',
    country: 'CAN',
  },
};

/**
 * Financial assets of one's own that, less what is owed for them, exceed $5,000,000: such a person has no limit, and the law asks them for no form
 * (NI 45-106, s. 1.1 'accredited investor' (j.1), s. 2.3(7)). Forms have tests of their own.
 */
export const PERMITTED_ASSETS = {
  ...KYC_EXAMPLE.assets,
  financial: { ...KYC_EXAMPLE.assets.financial, stocks: 6_000_000 },
  ownership: { financialAssets: 6_000_000 },
};

/** An order with everything but its signatures: profile, details, and payment outside the portal. The law asks for no form. */
export async function orderToSign(
  portal: TestPortal,
  province: 'CAN-ON' | 'CAN-QC' = 'CAN-ON',
): Promise<OrderToSign> {
  const person = await registerPerson(portal);
  await submitKyc(person, {
    basics: { ...KYC_EXAMPLE.basics, address: ADDRESSES[province] },
    assets: PERMITTED_ASSETS,
  });
  const dealId = await addDeal(portal);
  const tradeId = await placeOrder(person, dealId);
  await giveDetails(person, tradeId);
  return { person, dealId, tradeId };
}

/** The investor accepts the memorandum of today. */
export async function acceptMemorandum({ person, dealId, tradeId }: OrderToSign): Promise<void> {
  await person.post('/sendacceptofferingmemorandumemail', { dealId, tradeId });
}

/** Asks for the order's signing link. */
export function askForLink(
  { person, tradeId }: OrderToSign,
  language = 'en',
  returnUrl = RETURN_URL,
): Promise<LightMyRequestResponse> {
  const query = new URLSearchParams({ shareId: tradeId, returnUrl });
  return person.get(`/user/docusign/investment?${query}`, { 'accept-language': language });
}

/** The page of one link: its token, and the calls that the page makes with it. */
export type SigningPage = {
  token: string;
  call: (step: string, body?: object, language?: string) => Promise<LightMyRequestResponse>;
  /** The ceremony as it stands; fails the test when it is over. */
  open: () => Promise<SigningEnvelope>;
  /** Verifies the address, proves who they are, consents and initials every statement, each of the last by a call of its own. */
  prepare: () => Promise<void>;
  sign: (name?: string) => Promise<LightMyRequestResponse>;
};

/** Opens the signing page that a link leads to. */
export async function openSigningPage(
  portal: TestPortal,
  order: OrderToSign,
  language = 'en',
): Promise<SigningPage> {
  const { url } = (await askForLink(order, language)).json().data;
  return signingPageOf(portal, tokenIn(url), language);
}

/** The credential at the end of a link. */
export function tokenIn(url: unknown): string {
  return String(url).slice(String(url).lastIndexOf('/') + 1);
}

/** The signing page of the person who holds a link. */
export function signingPageOf(
  portal: TestPortal,
  token: string,
  language = 'en',
  ownName = SIGNER_NAME,
): SigningPage {
  const call = (step: string, body: object = {}, spoken = language) =>
    portal.app.inject({
      method: 'POST',
      url: `/api/signing/${step}`,
      headers: { 'user-agent': BROWSER, 'accept-language': spoken },
      payload: { token, ...body },
    });
  const open = async () => {
    const view = (await call('open')).json().data;
    if (view.status !== 'open') {
      throw new Error(`The ceremony is ${view.status}`);
    }
    return view;
  };
  return {
    token,
    call,
    open,
    prepare: async () => {
      await proveNow(portal, token);
      await call('consent');
      for (const { documentId, rowId } of statementsOf(await open())) {
        await call('initial', { documentId, rowId });
      }
    },
    sign: (name = ownName) => call('sign', { signature: { kind: 'typed', name } }),
  };
}

/** Lets the person behind a link have verified their address, and have logged in just now. */
export async function proveNow({ db, deps }: TestPortal, token: string): Promise<void> {
  const session = await db
    .selectFrom('signing_signers as signer')
    .innerJoin('sessions', 'sessions.id', 'signer.session_id')
    .select(['sessions.id', 'sessions.investor_id as investorId'])
    .where('signer.token_hash', '=', hashToken(token))
    .executeTakeFirst();
  if (session === undefined || session.investorId === null) {
    return;
  }
  const at = deps.clock.now();
  await verifyAddress({ db, deps }, session.investorId);
  await db
    .updateTable('sessions')
    .set({ stepped_up_at: at, proved_by: 'password' })
    .where('id', '=', session.id)
    .execute();
}

/** Every statement to initial, in reading order; of a choice its first row. */
export function statementsOf(
  envelope: SigningEnvelope,
): { documentId: string; rowId: string; title: string }[] {
  return envelope.documents.flatMap(({ id, blocks }) =>
    domainStatementsOf(blocks).flatMap(({ title, rows }) =>
      rows.slice(0, 1).map(({ rowId }) => ({ documentId: id, rowId, title })),
    ),
  );
}

/** Reads, initials and signs everything. */
export async function signThroughCeremony(portal: TestPortal, order: OrderToSign): Promise<void> {
  const page = await openSigningPage(portal, order);
  await page.prepare();
  const reply = await page.sign();
  if (reply.statusCode !== 200) {
    throw new Error(`Could not sign: ${reply.body}`);
  }
}
