import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { runDealerCommand } from '../../../office/commands/run-dealer-command.ts';
import { enterOffice } from '../../../testing/colleagues.ts';
import { openTestPortal, type TestPortal } from '../../../testing/open-test-portal.ts';
import { withReasons } from '../../../testing/with-reasons.ts';

const ADA = 'administrator, ada@office.example, Ada Moreau';
const LUC = 'administrator, luc@office.example, Luc Roy, fr';
const NOOR = 'compliance, noor@office.example, Noor Haddad';

let portal: TestPortal;
beforeEach(async () => {
  portal = await openTestPortal();
});
afterEach(() => portal.close());

const found = (...words: string[]) => runDealerCommand(portal.deps, ['staff', 'found', ...words]);
const staff = () =>
  portal.db.selectFrom('staff').select(['email', 'roles', 'language']).orderBy('email').execute();
const foundings = () =>
  withReasons(
    portal,
    portal.db
      .selectFrom('audit_log')
      .select(['actor', 'detail'])
      .where('action', '=', 'staff.founded')
      .orderBy('seq')
      .execute(),
  );

describe('the founding of an office at the command line', () => {
  it('lets in somebody with several roles, written in one order', async () => {
    const done = await found('administrator+finance, ada@office.example, Ada Moreau', LUC);
    expect(done.lines[0]).toBe('finance+administrator | Ada Moreau | ada@office.example');
    expect((await staff())[0]).toMatchObject({ roles: ['finance', 'administrator'] });
    expect(done.lines).toContain('  approving orders: one more of compliance');
    expect(done.lines.at(-1)).toContain(
      'compliance+finance+administrator and compliance+deals+administrator',
    );
    expect((await found('administrator+king, a@office.example, Ada Moreau', LUC)).lines[0]).toContain(
      'Write each',
    );
  });

  it('lets in two administrators and others, each by their own mail, and says so in the audit', async () => {
    const done = await found(ADA, LUC, NOOR);
    expect(done.ok).toBe(true);
    expect(done.lines.join(' ')).not.toContain('/office/invitation/');
    expect(await staff()).toEqual([
      { email: 'ada@office.example', roles: ['administrator'], language: 'en' },
      { email: 'luc@office.example', roles: ['administrator'], language: 'fr' },
      { email: 'noor@office.example', roles: ['compliance'], language: 'en' },
    ]);
    await portal.runJobs();
    const links = portal.mails.map(({ to, text }) => [to, /invitation\/([\w-]+)/.exec(text)?.[1]]);
    expect(new Set(links.map(([, link]) => link)).size).toBe(3);
    expect(links.map(([to]) => to).sort()).toEqual([
      'ada@office.example',
      'luc@office.example',
      'noor@office.example',
    ]);
    expect(await foundings()).toEqual(
      ['administrator', 'administrator', 'compliance'].map((toRole) => ({
        actor: 'operator',
        detail: { via: 'command', toRoles: [toRole], isAnew: false },
      })),
    );
  });

  it.each([
    ['one administrator', [ADA]],
    ['one administrator and another', [ADA, NOOR]],
    ['one mailbox twice', [ADA, 'administrator, ada+two@office.example, Ada Moreau']],
    ['a representative', [ADA, LUC, 'representative, r@office.example, Rosa Lindqvist']],
    ['nobody', []],
    ['no role', [ADA, 'king, k@office.example, Karl King']],
    ['no address', [ADA, 'administrator, Luc Roy']],
  ])('refuses %s, and lets nobody in', async (_what, words) => {
    const { ok } = await found(...words);
    expect([ok, await staff()]).toEqual([false, []]);
  });

  it('is refused where the office has people, unless it is named an emergency', async () => {
    const maude = await enterOffice(portal);
    const finance = await enterOffice(portal, { role: 'finance' });
    expect((await found(ADA, LUC)).ok).toBe(false);
    expect(await staff()).toHaveLength(2);
    const named = [ADA, `administrator, ${finance.email}, Luc Roy`];
    const done = await found(...named, '--emergency', '--reason', 'Both telephones are lost.');
    expect(done.ok).toBe(true);
    expect(await staff()).toEqual(
      expect.arrayContaining([{ email: finance.email, roles: ['administrator'], language: 'en' }]),
    );
    expect((await finance.get('/office/me')).statusCode).toBe(401);
    await portal.runJobs();
    const told = portal.mails.filter(({ to }) => to === maude.email).map(({ text }) => text);
    expect(told.filter((text) => text.includes('with whom the office was founded'))).toHaveLength(2);
    expect((await foundings()).map(({ detail }) => detail.reason)).toEqual([
      'Both telephones are lost.',
      'Both telephones are lost.',
    ]);
  });
});
