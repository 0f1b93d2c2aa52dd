import type {
  OfficeRegistrations,
  ProposeRegistrationInput,
  RegistrationProposal,
} from '@portal/domain/firm/registrations/registrations.wire';
import type { ProvinceCode } from '@portal/domain/ground/people/provinces';
import type { OwnRegistration } from '@portal/domain/people/representatives/representative';
import { changeRegistrations, lockRepresentatives } from '../areas/people/representatives/keep-register.ts';
import { transact } from '../platform/db/transact.ts';
import { type Colleague, enterOffice } from './colleagues.ts';
import type { TestPortal } from './open-test-portal.ts';

export async function readRegistrations(reader: Colleague): Promise<OfficeRegistrations> {
  return (await reader.get('/office/dealer/registrations')).json<{ data: OfficeRegistrations }>().data;
}

/** What a proposal about a province says, unless a test says otherwise. */
export async function registrationInput(
  reader: Colleague,
  province: ProvinceCode,
  change: Partial<ProposeRegistrationInput> = {},
): Promise<ProposeRegistrationInput> {
  const known = (await readRegistrations(reader)).registrations.find((one) => one.province === province);
  return {
    province,
    period: known?.period ?? null,
    version: known?.version ?? 0,
    from: known?.from ?? '2026-11-18',
    lastDay: null,
    terms: null,
    source: 'The national registration database.',
    reason: 'As the regulator wrote to us.',
    ...change,
  };
}

export type WaitingRegistration = { maker: Colleague; checker: Colleague; proposal: RegistrationProposal };

/** A change that one of compliance proposed, and another may approve. */
export async function proposeRegistrationOf(
  portal: TestPortal,
  province: ProvinceCode,
  change: Partial<ProposeRegistrationInput> = {},
): Promise<WaitingRegistration> {
  const maker = await enterOffice(portal, { role: 'compliance' });
  const checker = await enterOffice(portal, { role: 'compliance' });
  const body = await registrationInput(maker, province, change);
  const reply = await maker.post('/office/dealer/registrations/propose', body);
  const { proposals } = await readRegistrations(checker);
  const proposal = proposals.find((one) => one.province === province && one.returned === null);
  if (reply.statusCode !== 200 || proposal === undefined) {
    throw new Error(`Could not propose a registration: ${reply.body}`);
  }
  return { maker, checker, proposal };
}

/** Changes a registration as two people do. */
export async function changeRegistrationOf(
  portal: TestPortal,
  province: ProvinceCode,
  change: Partial<ProposeRegistrationInput>,
): Promise<void> {
  const { checker, proposal } = await proposeRegistrationOf(portal, province, change);
  const { proposalId, hash } = proposal;
  const reply = await checker.post('/office/dealer/registrations/approve', { proposalId, hash });
  if (reply.statusCode !== 200) {
    throw new Error(`Could not approve a registration: ${reply.body}`);
  }
}

/** Says where a representative is registered, and nowhere else; `lastDay` none unless it is said. */
export async function registerRepresentative(
  portal: TestPortal,
  id: string,
  provinces: readonly ProvinceCode[],
  change: Partial<OwnRegistration> = {},
): Promise<void> {
  await transact(portal.db, async (trx) => {
    const one = (await lockRepresentatives(trx)).find((each) => each.id === id);
    if (one === undefined) {
      throw new Error(`No representative has the id ${id}`);
    }
    const registrations = provinces.map((province) => ({
      province,
      from: '2015-01-02',
      lastDay: null,
      ...change,
    }));
    await changeRegistrations(trx, one, registrations, { by: null, at: portal.deps.clock.now() });
  });
}
