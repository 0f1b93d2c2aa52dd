import type { OfficeExport } from '@portal/domain/desk/exports/office-exports.wire';
import type { InvestorPage } from '@portal/domain/desk/investors/office-investors.wire';
import type { MessagePage } from '@portal/domain/desk/messages/office-messages.wire';
import { AUDIT_ACTION_NAMES } from '@portal/domain/firm/audit/audit-actions';
import type { AuditPage } from '@portal/domain/firm/audit/office-audit.wire';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { translateKey } from '../../../platform/language/translate.ts';
import { type Colleague, enterOffice } from '../../../testing/colleagues.ts';
import { jobOnDesk } from '../../../testing/desk.ts';
import { writeToDealer } from '../../../testing/messages.ts';
import { openTestPortal, type TestPortal } from '../../../testing/open-test-portal.ts';
import { registerPerson } from '../../../testing/people.ts';
import { readExport } from '../../../testing/read-export.ts';

const MANY = 30;
const FEW = 7;

let portal: TestPortal;
let compliance: Colleague;
beforeAll(async () => {
  portal = await openTestPortal();
  compliance = await enterOffice(portal, { role: 'compliance' });
  for (let number = 0; number < MANY; number += 1) {
    const isOne = number % 4 === 0 && number < 4 * FEW;
    await registerPerson(portal, {
      lastName: `Familie${String(MANY - number).padStart(2, '0')}`,
      province: isOne ? 'CAN-YT' : 'CAN-ON',
    });
    await writeToDealer(portal, null, {
      requestType: isOne ? 'complaint' : 'order',
      subject: `Subject ${number}`,
      message: 'Purple elephants.',
    });
  }
});
afterAll(() => portal.close());

async function askFor(list: string, filter: object, who = compliance): Promise<OfficeExport> {
  const reply = await who.post(`/office/${list}/export`, filter);
  expect(reply.statusCode, reply.body).toBe(201);
  return reply.json().data;
}

/** The cells of the file's lines, header first. */
async function fileOf({ id }: OfficeExport, who = compliance): Promise<string[][]> {
  return (await readExport(portal, who, id))
    .replace('\uFEFF', '')
    .trimEnd()
    .split('\r\n')
    .map((line) => line.split(','));
}

async function read<Page>(path: string): Promise<Page> {
  return (await compliance.get(path)).json().data;
}

describe('acceptance 9: a list filtered to 7 rows is a file of 7 lines in the same order', () => {
  it('of investors', async () => {
    const page = await read<InvestorPage>('/office/investors?province=CAN-YT');
    const asked = await askFor('investors', { province: 'CAN-YT' });
    const [header, ...lines] = await fileOf(asked);
    expect(header?.slice(0, 3)).toEqual(['Investor', 'Email', 'Phone']);
    expect([page.count.value, asked.rows, lines.length]).toEqual([FEW, FEW, FEW]);
    expect(lines.map(([name]) => name)).toEqual(page.rows.map(({ name }) => name));
    expect(lines[0]?.[3]).toBe('Yukon');
  });

  it('of messages, without what was written', async () => {
    const page = await read<MessagePage>('/office/messages?about=complaint');
    const asked = await askFor('messages', { about: 'complaint' });
    const [header, ...lines] = await fileOf(asked);
    expect(header?.slice(0, 2)).toEqual(['Received on', 'From']);
    expect([page.count.value, asked.rows, lines.length]).toEqual([FEW, FEW, FEW]);
    expect(lines.map((line) => line[4])).toEqual(page.rows.map(({ subject }) => subject));
    expect(JSON.stringify(lines)).not.toContain('elephants');
  });

  it('of the audit log, without the request itself', async () => {
    const filter = { person: compliance.id, action: 'export.asked' };
    const page = await read<AuditPage>(`/office/audit?person=${compliance.id}&action=export.asked`);
    const asked = await askFor('audit', filter);
    const [header, ...lines] = await fileOf(asked);
    expect(header?.slice(0, 4)).toEqual(['Number', 'Time (UTC)', 'Event', 'Action code']);
    expect(page.rows.length).toBeGreaterThan(1);
    expect([asked.rows, lines.map(([number]) => number)]).toEqual([
      page.rows.length,
      page.rows.map(({ seq }) => seq),
    ]);
  });
});

describe('a file of work that failed', () => {
  it('says in words what the work is and what went wrong', async () => {
    await jobOnDesk(portal);
    const [header, ...lines] = await fileOf(await askFor('desk/jobs', {}));
    expect(header?.slice(0, 3)).toEqual(['Job', 'Reason', 'What went wrong']);
    expect(lines.map((line) => line.slice(0, 3))).toEqual([['Send an email', 'Failed', 'no answer']]);
  });
});

describe('a file of a list', () => {
  it('is whole and in order when it is longer than one batch', async () => {
    const all = await askFor('audit', {});
    const [, ...lines] = await fileOf(all);
    const numbers = lines.map(([number]) => Number(number));
    expect(numbers).toHaveLength(all.rows);
    expect(numbers).toEqual([...numbers].sort((a, b) => b - a));
  });

  it('has only those whom the representative looks after', async () => {
    const representative = await enterOffice(portal, { role: 'representative', representativeId: 'rep-31' });
    expect((await askFor('investors', {}, representative)).rows).toBe(0);
    const { user } = await registerPerson(portal, { lastName: 'Klient' });
    await portal.db
      .updateTable('investors')
      .set({ dealer_representative_id: 'rep-31' })
      .where('id', '=', user.id)
      .execute();
    const [, ...lines] = await fileOf(await askFor('investors', {}, representative), representative);
    expect(lines.map(([name]) => name)).toEqual([expect.stringContaining('Klient')]);
    expect((await representative.post('/office/audit/export', {})).statusCode).toBe(403);
  });

  it('leaves no searched address in the audit log', async () => {
    const { user } = await registerPerson(portal, { lastName: 'Gesucht' });
    const asked = await askFor('audit', { investor: user.email });
    await portal.runJobs();
    const rows = await portal.db
      .selectFrom('audit_log')
      .select('detail')
      .where('target', '=', `export:${asked.id}`)
      .execute();
    expect(rows).toHaveLength(2);
    expect(JSON.stringify(rows)).not.toContain(user.email);
  });

  it.each(['investors', 'messages', 'audit'])('of %s refuses an unknown filter', async (list) => {
    expect((await compliance.post(`/office/${list}/export`, { colour: 'red' })).statusCode).toBe(400);
  });

  it.each(['en', 'fr'] as const)('describes every action in a sentence, in %s', (language) => {
    const silent = AUDIT_ACTION_NAMES.filter(
      (action) => translateKey(language, `officeActions.${action}`) === `officeActions.${action}`,
    );
    expect(silent).toEqual([]);
  });
});
