import { DESK_QUEUES, type DeskQueue } from '@portal/domain/desk/queues/desk-queues';
import { ROUTES } from '../../main/fold-areas.ts';
import { enterOffice } from '../colleagues.ts';
import {
  bounceOnDesk,
  invitedOnDesk,
  jobOnDesk,
  messageOnDesk,
  orderOnDesk,
  papersOnDesk,
  paymentFlagOnDesk,
  profileOnDesk,
} from '../desk.ts';
import { approvedBeforeOnDesk, classOnDesk } from '../law-on-desk.ts';
import type { TestPortal } from '../open-test-portal.ts';
import type { MakeCall } from './example-call.ts';
import { colleagueFor } from './office-calls.ts';

type MakeSubject = (portal: TestPortal) => Promise<string>;

const anOrder: MakeSubject = async (portal) => (await orderOnDesk(portal)).id;

/** Puts something into a queue, and answers its id there. */
export const SUBJECTS: Readonly<Record<DeskQueue, MakeSubject>> = {
  'new-orders': anOrder,
  'changes-answered': async (portal) => (await orderOnDesk(portal, { answered: true })).id,
  purchasers: async (portal) => (await invitedOnDesk(portal)).id,
  'class-evidence': async (portal) => (await classOnDesk(portal)).id,
  identity: profileOnDesk,
  money: anOrder,
  'payment-flags': paymentFlagOnDesk,
  'new-messages': messageOnDesk,
  papers: papersOnDesk,
  bounces: bounceOnDesk,
  jobs: jobOnDesk,
  'before-the-law': async (portal) => (await approvedBeforeOnDesk(portal)).id,
  'all-orders': anOrder,
};

function callOn(path: string, queue: DeskQueue, bodyOf: (id: string) => object): [string, MakeCall] {
  const name = `POST ${path}`;
  return [
    name,
    async (portal) => {
      const route = ROUTES.find((one) => `${one.method} ${one.path}` === name);
      if (route === undefined) {
        throw new Error(`there is no ${name}`);
      }
      const id = await SUBJECTS[queue](portal);
      return { person: null, colleague: await colleagueFor(portal, route), body: bodyOf(id) };
    },
  ];
}

/** Valid calls of the desk: the same of each queue. */
export const DESK_CALLS: Readonly<Record<string, MakeCall>> = {
  ...Object.fromEntries(
    DESK_QUEUES.flatMap((queue) => {
      const path = `/office/desk/${queue}`;
      return [
        callOn(`${path}/next`, queue, () => ({ sort: 'newest' })),
        callOn(`${path}/export`, queue, () => ({ sort: 'newest' })),
        callOn(`${path}/claim`, queue, (id) => ({ id, version: 0 })),
        callOn(`${path}/act`, queue, (id) => ({
          rows: [{ id, version: 0 }],
          do: { act: 'tag', tags: ['call back'] },
        })),
      ];
    }),
  ),
  'POST /office/desk/money/receipts': async (portal) => {
    const colleague = await enterOffice(portal, { role: 'finance' });
    const rows = [{ id: await anOrder(portal), amount: 100, reference: 'WIRE-1' }];
    return { person: null, colleague, body: { rows } };
  },
  'POST /office/desk/bounces/clear': async (portal) => ({
    person: null,
    colleague: await enterOffice(portal, { role: 'compliance' }),
    body: { ids: [await bounceOnDesk(portal)], reason: 'They wrote from it this morning.' },
  }),
  'POST /office/desk/jobs/repeat': async (portal) => ({
    person: null,
    colleague: await enterOffice(portal),
    body: { ids: [await jobOnDesk(portal)], reason: 'The mail server is back.' },
  }),
  'POST /office/desk/papers/repeat': async (portal) => ({
    person: null,
    colleague: await enterOffice(portal),
    body: { ids: [await papersOnDesk(portal)], reason: 'The seal key is back.' },
  }),
  'POST /office/viewing': async (portal) => ({
    person: null,
    colleague: await enterOffice(portal),
    body: { kind: 'order', id: await anOrder(portal), tab: 'tab-1', isOpen: true },
  }),
  'POST /office/views': async (portal) => ({
    person: null,
    colleague: await enterOffice(portal),
    body: { name: 'Overdue', queue: 'all-orders', filter: { due: 'overdue' }, isShared: false },
  }),
  ...Object.fromEntries(
    ['investors', 'messages', 'audit', 'money/lines', 'money/matches'].map((list): [string, MakeCall] => [
      `POST /office/${list}/export`,
      async (portal) => ({
        person: null,
        colleague: await enterOffice(portal, { role: 'compliance' }),
        body: {},
      }),
    ]),
  ),
  'POST /office/exports/:exportId/link': async (portal) => {
    const colleague = await enterOffice(portal, { role: 'compliance' });
    const exportId = (await colleague.post('/office/desk/all-orders/export', {})).json().data.id;
    await portal.runJobs();
    return { person: null, colleague, params: { exportId } };
  },
  'POST /office/views/:viewId/remove': async (portal) => {
    const colleague = await enterOffice(portal);
    const view = { name: 'Mine', queue: 'all-orders', filter: { holder: 'me' }, isShared: false };
    const viewId = (await colleague.post('/office/views', view)).json().data.id;
    return { person: null, colleague, params: { viewId } };
  },
};
