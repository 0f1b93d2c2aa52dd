import { EXPORT_KEPT_HOURS, type OfficeExport } from '@portal/domain/desk/exports/office-exports.wire';
import type { DeskPage } from '@portal/domain/desk/queues/office-desk.wire';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Colleague, enterOffice } from '../../../testing/colleagues.ts';
import { orderOnDesk } from '../../../testing/desk.ts';
import { manyOnDesk } from '../../../testing/many-on-desk.ts';
import { openTestPortal, type TestPortal } from '../../../testing/open-test-portal.ts';
import { readExport } from '../../../testing/read-export.ts';
import { proposeRole } from '../../../testing/role-changes.ts';
import { STAFF } from '../../../testing/staff-actor.ts';
import { findActiveStaff } from '../staff/people/find-active-staff.ts';
import { linkToExport } from './link-to-export.ts';
import { showExports } from './show-exports.ts';

const HOUR_MS = 3_600_000;

let portal: TestPortal;
let compliance: Colleague;
beforeAll(async () => {
  portal = await openTestPortal();
  compliance = await enterOffice(portal, { role: 'compliance' });
});
afterAll(() => portal.close());

async function ask(who: Colleague, filter: object): Promise<OfficeExport> {
  const reply = await who.post('/office/desk/all-orders/export', filter);
  expect(reply.statusCode, reply.body).toBe(201);
  return reply.json().data;
}

const ownOf = async (who: Colleague): Promise<OfficeExport[]> =>
  (await who.get('/office/exports')).json().data;

/** The file's lines without its byte order mark and header. */
async function linesOf(who: Colleague, id: string): Promise<string[]> {
  const file = await readExport(portal, who, id);
  expect(file.startsWith('\uFEFFReference,Investor,')).toBe(true);
  return file.trimEnd().split('\r\n').slice(1);
}

describe('acceptance 9: filter to 7 of 500, export: 7 lines, same order', () => {
  it('has the rows of the screen, in its order', async () => {
    await manyOnDesk(portal, 493);
    await manyOnDesk(portal, 7, { province: 'CAN-YT' });
    const shown: DeskPage = (await compliance.get('/office/desk/all-orders?province=CAN-YT&sort=name')).json()
      .data;
    const all: DeskPage = (await compliance.get('/office/desk/all-orders')).json().data;
    const { id, rows } = await ask(compliance, { province: 'CAN-YT', sort: 'name' });
    await portal.runJobs();
    const lines = await linesOf(compliance, id);
    expect([all.count.value >= 500, rows, lines.length]).toEqual([true, 7, 7]);
    expect(lines.map((line) => line.split(',')[0])).toEqual(shown.rows.map(({ order }) => order?.reference));
  });
});

describe('an export', () => {
  it('does not turn text into a formula', async () => {
    const { investorId } = await orderOnDesk(portal);
    await portal.db
      .updateTable('investors')
      .set({ first_name: '=HYPERLINK("http://x.example","a")', last_name: 'Zyx' })
      .where('id', '=', investorId)
      .execute();
    const { id } = await ask(compliance, { search: 'zyx' });
    await portal.runJobs();
    const [line = ''] = await linesOf(compliance, id);
    expect(line).toContain(`"'=HYPERLINK(""http://x.example"",""a"") Zyx"`);
  });

  it('is written once, for nobody else', async () => {
    const finance = await enterOffice(portal, { role: 'finance' });
    const { id, state } = await ask(compliance, { province: 'CAN-YT' });
    expect(state).toBe('waiting');
    await portal.runJobs();
    const files = () =>
      portal.db.selectFrom('files').select('id').where('purpose', '=', 'office-export').execute();
    const before = await files();
    await portal.db
      .transaction()
      .execute((trx) => portal.deps.jobs.enqueue(trx, 'write-export', { exportId: id }));
    await portal.runJobs();
    expect(await files()).toEqual(before);
    expect((await ownOf(compliance)).find((one) => one.id === id)?.state).toBe('made');
    expect(await ownOf(finance)).toEqual([]);
    expect((await finance.post(`/office/exports/${id}/link`)).statusCode).toBe(404);
  });

  it('is not written for somebody whose access ended meanwhile', async () => {
    const leaver = await enterOffice(portal, { role: 'compliance' });
    const { id } = await ask(leaver, { province: 'CAN-YT' });
    await portal.db
      .updateTable('staff')
      .set({ ended_at: portal.deps.clock.now() })
      .where('id', '=', leaver.id)
      .execute();
    await portal.runJobs();
    const row = await portal.db
      .selectFrom('office_exports')
      .select(['file_id', 'failed_at'])
      .where('id', '=', id)
      .executeTakeFirst();
    expect([row?.file_id, row?.failed_at instanceof Date]).toEqual([null, true]);
  });

  it('is out of reach once its person has a role that does not see the list', async () => {
    const { checker, person, change } = await proposeRole(portal);
    const { id } = await ask(person, { province: 'CAN-YT' });
    await portal.runJobs();
    expect((await ownOf(person)).map((one) => [one.id, one.state])).toEqual([[id, 'made']]);
    const { proposalId, hash } = change;
    const approved = await checker.post(`/office/people/${person.id}/role/approve`, { proposalId, hash });
    expect(approved.statusCode, approved.body).toBe(200);
    const actor = (await findActiveStaff(portal.db, person.id)) ?? STAFF;
    expect([actor.staffId, ...actor.roles]).toEqual([person.id, 'deals']);
    expect(await showExports(portal.deps, actor)).toEqual([]);
    await expect(linkToExport(portal.deps, actor, id)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  it('has only the representative’s clients, and leaves no searched name in the audit log', async () => {
    const representative = await enterOffice(portal, { role: 'representative', representativeId: 'rep-09' });
    const own = await orderOnDesk(portal, { representativeId: 'rep-09' });
    await portal.db
      .updateTable('investors')
      .set({ last_name: 'Quillfeather' })
      .where('id', '=', own.investorId)
      .execute();
    const { id, rows } = await ask(representative, { search: 'quillfeather' });
    const everything = await ask(representative, {});
    await portal.runJobs();
    expect([rows, everything.rows]).toEqual([1, 1]);
    expect(await linesOf(representative, id)).toHaveLength(1);
    const audit = await portal.db
      .selectFrom('audit_log')
      .select(['action', 'detail'])
      .where('target', '=', `export:${id}`)
      .execute();
    expect(audit.map(({ action }) => action)).toEqual(['export.asked', 'export.made', 'export.fetched']);
    expect(JSON.stringify(audit).toLowerCase()).not.toContain('quillfeather');
  });

  it('is deleted with its file once it expires', async () => {
    const { id } = await ask(compliance, { province: 'CAN-YT' });
    await portal.runJobs();
    portal.advance(EXPORT_KEPT_HOURS * HOUR_MS + 1);
    const again = await enterOffice(portal, { role: 'compliance' });
    expect((await again.post(`/office/exports/${id}/link`)).statusCode).toBe(404);
    await portal.db.transaction().execute((trx) => portal.deps.jobs.enqueue(trx, 'forget-expired', {}));
    await portal.runJobs();
    const left = await portal.db
      .selectFrom('files')
      .select('id')
      .where('purpose', '=', 'office-export')
      .execute();
    expect(left).toEqual([]);
  });
});
