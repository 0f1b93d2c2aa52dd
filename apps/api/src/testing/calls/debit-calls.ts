import { exportDebits } from '../../areas/money/payments/debits/export-debits.ts';
import { ORIGINATOR } from '../cancellation.ts';
import { enterOffice } from '../colleagues.ts';
import type { TestPortal } from '../open-test-portal.ts';
import { approvedDebit } from '../payments.ts';
import { STAFF } from '../staff-actor.ts';
import type { MakeCall } from './example-call.ts';

async function asFinance(portal: TestPortal) {
  return { person: null, colleague: await enterOffice(portal, { role: 'finance' }) };
}

/** Valid calls about files of debits. */
export const DEBIT_CALLS: Readonly<Record<string, MakeCall>> = {
  'GET /office/money/debits': async (portal) => {
    await approvedDebit(portal);
    return asFinance(portal);
  },
  'GET /office/money/debits/files': async (portal) => {
    await approvedDebit(portal);
    await exportDebits(portal.deps, STAFF, ORIGINATOR);
    return asFinance(portal);
  },
  'GET /office/money/returns': asFinance,
  'POST /office/money/debits/files': async (portal) => {
    await approvedDebit(portal);
    const { colleague, person } = await asFinance(portal);
    const { count, total } = (await colleague.get('/office/money/debits')).json().data;
    return { person, colleague, body: { count, total } };
  },
  'POST /office/money/debits/files/:fileId/print': async (portal) => {
    await approvedDebit(portal);
    const { file } = await exportDebits(portal.deps, STAFF, ORIGINATOR);
    return { ...(await asFinance(portal)), params: { fileId: file?.id ?? '' } };
  },
};
