import { DESK_QUEUES, type DeskQueue } from '../../../packages/domain/src/desk/queues/desk-queues.ts';
import type { Pool } from '../database.ts';
import { type MeasuredRole, officeRequest } from './office-sessions.ts';

/** One call of the office that is measured: its path by count, over many subjects where it has one. */
export type OfficeCall = { what: string; role: MeasuredRole; pathOf: (count: number) => string };

const SUBJECTS = 200;
const LATER_PAGES = 5;
const SEARCHED = ['trem', 'gauthier', 'Étienne Ou', 'ada-8000004d@', '4165550', 'zoe'];
/** Money is finance's to confirm; broken work is everybody's but a representative's. */
const ROLE_OF_QUEUE: Readonly<Partial<Record<DeskQueue, MeasuredRole>>> = { money: 'finance' };

type Asked = { pool: Pool; address: string };

/** Every list, search and page of the office that people wait for. */
export async function officeCalls(asked: Asked): Promise<OfficeCall[]> {
  const { pool } = asked;
  const orders = await idsOf(pool, 'select id from trades where status in (1, 3) order by md5(id)');
  const investors = await idsOf(pool, 'select id from investors order by md5(id)');
  const messages = await idsOf(pool, 'select id from contact_requests order by md5(id)');
  const fixed = (what: string, path: string, role: MeasuredRole = 'compliance'): OfficeCall => ({
    what,
    role,
    pathOf: () => path,
  });
  const each = (what: string, ids: readonly string[], pathOf: (id: string) => string): OfficeCall => ({
    what,
    role: 'compliance',
    pathOf: (count) => pathOf(ids[count % ids.length] ?? ''),
  });
  return [
    fixed('desk, its queues', '/office/desk'),
    ...DESK_QUEUES.map((queue) =>
      fixed(`queue ${queue}`, `/office/desk/${queue}`, ROLE_OF_QUEUE[queue] ?? 'compliance'),
    ),
    await laterPage(asked, `queue new-orders, page ${LATER_PAGES + 1}`, '/office/desk/new-orders'),
    await laterPage(asked, `queue all-orders, page ${LATER_PAGES + 1}`, '/office/desk/all-orders'),
    fixed('queue new-orders, by name', '/office/desk/new-orders?sort=name'),
    fixed('queue new-orders, due today, of Ontario', '/office/desk/new-orders?due=today&province=CAN-ON'),
    fixed('queue new-orders of a representative', '/office/desk/new-orders', 'representative'),
    each(
      'search of orders',
      SEARCHED,
      (text) => `/office/desk/all-orders?search=${encodeURIComponent(text)}`,
    ),
    fixed('investors', '/office/investors'),
    each('search of investors', SEARCHED, (text) => `/office/investors?search=${encodeURIComponent(text)}`),
    each('order page', orders, (id) => `/office/orders/${id}`),
    each('investor page', investors, (id) => `/office/investors/${id}`),
    fixed('messages', '/office/messages'),
    each('message', messages, (id) => `/office/messages/${id}`),
    fixed('audit page', '/office/audit'),
    each('audit page of an investor', investors, (id) => `/office/audit?investor=${id}`),
    fixed('state of the audit chain', '/office/audit/chain'),
    fixed('numbers', '/office/numbers'),
    fixed('deals', '/office/deals'),
    fixed('representatives', '/office/representatives'),
  ];
}

async function idsOf(pool: Pool, query: string): Promise<string[]> {
  const { rows } = await pool.query<{ id: string }>(`${query} limit ${SUBJECTS}`);
  return rows.map(({ id }) => id);
}

/** A page of a list that is reached by 'next' alone, as a person reaches it. */
async function laterPage({ address }: Asked, what: string, path: string): Promise<OfficeCall> {
  let later = path;
  for (let page = 0; page < LATER_PAGES; page += 1) {
    const reply = await fetch(`${address}/api${later}`, {
      headers: { cookie: 'portal_office=bench-compliance', 'x-portal-office': '1' },
    });
    const answer: { data: { next: string | null } } = JSON.parse(await reply.text());
    if (answer.data.next === null) {
      throw new Error(`${path} has fewer than ${LATER_PAGES} pages`);
    }
    later = `${path}?after=${encodeURIComponent(answer.data.next)}`;
  }
  return { what, role: 'compliance', pathOf: () => later };
}

/** The request of a call by count. */
export function requestOfCall({ role, pathOf }: OfficeCall): (count: number) => Buffer {
  return (count) => officeRequest(pathOf(count), role);
}
