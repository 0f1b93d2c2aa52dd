import { afterEach, describe, expect, it } from 'vitest';
import { ROUTES } from '../../main/fold-areas.ts';
import { writeAuditRows } from '../../testing/audit-rows.ts';
import { openDocument } from '../../testing/contract/document-validator.ts';
import { orderOnDesk } from '../../testing/desk.ts';
import { openTestPortal, type TestPortal } from '../../testing/open-test-portal.ts';
import { registerPerson } from '../../testing/people.ts';
import { appendAudit } from '../audit/audit.store.ts';
import { apiDocument } from '../openapi/api-document.ts';

const TOKEN = 'a-token-of-more-than-thirty-two-characters';

const FIGURES = { method: 'GET', path: '/metrics' } as const;
const { problemsOf } = openDocument(apiDocument(ROUTES));

const portals: TestPortal[] = [];
afterEach(async () => {
  for (const portal of portals.splice(0)) {
    await portal.close();
  }
});

async function open(variables: Record<string, string>): Promise<TestPortal> {
  const portal = await openTestPortal(variables);
  portals.push(portal);
  return portal;
}

describe('the figures for whoever watches the portal', () => {
  it('count requests by route, jobs, connections and the process, and name nobody', async () => {
    const portal = await open({ METRICS: '1' });
    const ada = await registerPerson(portal);
    await ada.get('/user/trade/some-order-of-ada');
    await ada.get(`/mobile/forgotpassword/${ada.email}`);
    const { statusCode, headers, body } = await portal.app.inject('/metrics');
    expect(statusCode).toBe(200);
    expect(headers['content-type']).toContain('text/plain');
    expect(headers['cache-control']).toBe('no-store');
    for (const line of [
      /^portal_request_duration_seconds_count\{method="POST",route="\/api\/register",status="201"\} 1$/m,
      /^portal_request_duration_seconds_count\{method="GET",route="\/api\/user\/trade\/:id",status="404"\} 1$/m,
      /^portal_faults_total 0$/m,
      /^portal_database_connections\{state="open"\} \d+$/m,
      /^process_resident_memory_bytes \d+$/m,
      /^# TYPE portal_jobs gauge$/m,
      /^portal_audit_rows\{state="refused"\} 0$/m,
      /^portal_audit_waiting_seconds \d/m,
      /^portal_desk_waiting\{queue="new-orders"\} 0$/m,
      /^portal_orders\{status="submitted"\} 0$/m,
      /^portal_orders\{status="archived"\} 0$/m,
      /^portal_desk_oldest_seconds\{queue="papers"\} 0$/m,
      /^portal_bank_lines_unmatched 0$/m,
      /^portal_disk_free_bytes \d/m,
      /^portal_trustee_fields_waiting 0$/m,
      /^portal_figures_unread 0$/m,
    ]) {
      expect(body).toMatch(line);
    }
    for (const secret of [ada.email, ada.user.id, 'some-order-of-ada', 'Tremblay', 'example.com']) {
      expect(body).not.toContain(secret);
    }
  });

  it('leave out what there is not yet, and tell of an order that waits and of a backup', async () => {
    const portal = await open({ METRICS: '1' });
    const figures = async () => (await portal.app.inject('/metrics')).body;
    expect(await figures()).not.toMatch(/^portal_(backup_age_seconds|trust_day_age_days) /m);
    await orderOnDesk(portal, { status: 'submitted' });
    await appendAudit(portal.db, portal.deps, portal.deps.clock.now(), {
      actor: 'operator',
      action: 'backup.made',
      target: 'portal',
      investorId: null,
      detail: {},
    });
    portal.advance(60_000);
    const later = await figures();
    expect(later).toMatch(/^portal_desk_waiting\{queue="new-orders"\} 1$/m);
    expect(later).toMatch(/^portal_orders\{status="submitted"\} 1$/m);
    expect(later).toMatch(/^portal_desk_oldest_seconds\{queue="new-orders"\} \d{2,}$/m);
    expect(later).toMatch(/^portal_backup_age_seconds 60$/m);
  });

  it('are read again only after a while, however often they are asked for', async () => {
    const portal = await open({ METRICS: '1' });
    const waiting = async () =>
      /^portal_desk_waiting\{queue="new-orders"\} (\d+)$/m.exec(
        (await portal.app.inject('/metrics')).body,
      )?.[1];
    expect(await waiting()).toBe('0');
    await orderOnDesk(portal, { status: 'submitted' });
    expect(await waiting()).toBe('0');
    portal.advance(15_000);
    expect(await waiting()).toBe('1');
  });

  it('count rows of the log that wait, and refused ones, up to a limit', async () => {
    const portal = await open({ METRICS: '1' });
    const figures = async () => {
      portal.advance(15_000);
      return (await portal.app.inject('/metrics')).body;
    };
    await writeAuditRows(portal, 3);
    await portal.pool.query(
      'update audit_waiting set refused_at = now() where seq = (select max(seq) from audit_waiting)',
    );
    const few = await figures();
    expect(few).toMatch(/^portal_audit_rows\{state="waiting"\} 2$/m);
    expect(few).toMatch(/^portal_audit_rows\{state="refused"\} 1$/m);
    await writeAuditRows(portal, 1_200);
    await portal.pool.query("update audit_waiting set since = now() - interval '1 hour' where seq < 3");
    const many = await figures();
    expect(many).toMatch(/^portal_audit_rows\{state="waiting"\} 1001$/m);
    expect(many).toMatch(/^portal_audit_waiting_seconds 36\d\d/m);
  });

  it('count the jobs that are not done, without the queue’s own', async () => {
    const portal = await open({ METRICS: '1' });
    await portal.pool.query('drop schema if exists pgboss cascade');
    await portal.pool.query('create schema pgboss');
    await portal.pool.query('create table pgboss.job (name text, state text, created_on timestamptz)');
    await portal.pool.query(`
      insert into pgboss.job select name, state, now() from (values
        ('send-mail', 'created', 4), ('send-mail', 'retry', 3), ('send-mail', 'active', 1), ('send-mail', 'failed', 2),
        ('send-mail', 'completed', 9), ('send-mail', 'cancelled', 9), ('__pgboss__send-it', 'created', 9)
      ) of (name, state, many), generate_series(1, many)`);
    const { body } = await portal.app.inject('/metrics');
    expect(body.split('\n').filter((line) => line.startsWith('portal_jobs'))).toEqual([
      'portal_jobs{kind="send-mail",state="active"} 1',
      'portal_jobs{kind="send-mail",state="failed"} 2',
      'portal_jobs{kind="send-mail",state="waiting"} 7',
    ]);
  });

  it('go on where one of them cannot be read, and say so', async () => {
    const portal = await open({ METRICS: '1' });
    await portal.pool.query('alter table trust_days rename to trust_days_away');
    const { body } = await portal.app.inject('/metrics');
    expect(body).toMatch(/^portal_figures_unread 1$/m);
    expect(body).not.toMatch(/^portal_bank_lines_unmatched/m);
    expect(body).toMatch(/^portal_desk_waiting\{queue="bounces"\} 0$/m);
  });

  it.each([
    ['are not there unless configured', {}, {}, 404],
    ['are for the machine itself without a token', { METRICS: '1' }, {}, 200],
    ['are for nobody whom a proxy speaks for', { METRICS: '1' }, { 'x-forwarded-for': '127.0.0.1' }, 404],
    ['ask for the token where there is one', { METRICS: '1', METRICS_TOKEN: TOKEN }, {}, 404],
    [
      'take no other token',
      { METRICS: '1', METRICS_TOKEN: TOKEN },
      { authorization: `Bearer ${TOKEN}x` },
      404,
    ],
    ['take the token', { METRICS: '1', METRICS_TOKEN: TOKEN }, { authorization: `Bearer ${TOKEN}` }, 200],
  ])('%s', async (_sentence, variables, headers, status) => {
    const portal = await open(variables);
    const reply = await portal.app.inject({ url: '/metrics', headers });
    expect(reply.statusCode).toBe(status);
    expect(problemsOf(FIGURES, reply)).toEqual([]);
  });
});
