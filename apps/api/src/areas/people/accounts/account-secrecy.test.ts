import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildApp } from '../../../main/build-app.ts';
import { JOINT, jointOrderToSign, openJointPage } from '../../../testing/joint-signing.ts';
import { openTestPortal, type TestPortal } from '../../../testing/open-test-portal.ts';
import { registerPerson } from '../../../testing/people.ts';
import { wholeDatabase, wholeDirectory } from '../../../testing/read-everything.ts';
import { signThroughCeremony } from '../../../testing/signing.ts';
import { codeAt } from './two-factor/totp.ts';

const lines: string[] = [];
let portal: TestPortal;
beforeAll(async () => {
  portal = await openTestPortal();
  portal.deps.log = pino({ level: 'trace' }, { write: (line) => void lines.push(line) });
  const app = await buildApp(portal.deps);
  const { close } = portal;
  portal = { ...portal, app, close: async () => app.close().then(close) };
});
afterAll(() => portal.close());

async function auditRows(): Promise<string> {
  return JSON.stringify(
    await portal.db.selectFrom('audit_log').select(['actor', 'target', 'detail']).execute(),
  );
}

function expectNone(places: Readonly<Record<string, string>>, planted: readonly string[]): void {
  for (const [place, content] of Object.entries(places)) {
    for (const text of planted) {
      expect(content.includes(text), `${text} in ${place}`).toBe(false);
    }
  }
}

const STEP_MS = 30_000;

describe('the second factor of an account', () => {
  it('is nowhere in the clear: not in the database, the files, the logs, the jobs or the mail', async () => {
    const ada = await registerPerson(portal);
    const { password } = ada;
    const started = await ada.post('/user/two-factor/start', { password });
    const { secret } = started.json().data;
    const code = () => codeAt(secret, portal.deps.clock.now());
    const confirmed = await ada.post('/user/two-factor/confirm', { code: code() });
    const first: string[] = confirmed.json().data.recoveryCodes;
    portal.advance(STEP_MS);
    const jobs = JSON.stringify(await portal.waitingJobs());
    const renewed = await ada.post('/user/two-factor/recovery-codes', { password, code: code() });
    const second: string[] = renewed.json().data.recoveryCodes;
    const login = (payload: object) => portal.app.inject({ method: 'POST', url: '/api/login', payload });
    const { challenge } = (await login({ email: ada.email, password })).json().data;
    expect((await login({ challenge, code: 'AAAAA-AAAAA' })).statusCode).toBe(401);
    expect((await login({ challenge, code: second[0] })).statusCode).toBe(200);
    const later = JSON.stringify(await portal.waitingJobs());
    await portal.runJobs();
    const codes = [...first, ...second];
    expect([secret.length >= 16, codes.length]).toEqual([true, 20]);
    const places = {
      database: await wholeDatabase(portal.db),
      files: wholeDirectory(portal.deps.config.dataDir),
      logs: lines.join('\n'),
      audit: await auditRows(),
      jobs: jobs + later,
      mail: JSON.stringify(portal.mails),
    };
    expect(places.database).toContain('two_factor.sealed_secret');
    expect(places.database).toContain('recovery_codes.code_mark');
    expect(places.logs).toContain('/api/login');
    expectNone(places, [
      secret,
      ...codes,
      ...codes.map((each) => each.replace('-', '')),
      challenge,
      password,
    ]);
  });
});

describe('a joint investor', () => {
  it('is named to those who need it, but in no log, audit row, job or report', async () => {
    const order = await jointOrderToSign(portal);
    const waiting = [await portal.waitingJobs()];
    await signThroughCeremony(portal, order);
    waiting.push(await portal.waitingJobs());
    const page = await openJointPage(portal);
    await page.open();
    await page.prepare();
    expect((await page.sign('Ada Tremblay')).statusCode).toBe(400);
    expect((await page.sign()).statusCode).toBe(200);
    waiting.push(await portal.waitingJobs());
    await portal.runJobs();
    expect(portal.mails.some(({ to }) => to === JOINT.email)).toBe(true);
    const places = {
      logs: lines.join('\n'),
      audit: await auditRows(),
      jobs: JSON.stringify(waiting),
    };
    expect(waiting.flat().length).toBeGreaterThan(0);
    expect(places.audit).toContain(`trade:${order.tradeId}`);
    expectNone(places, [JOINT.firstName, JOINT.email, page.token]);
  });
});
