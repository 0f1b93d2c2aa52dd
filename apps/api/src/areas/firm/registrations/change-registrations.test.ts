import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { enterOffice } from '../../../testing/colleagues.ts';
import { addDeal } from '../../../testing/deals.ts';
import { openTestPortal, TEST_TIME, type TestPortal } from '../../../testing/open-test-portal.ts';
import { placeOrder } from '../../../testing/orders.ts';
import { registerPerson } from '../../../testing/people.ts';
import {
  changeRegistrationOf,
  proposeRegistrationOf,
  readRegistrations,
  registrationInput,
} from '../../../testing/registrations.ts';
import { tellWaitingList } from '../../people/waiting-list/tell-waiting-list.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await openTestPortal();
});
afterAll(() => portal.close());
beforeEach(() => portal.setTime(TEST_TIME));

const PATH = '/office/dealer/registrations';
const codeOf = async (reply: Promise<{ json: () => { code?: string } }>) => (await reply).json().code;
const served = async () => (await portal.app.inject('/api/served-provinces')).json().data;

describe('a change of a registration', () => {
  it('counts once somebody else of compliance approved it, and says who said what', async () => {
    const waiting = await proposeRegistrationOf(portal, 'CAN-NS', {
      from: '2026-11-18',
      terms: 'Funds alone',
    });
    const { maker, checker, proposal } = waiting;
    const { proposalId, hash } = proposal;
    expect(await served()).not.toContain('CAN-NS');
    expect(await codeOf(maker.post(`${PATH}/approve`, { proposalId, hash }))).toBe('OWN_WORK');
    expect((await checker.post(`${PATH}/approve`, { proposalId, hash })).statusCode).toBe(200);
    expect(await served()).toContain('CAN-NS');
    const { registrations } = await readRegistrations(maker);
    expect(registrations.find(({ province }) => province === 'CAN-NS')).toMatchObject({
      from: '2026-11-18',
      lastDay: null,
      terms: 'Funds alone',
      state: 'in-force',
      proposedBy: 'Maude Lafleur',
      approvedBy: 'Maude Lafleur',
    });
    expect(await codeOf(checker.post(`${PATH}/approve`, { proposalId, hash }))).toBe('PROPOSAL_OVER');
  });

  it.each(['administrator', 'finance', 'deals', 'representative'] as const)('is not for %s', async (role) => {
    const colleague = await enterOffice(portal, { role });
    const body = { proposalId: 'x', hash: 'y' };
    expect((await colleague.post(`${PATH}/approve`, body)).statusCode).toBe(403);
  });

  it('is one at a time for each province, though two are proposed at once', async () => {
    const maker = await enterOffice(portal, { role: 'compliance' });
    const other = await enterOffice(portal, { role: 'compliance' });
    const body = await registrationInput(maker, 'CAN-SK', { lastDay: '2027-03-31' });
    const codes = await Promise.all([
      codeOf(maker.post(`${PATH}/propose`, body)),
      codeOf(other.post(`${PATH}/propose`, body)),
    ]);
    expect(codes.sort()).toEqual(['PROPOSAL_OPEN', undefined]);
    const quebec = await registrationInput(maker, 'CAN-QC', { lastDay: '2027-03-31' });
    expect((await maker.post(`${PATH}/propose`, quebec)).statusCode).toBe(200);
  });

  it('is refused where it ends before it begins, says what stands, or was made of what is no more', async () => {
    const maker = await enterOffice(portal, { role: 'compliance' });
    await enterOffice(portal, { role: 'compliance' });
    const body = await registrationInput(maker, 'CAN-MB', { lastDay: '2014-12-31' });
    const reply = await maker.post(`${PATH}/propose`, body);
    expect([reply.statusCode, Object.keys(reply.json().fields)]).toEqual([400, ['lastDay']]);
    const same = await registrationInput(maker, 'CAN-MB');
    expect((await maker.post(`${PATH}/propose`, same)).statusCode).toBe(400);
    await changeRegistrationOf(portal, 'CAN-MB', { lastDay: '2029-12-31' });
    expect(await codeOf(maker.post(`${PATH}/propose`, { ...body, lastDay: '2030-01-01' }))).toBe(
      'CHANGED_MEANWHILE',
    );
  });

  it('comes back with a reason or is taken back, and stands in the list of approvals', async () => {
    const { maker, checker, proposal } = await proposeRegistrationOf(portal, 'CAN-YT');
    const { proposalId } = proposal;
    const { rows } = (await checker.get('/office/approvals?part=for-you')).json().data;
    expect(rows.find((row: { proposalId: string }) => row.proposalId === proposalId)).toMatchObject({
      kind: 'change-registration',
      targetId: 'CAN-YT',
    });
    expect(await codeOf(checker.post(`${PATH}/withdraw`, { proposalId }))).toBe('WORK_OF_ANOTHER');
    await checker.post(`${PATH}/return`, { proposalId, reason: 'The letter is missing.' });
    const shown = (await readRegistrations(maker)).proposals.find((one) => one.proposalId === proposalId);
    expect(shown).toMatchObject({ moves: [], returned: { reason: 'The letter is missing.' } });
    const second = await proposeRegistrationOf(portal, 'CAN-YT');
    const again = second.proposal.proposalId;
    expect((await second.maker.post(`${PATH}/withdraw`, { proposalId: again })).statusCode).toBe(200);
    expect(await served()).not.toContain('CAN-YT');
  });

  it('says how many orders it would stop', async () => {
    await placeOrder(await registerPerson(portal, { province: 'CAN-BC' }), await addDeal(portal));
    const { proposal } = await proposeRegistrationOf(portal, 'CAN-BC', { lastDay: '2026-11-18' });
    expect(proposal.orders).toBe(1);
  });
});

describe('a registration that ends tonight', () => {
  it('takes orders until midnight where the person lives, and none after', async () => {
    await changeRegistrationOf(portal, 'CAN-AB', { lastDay: '2026-11-18' });
    const dealId = await addDeal(portal);
    const order = async () => {
      const ada = await registerPerson(portal, { province: 'CAN-AB' });
      return (await ada.post(`/user/trade/create/${dealId}`, { quantity: 50 })).json().code;
    };
    portal.setTime(new Date('2026-11-19T05:30:00Z'));
    expect(await order()).toBeUndefined();
    portal.setTime(new Date('2026-11-19T08:00:00Z'));
    expect(await order()).toBe('PROVINCE_NOT_SERVED');
  });
});

describe('a registration that begins', () => {
  it('tells who waits for it, from its first day on', async () => {
    const join = { email: 'waits@example.ca', province: 'CAN-PE', consent: true, language: 'en' };
    await portal.app.inject({ method: 'POST', url: '/api/waiting-list', payload: join });
    await portal.runJobs();
    await changeRegistrationOf(portal, 'CAN-PE', { from: '2026-11-20' });
    const told = async () => {
      await tellWaitingList(portal.deps);
      await portal.runJobs();
      return portal.mails.filter(({ to, subject }) => to === join.email && subject.startsWith('We are now'))
        .length;
    };
    expect(await told()).toBe(0);
    portal.setTime(new Date('2026-11-20T05:00:00Z'));
    expect(await told()).toBe(1);
  });
});
