import { PROVINCES, type ProvinceCode } from '@portal/domain/ground/people/provinces';
import { enterOffice } from '../colleagues.ts';
import type { TestPortal } from '../open-test-portal.ts';
import { proposeRegistrationOf, readRegistrations, registrationInput } from '../registrations.ts';
import type { ExampleCall, MakeCall } from './example-call.ts';

/** A province of which nothing is proposed. */
async function quietProvince(portal: TestPortal): Promise<ProvinceCode> {
  const { proposals } = await readRegistrations(await enterOffice(portal, { role: 'compliance' }));
  const busy = proposals.filter(({ returned }) => returned === null).map(({ province }) => province);
  return PROVINCES.find((code) => code !== 'CAN-ON' && !busy.includes(code)) ?? 'CAN-YT';
}

let days = 0;

/** A last day that no other call gave. */
function someDay(): string {
  days += 1;
  return new Date(Date.parse('2030-01-01T12:00:00Z') + days * 86_400_000).toISOString().slice(0, 10);
}

async function ending(portal: TestPortal, end: 'approve' | 'return' | 'withdraw'): Promise<ExampleCall> {
  const change = { lastDay: someDay() };
  const waiting = await proposeRegistrationOf(portal, await quietProvince(portal), change);
  const { maker, checker, proposal } = waiting;
  const { proposalId, hash } = proposal;
  const bodies = {
    approve: { proposalId, hash },
    return: { proposalId, reason: 'Ask the regulator first.' },
    withdraw: { proposalId },
  };
  return { person: null, colleague: end === 'withdraw' ? maker : checker, body: bodies[end] };
}

/** Valid calls about where the dealer is registered, on which two persons decide. */
export const REGISTRATION_CALLS: Readonly<Record<string, MakeCall>> = {
  'POST /office/dealer/registrations/propose': async (portal) => {
    await enterOffice(portal, { role: 'compliance' });
    const colleague = await enterOffice(portal, { role: 'compliance' });
    const province = await quietProvince(portal);
    return {
      person: null,
      colleague,
      body: await registrationInput(colleague, province, { lastDay: someDay() }),
    };
  },
  'POST /office/dealer/registrations/approve': (portal) => ending(portal, 'approve'),
  'POST /office/dealer/registrations/return': (portal) => ending(portal, 'return'),
  'POST /office/dealer/registrations/withdraw': (portal) => ending(portal, 'withdraw'),
};
