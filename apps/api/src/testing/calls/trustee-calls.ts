import { enterOffice } from '../colleagues.ts';
import type { TestPortal } from '../open-test-portal.ts';
import { differ, proposeOtherAccount, readTrustee } from '../trustee.ts';
import type { ExampleCall, MakeCall } from './example-call.ts';

async function ending(portal: TestPortal, end: 'approve' | 'return' | 'withdraw'): Promise<ExampleCall> {
  const { account, maker, checker, proposal } = await proposeOtherAccount(portal);
  const { proposalId, hash } = proposal;
  const bodies = {
    approve: { proposalId, hash, account },
    return: { proposalId, reason: 'Ask the trustee first.' },
    withdraw: { proposalId },
  };
  return { person: null, colleague: end === 'withdraw' ? maker : checker, body: bodies[end] };
}

/** Valid calls about where investors' money goes, on which two persons decide. */
export const TRUSTEE_CALLS: Readonly<Record<string, MakeCall>> = {
  'GET /office/dealer/trustee': async (portal) => ({
    person: null,
    colleague: (await proposeOtherAccount(portal)).checker,
  }),
  'POST /office/dealer/trustee/propose': async (portal) => {
    await differ(portal);
    await enterOffice(portal, { role: 'compliance' });
    const colleague = await enterOffice(portal, { role: 'finance' });
    const { folderMark } = await readTrustee(colleague);
    return { person: null, colleague, body: { folderMark, reason: 'Another bank.' } };
  },
  'POST /office/dealer/trustee/approve': (portal) => ending(portal, 'approve'),
  'POST /office/dealer/trustee/return': (portal) => ending(portal, 'return'),
  'POST /office/dealer/trustee/withdraw': (portal) => ending(portal, 'withdraw'),
};
