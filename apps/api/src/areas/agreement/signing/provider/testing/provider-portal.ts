import type { TradeOnWire } from '@portal/domain/order/trades/trade.wire';
import type { LightMyRequestResponse } from 'fastify';
import type { JobName } from '../../../../../platform/ports/jobs.ts';
import {
  type DocusignMock,
  openDocusignMock,
  type SignedEvent,
} from '../../../../../providers/docusign/testing/docusign-mock.ts';
import { openTestPortal, type TestPortal } from '../../../../../testing/open-test-portal.ts';
import { readTrade } from '../../../../../testing/orders.ts';
import { verifyAddress } from '../../../../../testing/people.ts';
import { askForLink, type OrderToSign } from '../../../../../testing/signing.ts';
import { handOverPapers } from '../hand-over-papers.ts';
import { linkAtProvider } from '../link-at-provider.ts';

const ORIGIN = 'https://portal.test';
/** The address that people return to. */
export const BACK = `${ORIGIN}/wizard/maple/complete`;
export const MINUTE_MS = 60_000;
/** When signatures happen: two minutes after the portal's clock starts. */
export const SIGNED_AT = new Date('2026-11-18T15:02:00.000Z');

/** An envelope at the provider: its reference there, and the investor's link into it. */
export type AtProvider = { url: string; reference: string };

export type ProviderPortal = {
  portal: TestPortal;
  mock: DocusignMock;
  /** Opens the sign step of an order and finds its envelope at the provider. */
  handOver: (order: OrderToSign) => Promise<AtProvider>;
  /** The same of a joint order, as the version did that still sent those to the provider. */
  handOverOfBefore: (order: OrderToSign) => Promise<AtProvider>;
  deliver: (event: SignedEvent) => Promise<LightMyRequestResponse>;
  /** Follows the provider's redirect back to the portal. */
  comeBack: (address: string) => Promise<LightMyRequestResponse>;
  tradeOf: (order: OrderToSign) => Promise<TradeOnWire>;
  /** How often each action occurs in the audit log of an order. */
  actionsOf: (order: OrderToSign) => Promise<Record<string, number>>;
  /** Runs a periodic job now, and whatever else waits. */
  run: (job: Extract<JobName, `sweep-${string}`>) => Promise<void>;
  close: () => Promise<void>;
};

/** A whole portal that signs at a stand-in for the provider over HTTP. */
export async function openProviderPortal(): Promise<ProviderPortal> {
  const mock = await openDocusignMock();
  const { settings } = mock;
  const portal = await openTestPortal({
    PUBLIC_URL: ORIGIN,
    DOCUSIGN_INTEGRATION_KEY: settings.integrationKey,
    DOCUSIGN_USER_ID: settings.userId,
    DOCUSIGN_ACCOUNT_ID: settings.accountId,
    DOCUSIGN_PRIVATE_KEY: settings.privateKey,
    DOCUSIGN_OAUTH_HOST: settings.oauthOrigin,
    DOCUSIGN_CONNECT_KEYS: settings.connectKeys.join(','),
  });
  const newest = () => [...mock.envelopes.envelopes.keys()].at(-1) ?? '';
  return {
    portal,
    mock,
    handOver: async (order) => {
      await verifyAddress(portal, order.person.user.id);
      const reply = await askForLink(order, 'en', BACK);
      if (reply.statusCode !== 200) {
        throw new Error(`No link: ${reply.body}`);
      }
      return { url: reply.json().data.url, reference: newest() };
    },
    handOverOfBefore: async (order) => {
      const { envelopeId } = (await askForLink(order, 'en', BACK)).json().data;
      await portal.db
        .updateTable('signing_envelopes')
        .set({ is_at_provider: true })
        .where('id', '=', envelopeId)
        .execute();
      const key = { investorId: order.person.user.id, id: envelopeId };
      await handOverPapers(portal.deps, key);
      return { url: await linkAtProvider(portal.deps, key), reference: newest() };
    },
    deliver: ({ headers, body }) =>
      portal.app.inject({ method: 'POST', url: '/api/signing/events', headers, payload: body }),
    comeBack: (address) => {
      const { pathname, search } = new URL(address);
      return portal.app.inject({ method: 'GET', url: `${pathname}${search}` });
    },
    tradeOf: ({ person, tradeId }) => readTrade(person, tradeId),
    actionsOf: async ({ tradeId }) => {
      const rows = await portal.db
        .selectFrom('audit_log')
        .select('action')
        .where('target', '=', `trade:${tradeId}`)
        .execute();
      const counts: Record<string, number> = {};
      for (const { action } of rows) {
        counts[action] = (counts[action] ?? 0) + 1;
      }
      return counts;
    },
    run: async (job) => {
      await portal.db.transaction().execute((trx) => portal.deps.jobs.enqueue(trx, job, {}));
      await portal.runJobs();
    },
    close: async () => {
      await portal.close();
      await mock.close();
    },
  };
}
