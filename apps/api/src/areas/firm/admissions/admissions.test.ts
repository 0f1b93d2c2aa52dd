import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  approveAdmission,
  proposeInvitation,
  proposeStartingOver,
  readAdmission,
} from '../../../testing/admissions.ts';
import { enterOffice } from '../../../testing/colleagues.ts';
import { openTestPortal, type TestPortal } from '../../../testing/open-test-portal.ts';
import { proposeRole } from '../../../testing/role-changes.ts';

const DAY_MS = 86_400_000;

let portal: TestPortal;
beforeAll(async () => {
  portal = await openTestPortal();
});
afterAll(() => portal.close());

type Reply = { json: () => { code?: string } };
const codeOf = async (reply: Promise<Reply>) => (await reply).json().code;
const staffAt = (email: string) =>
  portal.db.selectFrom('staff').select(['id', 'roles']).where('email', '=', email).executeTakeFirst();
const admissionsOf = (staffId: string) =>
  portal.db
    .selectFrom('staff_admissions')
    .select(['kind', 'roles', 'proposer_id', 'approver_id'])
    .where('staff_id', '=', staffId)
    .orderBy('seq')
    .execute();
const linkOf = (email: string) => portal.mails.findLast(({ to }) => to === email)?.text;
async function actionsAbout(staffId: string): Promise<string[]> {
  const rows = await portal.db
    .selectFrom('audit_log')
    .select('action')
    .where('target', '=', `staff:${staffId}`)
    .orderBy('seq')
    .execute();
  return rows.map(({ action }) => action);
}

describe('an invitation into a role that decides', () => {
  it.each(['compliance', 'finance', 'deals', 'administrator'] as const)(
    'as %s lets nobody in before a second administrator approves it',
    async (role) => {
      const waiting = await proposeInvitation(portal, { roles: [role] });
      const { maker, checker, admission } = waiting;
      const { email, staffId } = admission;
      await portal.runJobs();
      expect([await staffAt(email), linkOf(email)]).toEqual([undefined, undefined]);
      expect(admission).toMatchObject({
        way: 'invited',
        roles: [role],
        state: 'submitted',
        moves: ['approve', 'return'],
      });
      expect((await readAdmission(maker, staffId)).moves).toEqual(['withdraw']);
      expect(await codeOf(approveAdmission(waiting, maker))).toBe('OWN_WORK');
      expect((await approveAdmission(waiting)).statusCode).toBe(200);
      expect(await admissionsOf(staffId)).toEqual([
        { kind: 'invited', roles: [role], proposer_id: maker.id, approver_id: checker.id },
      ]);
      await portal.runJobs();
      expect(linkOf(email)).toMatch(/\/office\/invitation\/[\w-]{43}/);
      expect(await actionsAbout(staffId)).toEqual(['staff.admission-proposed', 'staff.admitted']);
    },
  );

  it('is mailed to all administrators and compliance: who, by whom, and who approved', async () => {
    const compliance = await enterOffice(portal, { role: 'compliance' });
    const finance = await enterOffice(portal, { role: 'finance' });
    const waiting = await proposeInvitation(portal);
    portal.mails.length = 0;
    await approveAdmission(waiting);
    await portal.runJobs();
    const told = portal.mails.filter(({ subject }) => subject === 'Someone’s access to the office changed');
    const readers = told.map(({ to }) => to);
    expect(readers).toEqual(
      expect.arrayContaining([compliance.email, waiting.maker.email, waiting.checker.email]),
    );
    expect(readers).not.toContain(finance.email);
    expect(told[0]?.text).toMatch(/Ana Roy was invited to the office, as Finance\./);
    expect(told[0]?.text).toContain(waiting.admission.email);
  });

  it('is asked once for an address, however often somebody presses, and let in once', async () => {
    const waiting = await proposeInvitation(portal);
    const { email } = waiting.admission;
    const again = { email, firstName: 'Ana', lastName: 'Roy', language: 'fr', roles: ['deals'] };
    const repeated = waiting.checker.post('/office/people', { ...again, representativeId: null });
    expect(await codeOf(repeated)).toBe('PROPOSAL_OPEN');
    const third = await enterOffice(portal);
    const both = await Promise.all([approveAdmission(waiting), approveAdmission(waiting, third)]);
    expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
  });

  it.each(['withdraw', 'return'] as const)('lets nobody in after a %s', async (end) => {
    const waiting = await proposeInvitation(portal);
    const { maker, checker, admission } = waiting;
    const { proposalId, staffId, email } = admission;
    const reason = end === 'return' ? { reason: 'Who is that?' } : {};
    const by = end === 'return' ? checker : maker;
    const path = `/office/people/${staffId}`;
    expect(await codeOf(by.post(`${path}/role/${end}`, { proposalId, ...reason }))).toBe('NOT_FOUND');
    expect((await by.post(`${path}/admission/${end}`, { proposalId, ...reason })).statusCode).toBe(200);
    expect(await codeOf(approveAdmission(waiting))).toBe('PROPOSAL_OVER');
    expect(await staffAt(email)).toBeUndefined();
  });

  it('ends where its maker is no administrator any more', async () => {
    const waiting = await proposeInvitation(portal);
    await waiting.checker.post(`/office/people/${waiting.maker.id}/end`, { version: 0 });
    expect(await codeOf(approveAdmission(waiting))).toBe('PROPOSAL_OVER');
    expect(await actionsAbout(waiting.admission.staffId)).toContain('staff.admission-ended');
  });

  it('is refused where the address was taken meanwhile', async () => {
    const waiting = await proposeInvitation(portal);
    const taken = await enterOffice(portal, { role: 'finance' });
    await portal.db
      .updateTable('staff')
      .set({ email: waiting.admission.email })
      .where('id', '=', taken.id)
      .execute();
    expect(await codeOf(approveAdmission(waiting))).toBe('CHANGED_MEANWHILE');
  });

  it('cannot be proposed by the only administrator', async () => {
    const alone = await openTestPortal();
    const ada = await enterOffice(alone);
    const person = { email: 'b@x.example', firstName: 'Ana', lastName: 'Roy', language: 'en' };
    const asked = ada.post('/office/people', { ...person, roles: ['finance'], representativeId: null });
    expect(await codeOf(asked)).toBe('NOBODY_TO_APPROVE');
    await alone.close();
  });
});

describe('access that is given back, and a reset of somebody’s second step', () => {
  it('changes nothing before a second administrator approves', async () => {
    const paul = await enterOffice(portal, { role: 'finance' });
    const waiting = await proposeStartingOver(portal, paul.id);
    expect((await paul.get('/office/me')).statusCode).toBe(200);
    expect(waiting.admission).toMatchObject({ way: 'reset', roles: ['finance'] });
    expect((await approveAdmission(waiting)).statusCode).toBe(200);
    expect((await paul.get('/office/me')).statusCode).toBe(401);
    expect((await admissionsOf(paul.id)).map(({ kind }) => kind)).toEqual(['founded', 'reset']);
  });

  it('is not approved by the person themselves', async () => {
    const paul = await enterOffice(portal);
    const waiting = await proposeStartingOver(portal, paul.id);
    expect(await codeOf(approveAdmission(waiting, paul))).toBe('OWN_WORK');
  });

  it('gives ended access back by two alone', async () => {
    const paul = await enterOffice(portal, { role: 'finance' });
    const maude = await enterOffice(portal);
    await maude.post(`/office/people/${paul.id}/end`, { version: 0 });
    const waiting = await proposeStartingOver(portal, paul.id, 1);
    expect(waiting.admission.way).toBe('restored');
    expect((await approveAdmission(waiting)).statusCode).toBe(200);
  });

  it('is over where the person was changed meanwhile', async () => {
    const paul = await enterOffice(portal, { role: 'finance' });
    const waiting = await proposeStartingOver(portal, paul.id);
    await waiting.checker.post(`/office/people/${paul.id}/end`, { version: 0 });
    expect(await codeOf(approveAdmission(waiting))).toBe('PROPOSAL_OVER');
  });
});

describe('the database, whoever writes to it,', () => {
  const row = { roles: ['finance' as const], approver_id: null, proposal_id: null, at: new Date() };

  it('lets in nobody whom nobody let in', async () => {
    const name = { first_name: 'X', last_name: 'Y', language: 'en' } as const;
    const person = { ...name, roles: ['finance' as const] };
    const rest = { representative_id: null, password_hash: null, joined_at: null, ended_at: null };
    const staff = { id: 'x', email: 'x@x.example', ...person, ...rest, created_at: new Date() };
    await expect(portal.db.insertInto('staff').values(staff).execute()).rejects.toThrow('whom nobody let in');
  });

  it('gives no ended access back, and no second beginning, by a bare change of the row', async () => {
    const paul = await enterOffice(portal, { role: 'finance' });
    const set = (ended_at: Date | null) =>
      portal.db.updateTable('staff').set({ ended_at }).where('id', '=', paul.id).execute();
    await set(new Date());
    await expect(set(null)).rejects.toThrow('whom nobody let in');
    const link = { token_hash: 'h', staff_id: paul.id, created_at: new Date(), used_at: null };
    const insert = portal.db.insertInto('staff_invitations').values({ ...link, expires_at: new Date() });
    await expect(insert.execute()).rejects.toThrow('begins anew');
  });

  it.each([
    ['founds no office where somebody has come in', 'founded'],
    ['takes no invitation into a role that decides by one alone', 'invited'],
    ['takes no new start by one alone', 'reset'],
    ['takes no role by one alone, but in an emergency', 'role-given'],
  ] as const)('%s', async (_what, kind) => {
    const [maude, paul] = [await enterOffice(portal), await enterOffice(portal, { role: 'finance' })];
    const proposer_id = kind === 'founded' ? null : maude.id;
    const values = { ...row, kind, proposer_id, staff_id: paul.id };
    await expect(portal.db.insertInto('staff_admissions').values(values).execute()).rejects.toThrow(
      'let in by two',
    );
  });

  it('keeps the record as it was', async () => {
    const change = portal.db.updateTable('staff_admissions').set({ kind: 'before' });
    await expect(change.execute()).rejects.toThrow('stays on record');
    await expect(portal.db.deleteFrom('staff_admissions').execute()).rejects.toThrow('stays on record');
  });
});

describe('a maker and a checker whom one person alone let in', () => {
  it('are refused by the database, and are told so', async () => {
    const waiting = await proposeRole(portal);
    const { maker, checker, person, change } = waiting;
    const emergency = { id: portal.deps.newId(), kind: 'change-role' as const, reason: 'x', at: new Date() };
    const target = `staff:${checker.id}`;
    await portal.db.transaction().execute(async (trx) => {
      await trx
        .insertInto('emergencies')
        .values({ ...emergency, target, staff_id: maker.id })
        .execute();
      await trx
        .updateTable('emergencies')
        .set({ carried_out: true })
        .where('id', '=', emergency.id)
        .execute();
      const alone = { kind: 'role-given' as const, roles: ['administrator' as const], proposer_id: maker.id };
      await trx
        .insertInto('staff_admissions')
        .values({ ...alone, staff_id: checker.id, approver_id: null, proposal_id: null, at: new Date() })
        .execute();
    });
    const { proposalId, hash } = change;
    const path = `/office/people/${person.id}/role/approve`;
    expect(await codeOf(checker.post(path, { proposalId, hash }))).toBe('LET_IN_BY_ONE');
    const approval = { proposal_id: proposalId, checker_id: checker.id, payload_hash: hash };
    const insert = portal.db.insertInto('approvals').values({ ...approval, approved_at: new Date() });
    await expect(insert.execute()).rejects.toThrow('One person alone let in');
    const third = await enterOffice(portal);
    expect((await third.post(path, { proposalId, hash })).statusCode).toBe(200);
  });
});

describe('colleagues who are new', () => {
  it('are named for a day to everybody in the office', async () => {
    const reader = await enterOffice(portal, { role: 'compliance' });
    const { person } = await proposeRole(portal);
    const read = async () =>
      (await reader.get('/office/newcomers')).json<{ data: { staffId: string }[] }>().data;
    expect((await read()).map(({ staffId }) => staffId)).toContain(person.id);
    portal.advance(DAY_MS);
    const later = await enterOffice(portal, { role: 'compliance' });
    const after = (await later.get('/office/newcomers')).json<{ data: { staffId: string }[] }>().data;
    const named = after.map(({ staffId }) => staffId);
    expect([named.includes(later.id), named.includes(person.id)]).toEqual([true, false]);
  });
});
