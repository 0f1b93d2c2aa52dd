import type { StaffRole } from '@portal/domain/firm/staff/staff-roles';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { runDealerCommand } from '../../../office/commands/run-dealer-command.ts';
import type { Db } from '../../../platform/db/tables.ts';
import { type Colleague, enterOffice } from '../../../testing/colleagues.ts';
import { setRole } from '../../../testing/decided-alone.ts';
import { openTestPortal, type TestPortal } from '../../../testing/open-test-portal.ts';
import { proposeRole, readRoleChange, type WaitingRole } from '../../../testing/role-changes.ts';
import { withReasons } from '../../../testing/with-reasons.ts';
import { changeRoleInEmergency } from './change-role-in-emergency.ts';

let portal: TestPortal;
beforeEach(async () => {
  portal = await openTestPortal();
});
afterEach(() => portal.close());

const roleOf = async ({ id }: Colleague) =>
  (
    await portal.db.selectFrom('staff').select('roles').where('id', '=', id).executeTakeFirstOrThrow()
  ).roles.join();
const approve = (by: Colleague, { person, change: { proposalId, hash } }: WaitingRole) =>
  by.post(`/office/people/${person.id}/role/approve`, { proposalId, hash });
const stateOf = async ({ change: { proposalId } }: WaitingRole) =>
  portal.db
    .selectFrom('proposals')
    .select(['state', 'reason'])
    .where('id', '=', proposalId)
    .executeTakeFirstOrThrow();
const auditOf = async ({ id }: Colleague, action: string) =>
  withReasons(
    portal,
    portal.db
      .selectFrom('audit_log')
      .select(['actor', 'detail'])
      .where('action', '=', action)
      .where('target', '=', `staff:${id}`)
      .execute(),
  );
const inTable = (id: string, change: object) => (db: Db) =>
  db.updateTable('staff').set(change).where('id', '=', id).execute();
const inRole = (id: string, role: StaffRole) => (db: Db) => setRole(db, id, { role });
const codeOf = async (reply: Promise<{ json: () => { code?: string }; statusCode: number }>) => {
  const { json } = await reply;
  return json().code;
};

describe('another role for somebody', () => {
  it('waits until a second administrator approves it; then their sessions end', async () => {
    const waiting = await proposeRole(portal);
    const { maker, checker, person, change } = waiting;
    expect(await roleOf(person)).toBe('finance');
    expect((await person.get('/office/me')).statusCode).toBe(200);
    expect(change).toMatchObject({
      fromRoles: ['finance'],
      toRoles: ['deals'],
      state: 'submitted',
      moves: ['approve', 'return'],
      approvers: ['Maude Lafleur'],
    });
    expect((await readRoleChange(maker, person.id))?.moves).toEqual(['withdraw']);
    expect((await approve(checker, waiting)).statusCode).toBe(200);
    expect(await roleOf(person)).toBe('deals');
    expect(await codeOf(person.get('/office/me'))).toBe('UNAUTHENTICATED');
    expect(await readRoleChange(maker, person.id)).toBeUndefined();
    expect(await auditOf(person, 'staff.role-changed')).toEqual([
      {
        actor: `staff:${checker.id}`,
        detail: expect.objectContaining({
          by: 'Maude Lafleur',
          via: 'office',
          fromRoles: ['finance'],
          toRoles: ['deals'],
          proposedBy: 'Maude Lafleur',
        }),
      },
    ]);
  });

  it('is on the page of what waits for a second person, for administrators only', async () => {
    const { checker, maker, person } = await proposeRole(portal, { fromRole: 'administrator' });
    const read = async (by: Colleague, part: string) =>
      (await by.get(`/office/approvals?part=${part}`)).json().data.rows;
    const row = {
      kind: 'change-role',
      targetId: person.id,
      person: { name: 'Maude Lafleur', toRoles: ['deals'] },
    };
    expect(await read(checker, 'for-you')).toMatchObject([row]);
    expect(await read(maker, 'for-others')).toMatchObject([{ ...row, isOwn: true, approvers: { count: 1 } }]);
    expect(await read(person, 'for-others')).toMatchObject([{ ...row, isOwn: false, hasWorkedOnIt: true }]);
    const compliance = await enterOffice(portal, { role: 'compliance' });
    expect(await read(compliance, 'for-others')).toEqual([]);
  });

  it('is approved neither by its maker nor by the person, in the office or straight in the table', async () => {
    const waiting = await proposeRole(portal, { fromRole: 'administrator' });
    for (const by of [waiting.maker, waiting.person]) {
      expect(await codeOf(approve(by, waiting))).toBe('OWN_WORK');
      const { proposalId: proposal_id, hash: payload_hash } = waiting.change;
      const approval = { proposal_id, checker_id: by.id, payload_hash, approved_at: new Date() };
      await expect(portal.db.insertInto('approvals').values(approval).execute()).rejects.toThrow(
        'Nobody approves what they worked on',
      );
    }
    expect(await roleOf(waiting.person)).toBe('administrator');
  });

  it('counts its person among those who worked on it, even if nobody said so', async () => {
    const { person, maker } = await proposeRole(portal, { fromRole: 'administrator' });
    const like = await portal.db.selectFrom('proposals').selectAll().executeTakeFirstOrThrow();
    const { payload_hash: _, payload, ...row } = like;
    const id = 'by-another-path';
    const target = `staff:${maker.id}`;
    await portal.db
      .insertInto('proposals')
      .values({ ...row, id, target, payload: JSON.stringify(payload), maker_id: person.id })
      .execute();
    const named = portal.db.selectFrom('proposal_preparers').select('staff_id').where('proposal_id', '=', id);
    expect(await named.execute()).toEqual([{ staff_id: maker.id }]);
  });

  it('is proposed once when somebody presses twice, and approved once when two do at once', async () => {
    const waiting = await proposeRole(portal);
    const { maker, checker, person } = waiting;
    const again = { roles: ['compliance'], representativeId: null, version: 0 };
    expect(await codeOf(maker.post(`/office/people/${person.id}/role`, again))).toBe('PROPOSAL_OPEN');
    const third = await enterOffice(portal);
    const both = await Promise.all([approve(checker, waiting), approve(third, waiting)]);
    expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    expect(await auditOf(person, 'staff.role-changed')).toHaveLength(1);
  });

  it.each([
    ['roles', { roles: ['finance'], representativeId: null }],
    ['representativeId', { roles: ['representative'], representativeId: 'nobody' }],
  ])('is refused at its field %s if it changes nothing or names nobody', async (field, asked) => {
    const [maker] = [await enterOffice(portal), await enterOffice(portal)];
    const person = await enterOffice(portal, { role: 'finance' });
    const reply = await maker.post(`/office/people/${person.id}/role`, { ...asked, version: 0 });
    expect([reply.statusCode, Object.keys(reply.json().fields)]).toEqual([400, [field]]);
  });

  it('cannot be proposed if nobody else may approve it, nor for oneself', async () => {
    const alone = await enterOffice(portal);
    const person = await enterOffice(portal, { role: 'finance' });
    const body = { roles: ['deals'], representativeId: null, version: 0 };
    expect(await codeOf(alone.post(`/office/people/${person.id}/role`, body))).toBe('NOBODY_TO_APPROVE');
    const other = await enterOffice(portal);
    expect(await codeOf(alone.post(`/office/people/${other.id}/role`, body))).toBe('NOBODY_TO_APPROVE');
    expect(await codeOf(alone.post(`/office/people/${alone.id}/role`, body))).toBe('OWN_ACCESS');
  });
});

describe('a role that waits', () => {
  it('is withdrawn by its maker, and sent back by another with a reason that the maker reads', async () => {
    const waiting = await proposeRole(portal);
    const { maker, checker, person, change } = waiting;
    const path = `/office/people/${person.id}/role`;
    const { proposalId } = change;
    expect(await codeOf(checker.post(`${path}/withdraw`, { proposalId }))).toBe('WORK_OF_ANOTHER');
    expect(await codeOf(maker.post(`${path}/return`, { proposalId, reason: 'No.' }))).toBe('OWN_WORK');
    const returned = await checker.post(`${path}/return`, { proposalId, reason: 'Ask Gordon first.' });
    expect(returned.statusCode).toBe(200);
    expect(await readRoleChange(maker, person.id)).toMatchObject({
      state: 'returned',
      note: 'Ask Gordon first.',
      moves: [],
    });
    expect(await readRoleChange(checker, person.id)).toBeUndefined();
    expect(await codeOf(approve(checker, waiting))).toBe('PROPOSAL_OVER');
    await maker.post(path, { roles: ['deals'], representativeId: null, version: 0 });
    const second = await readRoleChange(maker, person.id);
    const withdrawn = await maker.post(`${path}/withdraw`, { proposalId: second?.proposalId });
    expect([withdrawn.statusCode, await roleOf(person)]).toEqual([200, 'finance']);
    expect(await auditOf(person, 'staff.role-change-withdrawn')).toHaveLength(1);
  });

  it.each([
    ['the access of the person ends', 'person', 'end', 'person-left'],
    ['the access of the maker ends', 'maker', 'end', 'maker-left'],
  ] as const)('is over where %s', async (_what, whom, how, because) => {
    const waiting = await proposeRole(portal);
    const { checker } = waiting;
    const ended = await checker.post(`/office/people/${waiting[whom].id}/${how}`, { version: 0 });
    expect(ended.statusCode).toBe(200);
    expect(await stateOf(waiting)).toEqual({ state: 'stale', reason: because });
    expect(await codeOf(approve(checker, waiting))).toBe('PROPOSAL_OVER');
    expect(await auditOf(waiting.person, 'staff.role-change-ended')).toMatchObject([
      { actor: 'system', detail: { because } },
    ]);
  });

  it.each([
    ['the maker has another role', 'maker', (id: string) => inRole(id, 'deals'), 'maker-left'],
    ['the maker is gone', 'maker', (id: string) => inTable(id, { ended_at: new Date() }), 'maker-left'],
    ['the person was changed', 'person', (id: string) => inTable(id, { version: 1 }), 'person-changed'],
    ['the person is gone', 'person', (id: string) => inTable(id, { ended_at: new Date() }), 'person-left'],
  ] as const)('is judged anew under locks: not applied where %s', async (_what, whom, change, because) => {
    const waiting = await proposeRole(portal);
    await change(waiting[whom].id)(portal.db);
    expect(await codeOf(approve(waiting.checker, waiting))).toBe('CHANGED_MEANWHILE');
    expect(await stateOf(waiting)).toEqual({ state: 'stale', reason: because });
    expect(await roleOf(waiting.person)).toBe('finance');
  });

  it('is not applied if the representative has left meanwhile', async () => {
    const body = { roles: ['representative'], representativeId: 'rep-01' };
    const waiting = await proposeRole(portal, { body });
    await portal.db
      .updateTable('representatives')
      .set({ is_active: false })
      .where('id', '=', 'rep-01')
      .execute();
    expect(await codeOf(approve(waiting.checker, waiting))).toBe('CHANGED_MEANWHILE');
    expect((await stateOf(waiting)).reason).toBe('representative-left');
  });

  it('is approved by nobody whose own role has changed since they signed in', async () => {
    const waiting = await proposeRole(portal);
    await inRole(waiting.checker.id, 'compliance')(portal.db);
    expect(await codeOf(approve(waiting.checker, waiting))).toBe('NOT_PERMITTED');
    expect((await stateOf(waiting)).state).toBe('submitted');
  });

  it('leaves at least one administrator when two propose each other’s', async () => {
    const first = await proposeRole(portal, { fromRole: 'administrator' });
    const { maker, person, checker } = first;
    const body = { roles: ['deals'], representativeId: null, version: 0 };
    expect((await person.post(`/office/people/${maker.id}/role`, body)).statusCode).toBe(200);
    const change = await readRoleChange(checker, maker.id);
    if (change === undefined) {
      throw new Error('the second proposal is not there');
    }
    const second = { ...first, maker: person, person: maker, change };
    const both = await Promise.all([approve(checker, first), approve(checker, second)]);
    expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    expect([await roleOf(maker), await roleOf(person)].sort()).toEqual(['administrator', 'deals']);
  });
});

describe('in an emergency', () => {
  it('one person gives a role at once by the command line, on record as such; what waited is over', async () => {
    const waiting = await proposeRole(portal);
    const { maker, person } = waiting;
    const argv = ['staff', 'change-role', person.email, 'compliance'];
    const named = [...argv, '--emergency', '--reason', 'Everybody else is ill.'];
    expect(await runDealerCommand(portal.deps, named)).toMatchObject({ ok: false });
    const unnamed = await runDealerCommand(portal.deps, [...argv, '--as', maker.email]);
    expect(unnamed).toMatchObject({ ok: false, lines: [expect.stringContaining('Two administrators')] });
    expect(await roleOf(person)).toBe('finance');
    const done = await runDealerCommand(portal.deps, [...named, '--as', maker.email]);
    expect([done.ok, await roleOf(person)]).toEqual([true, 'compliance']);
    expect(await stateOf(waiting)).toEqual({ state: 'stale', reason: 'person-changed' });
    const detail = {
      via: 'command',
      fromRoles: ['finance'],
      toRoles: ['compliance'],
      reason: 'Everybody else is ill.',
    };
    expect(await auditOf(person, 'staff.role-changed-in-emergency')).toMatchObject([
      { actor: `staff:${maker.id}`, detail },
    ]);
    expect(await auditOf(person, 'staff.role-changed')).toEqual([]);
  });

  it('the only administrator is not demoted either', async () => {
    const alone = await openTestPortal();
    const maude = await enterOffice(alone);
    const operator = {
      kind: 'staff',
      staffId: (await enterOffice(alone, { role: 'finance' })).id,
      name: 'Paul Roy',
      roles: ['administrator'],
      representativeId: null,
      via: 'command',
    } as const;
    const change = { roles: ['deals' as const], representativeId: null, version: 0, reason: 'x' };
    const demoted = changeRoleInEmergency(alone.deps, operator, maude.id, change);
    await expect(demoted).rejects.toMatchObject({ code: 'LAST_ADMINISTRATOR' });
    await alone.close();
  });

  it.each([
    ['no role that there is', ['king']],
    ['a representative without a code', ['representative']],
    ['a code of nobody', ['representative', 'NOBODY']],
    ['the role that they have', ['finance']],
  ])('refuses %s', async (_what, words) => {
    const maker = await enterOffice(portal);
    const person = await enterOffice(portal, { role: 'finance' });
    const why = ['--emergency', '--reason', 'Everybody else is ill.'];
    const argv = ['staff', 'change-role', person.email, ...words, ...why, '--as', maker.email];
    const { ok } = await runDealerCommand(portal.deps, argv);
    expect([ok, await roleOf(person)]).toEqual([false, 'finance']);
  });
});
