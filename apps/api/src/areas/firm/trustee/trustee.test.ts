import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Colleague, enterOffice } from '../../../testing/colleagues.ts';
import { openTestPortal, type TestPortal } from '../../../testing/open-test-portal.ts';
import {
  editFolder,
  giveOwnFolder,
  OTHER_ACCOUNT,
  proposeOtherAccount,
  readTrustee,
  redirect,
  type WaitingTrustee,
} from '../../../testing/trustee.ts';
import { recordFirstParticulars } from './record-first-particulars.ts';
import { trusteeInForce } from './trustee-in-force.ts';
import { warnOfFolder } from './warn-of-folder.ts';

let portal: TestPortal;
beforeEach(async () => {
  portal = await openTestPortal({ METRICS: '1' });
});
afterEach(() => portal.close());

const PATH = '/office/dealer/trustee';
const accountInForce = async () => (await trusteeInForce(portal.deps)).account;
const versions = () => portal.db.selectFrom('trustee_particulars').selectAll().orderBy('version').execute();
const auditOf = (action: string) =>
  portal.db.selectFrom('audit_log').select(['actor', 'detail']).where('action', '=', action).execute();
const approve = (
  by: Colleague,
  { account, proposal: { proposalId, hash } }: WaitingTrustee,
  typed = account,
) => by.post(`${PATH}/approve`, { proposalId, hash, account: typed });
const codeOf = async (reply: ReturnType<Colleague['post']>) => (await reply).json().code;

describe('what the folder said at the first start', () => {
  it('is recorded once, by the system, however many servers start at once', async () => {
    await sql`alter table trustee_particulars disable trigger user`.execute(portal.db);
    await portal.db.deleteFrom('trustee_particulars').execute();
    await sql`alter table trustee_particulars enable trigger user`.execute(portal.db);
    await Promise.all([1, 2, 3].map(() => recordFirstParticulars(portal.deps)));
    expect(await versions()).toHaveLength(1);
    expect(await auditOf('trustee.recorded')).toEqual([{ actor: 'system', detail: { version: 1 } }]);
  });

  it('lies sealed: no account is in the table, in a proposal or in the log', async () => {
    const { account } = await proposeOtherAccount(portal);
    const [first] = await versions();
    const rows = [
      await portal.db.selectFrom('proposals').select('payload').execute(),
      await portal.db.selectFrom('audit_log').select('detail').execute(),
    ];
    const text = `${first?.sealed.toString('latin1')} ${JSON.stringify(rows)}`;
    expect(text).not.toContain('4510027');
    expect(text).not.toContain(account);
  });
});

describe('a difference that waits', () => {
  it('is shown to whoever may look, by field, with only the end of the accounts', async () => {
    const folder = giveOwnFolder(portal);
    redirect(folder);
    editFolder(folder, 'fr.json', '"trusteeBank": "', '"trusteeBank": "Autre ');
    const reader = await enterOffice(portal, { role: 'administrator' });
    const shown = await readTrustee(reader);
    expect(shown).toMatchObject({ version: 1, inForce: { account: '4510027' }, proposal: null, moves: [] });
    expect(shown.differences).toEqual([
      {
        field: 'trusteeBank',
        language: 'fr',
        before: 'Société de fiducie Cedar Narrows',
        after: 'Autre Société de fiducie Cedar Narrows',
      },
      { field: 'account', language: null, before: '***-***-027', after: '***-***-456' },
    ]);
    expect(JSON.stringify(shown)).not.toContain(OTHER_ACCOUNT);
  });

  it('is in the log of the start and in the metrics, and is gone once approved', async () => {
    const told: unknown[] = [];
    const log = { ...portal.deps.log, warn: (...words: unknown[]) => void told.push(words) };
    const deps = { ...portal.deps, log: Object.assign(Object.create(portal.deps.log), log) };
    const figure = async () => {
      // Figures are read four times a minute.
      portal.advance(15_000);
      return /^portal_trustee_fields_waiting (\d+)$/m.exec((await portal.app.inject('/metrics')).body)?.[1];
    };
    await warnOfFolder(deps);
    expect([told, await figure()]).toEqual([[], '0']);
    const waiting = await proposeOtherAccount(portal);
    await warnOfFolder(deps);
    expect([told, await figure()]).toEqual([
      [[{ fields: ['account'] }, expect.stringContaining('two persons have not approved')]],
      '1',
    ]);
    await approve(waiting.checker, waiting);
    expect(await figure()).toBe('0');
  });

  it.each([
    ['administrator', 'NOT_PERMITTED'],
    ['deals', 'NOT_PERMITTED'],
    ['finance', 'CHANGED_MEANWHILE'],
    ['compliance', 'CHANGED_MEANWHILE'],
  ] as const)('that has changed since it was seen cannot be proposed: %s is told %s', async (role, code) => {
    redirect(giveOwnFolder(portal));
    const colleague = await enterOffice(portal, { role });
    expect(
      await codeOf(colleague.post(`${PATH}/propose`, { folderMark: 'seen before', reason: 'So.' })),
    ).toBe(code);
  });

  it('needs somebody else in the office, a reason, and a recent step-up', async () => {
    redirect(giveOwnFolder(portal));
    const alone = await enterOffice(portal, { role: 'finance' });
    const { folderMark, approvers } = await readTrustee(alone);
    expect(approvers).toEqual([]);
    const body = { folderMark, reason: 'Another bank.' };
    expect(await codeOf(alone.post(`${PATH}/propose`, body))).toBe('NOBODY_TO_APPROVE');
    expect((await alone.post(`${PATH}/propose`, { ...body, reason: ' ' })).json().fields).toHaveProperty(
      'reason',
    );
    portal.advance(6 * 60_000);
    expect(await codeOf(alone.post(`${PATH}/propose`, body))).toBe('STEP_UP_NEEDED');
  });
});

describe('what somebody proposed about the trustee', () => {
  it('is in force once another person approves it, typing the account again, and both are on record', async () => {
    const waiting = await proposeOtherAccount(portal);
    const { maker, checker } = waiting;
    expect(waiting.proposal).toMatchObject({
      reason: 'The trustee moved to another bank.',
      isOfFolder: true,
    });
    expect(await accountInForce()).toBe('4510027');
    const spaced = ` ${waiting.account.slice(0, 3)}-${waiting.account.slice(3)} `;
    expect((await approve(checker, waiting, spaced)).statusCode).toBe(200);
    expect(await accountInForce()).toBe(waiting.account);
    expect(await readTrustee(maker)).toMatchObject({
      version: 2,
      proposedBy: 'Maude Lafleur',
      approvedBy: 'Maude Lafleur',
      differences: [],
      proposal: null,
      moves: [],
    });
    expect(await auditOf('trustee.changed')).toEqual([
      {
        actor: `staff:${checker.id}`,
        detail: expect.objectContaining({ version: 2, changed: ['account'], proposedBy: 'Maude Lafleur' }),
      },
    ]);
  });

  it('keeps waiting if another account is typed, with an error at that field, and can be approved after', async () => {
    const waiting = await proposeOtherAccount(portal);
    const wrong = await approve(waiting.checker, waiting, '4510027');
    expect([wrong.statusCode, Object.keys(wrong.json().fields)]).toEqual([400, ['account']]);
    expect(await accountInForce()).toBe('4510027');
    expect((await approve(waiting.checker, waiting)).statusCode).toBe(200);
  });

  it('cannot be approved by its maker, in the office or straight in the tables', async () => {
    const waiting = await proposeOtherAccount(portal);
    const { maker, checker, proposal } = waiting;
    expect(await codeOf(approve(maker, waiting))).toBe('OWN_WORK');
    const approval = {
      proposal_id: proposal.proposalId,
      payload_hash: proposal.hash,
      approved_at: new Date(),
    };
    const insert = portal.db.insertInto('approvals').values({ ...approval, checker_id: maker.id });
    await expect(insert.execute()).rejects.toThrow('Nobody approves what they worked on');
    const [first] = await versions();
    const second = {
      ...first,
      version: 2,
      mark: 'x',
      proposal_id: proposal.proposalId,
      proposed_by: maker.id,
      recorded_at: new Date(),
      sealed: Buffer.from('x'),
    };
    for (const approved_by of [maker.id, checker.id]) {
      await expect(
        portal.db
          .insertInto('trustee_particulars')
          .values({ ...second, approved_by })
          .execute(),
      ).rejects.toThrow(/trustee_particulars_by_two|somebody else approved/);
    }
    expect(await versions()).toHaveLength(1);
  });

  it('stays on record: no version is changed, removed, left out or recorded a second time', async () => {
    const table = portal.db.updateTable('trustee_particulars');
    await expect(table.set({ mark: 'other' }).execute()).rejects.toThrow('stay on record');
    await expect(portal.db.deleteFrom('trustee_particulars').execute()).rejects.toThrow('stay on record');
    const [row] = await versions();
    const again = portal.db.insertInto('trustee_particulars').values({
      ...row,
      version: 3,
      sealed: Buffer.from(''),
      mark: 'm',
      recorded_at: new Date(),
      proposal_id: null,
      proposed_by: null,
      approved_by: null,
    });
    await expect(again.execute()).rejects.toThrow('follow each other');
    // A new data key reseals it.
    await portal.db
      .updateTable('trustee_particulars')
      .set({ sealed: Buffer.from('anew') })
      .execute();
  });

  it('ends if the folder changes again, and tells both approver and maker', async () => {
    const waiting = await proposeOtherAccount(portal);
    const { folder, checker, maker } = waiting;
    editFolder(folder, 'brand.json', waiting.account, '1110222');
    expect((await readTrustee(checker)).proposal).toMatchObject({ isOfFolder: false });
    expect(await codeOf(approve(checker, waiting))).toBe('CHANGED_MEANWHILE');
    expect(await accountInForce()).toBe('4510027');
    expect(await readTrustee(maker)).toMatchObject({ proposal: { state: 'stale' }, moves: ['propose'] });
    expect(await auditOf('trustee.change-ended')).toHaveLength(1);
  });

  it('is returned with a reason or withdrawn, and can be proposed again', async () => {
    const waiting = await proposeOtherAccount(portal);
    const { maker, checker, proposal } = waiting;
    const { proposalId } = proposal;
    expect((await readTrustee(maker)).moves).toEqual(['withdraw']);
    expect((await readTrustee(checker)).moves).toEqual(['approve', 'return']);
    expect(await codeOf(checker.post(`${PATH}/withdraw`, { proposalId }))).toBe('WORK_OF_ANOTHER');
    expect(await codeOf(maker.post(`${PATH}/return`, { proposalId, reason: 'No.' }))).toBe('OWN_WORK');
    await checker.post(`${PATH}/return`, { proposalId, reason: 'The letter is missing.' });
    const { proposal: returned, folderMark } = await readTrustee(maker);
    expect(returned).toMatchObject({ state: 'returned', note: 'The letter is missing.' });
    expect(await codeOf(approve(checker, waiting))).toBe('PROPOSAL_OVER');
    await maker.post(`${PATH}/propose`, { folderMark, reason: 'With the letter.' });
    const second = (await readTrustee(maker)).proposal?.proposalId;
    expect((await maker.post(`${PATH}/withdraw`, { proposalId: second })).statusCode).toBe(200);
    expect(await accountInForce()).toBe('4510027');
  });

  it('is on the page of what waits for a second person', async () => {
    const { maker, checker } = await proposeOtherAccount(portal);
    const read = async (by: Colleague, part: string) =>
      (await by.get(`/office/approvals?part=${part}`)).json().data.rows;
    expect(await read(checker, 'for-you')).toMatchObject([{ kind: 'trustee-particulars', isOwn: false }]);
    expect(await read(maker, 'for-others')).toMatchObject([{ kind: 'trustee-particulars', isOwn: true }]);
    const administrator = await enterOffice(portal);
    expect(await read(administrator, 'for-others')).toEqual([]);
  });
});
