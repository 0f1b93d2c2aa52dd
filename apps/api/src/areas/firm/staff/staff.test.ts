import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startOverByTwo } from '../../../testing/admissions.ts';
import {
  type Colleague,
  cookieOf,
  enterOffice,
  inviteColleague,
  joinOffice,
} from '../../../testing/colleagues.ts';
import { openTestPortal, type TestPortal } from '../../../testing/open-test-portal.ts';
import { proposeRole } from '../../../testing/role-changes.ts';
import { codeAt } from '../../people/accounts/two-factor/totp.ts';

const MINUTE_MS = 60_000;
const STEP_MS = 30_000;
const IDLE_MINUTES = 15;
/** More step-ups in an hour than an account may have wrong guesses. */
const PROOFS = 24;

let portal: TestPortal;
beforeAll(async () => {
  portal = await openTestPortal();
});
afterAll(() => portal.close());

const post = (url: string, payload: object, headers: Record<string, string> = {}) =>
  portal.app.inject({ method: 'POST', url: `/api${url}`, payload, headers });

/** The code of a person's app some steps from now, since each code works only once. */
const codeOf = ({ secret }: Colleague, steps = 1) =>
  codeAt(secret ?? '', new Date(portal.deps.clock.now().getTime() + steps * STEP_MS));

describe('coming in to the office', () => {
  it('acceptance 15: by a link: a password, then two-factor sign-in, and nothing else before it', async () => {
    const { token, email } = await inviteColleague(portal, { role: 'compliance' });
    const shown = await portal.app.inject({ method: 'GET', url: `/api/office/invitation/${token}` });
    expect(shown.json().data).toMatchObject({ email, roles: ['compliance'], isReset: false });
    const joined = await post(`/office/invitation/${token}`, { password: 'the longer road to Moncton' });
    expect(joined.json().data).toMatchObject({ state: 'open', self: { email, isEnrolled: false } });
    const office = { cookie: cookieOf(joined), 'x-portal-office': '1' };
    const people = await portal.app.inject({ method: 'GET', url: '/api/office/people', headers: office });
    expect(people.json().code).toBe('ENROLMENT_NEEDED');
    const again = await post(`/office/invitation/${token}`, { password: 'the longer road to Moncton' });
    expect([again.statusCode, again.json().code]).toEqual([404, 'INVITATION_INVALID']);
  });

  it('keeps the link good when the password is easy to guess', async () => {
    const { token } = await inviteColleague(portal);
    const weak = await post(`/office/invitation/${token}`, { password: 'lafleur2026' });
    expect(weak.json()).toMatchObject({ code: 'VALIDATION', fields: { password: expect.any(String) } });
    expect(
      (await post(`/office/invitation/${token}`, { password: 'the longer road to Moncton' })).statusCode,
    ).toBe(200);
  });

  it('opens one session for a link used twice at once', async () => {
    const { token } = await inviteColleague(portal);
    const both = await Promise.all(
      [1, 2].map(() => post(`/office/invitation/${token}`, { password: 'the longer road to Moncton' })),
    );
    expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 404]);
  });

  it('sets a cookie that no script reads and no other site sends', async () => {
    const { token } = await inviteColleague(portal);
    const joined = await post(`/office/invitation/${token}`, { password: 'the longer road to Moncton' });
    expect(joined.headers['set-cookie']).toMatch(
      /^portal_office=[\w-]{43}; Path=\/api\/office; HttpOnly; SameSite=Strict$/,
    );
    expect(joined.body).not.toContain(cookieOf(joined).replace('portal_office=', ''));
  });

  it('acceptance 15: asks for the code after the password, and takes each code once', async () => {
    const maude = await enterOffice(portal);
    const first = await post('/office/login', { email: maude.email, password: maude.password });
    const { challenge } = first.json().data;
    expect(first.json().data.state).toBe('code');
    expect(first.headers['set-cookie']).toBeUndefined();
    const used = codeOf(maude, 0);
    expect((await post('/office/login', { challenge, code: used })).json().code).toBe(
      'TWO_FACTOR_CODE_WRONG',
    );
    const opened = await post('/office/login', { challenge, code: codeOf(maude) });
    expect(opened.json().data).toMatchObject({ state: 'open', self: { id: maude.id, isEnrolled: true } });
    expect(opened.json().data.self.steppedUpUntil).not.toBeNull();
    const second = await post('/office/login', { email: maude.email, password: maude.password });
    const replayed = await post('/office/login', {
      challenge: second.json().data.challenge,
      code: codeOf(maude),
    });
    expect(replayed.json().code).toBe('TWO_FACTOR_CODE_WRONG');
  });

  it.each([
    ['an address that is nobody’s', { email: 'nobody@northline.example' }],
    ['a wrong password', { password: 'not this one at all' }],
  ])('answers %s alike', async (_what, change) => {
    const { email, password } = await enterOffice(portal);
    const reply = await post('/office/login', { email, password, ...change });
    expect([reply.statusCode, reply.json().code]).toEqual([401, 'CREDENTIALS_WRONG']);
  });

  it('does not open the office with a challenge of an investor’s account, nor the other way round', async () => {
    const maude = await enterOffice(portal);
    const { challenge } = (
      await post('/office/login', { email: maude.email, password: maude.password })
    ).json().data;
    const reply = await post('/login', { challenge, code: codeOf(maude) });
    expect(reply.json().code).toBe('TWO_FACTOR_CHALLENGE_ENDED');
  });

  it('ends after a quarter of an hour without use, and lasts while used', async () => {
    const maude = await enterOffice(portal);
    portal.advance((IDLE_MINUTES - 1) * MINUTE_MS);
    expect((await maude.get('/office/people')).statusCode).toBe(200);
    portal.advance((IDLE_MINUTES - 1) * MINUTE_MS);
    expect((await maude.get('/office/people')).statusCode).toBe(200);
    portal.advance((IDLE_MINUTES + 1) * MINUTE_MS);
    expect((await maude.get('/office/people')).json().code).toBe('UNAUTHENTICATED');
  });
});

describe('proving again who one is', () => {
  it('is asked for again after five minutes, and uses its code up', async () => {
    const maude = await enterOffice(portal);
    const { id } = await inviteColleague(portal, { role: 'finance' });
    portal.advance(6 * MINUTE_MS);
    const body = { version: 0 };
    expect((await maude.post(`/office/people/${id}/end`, body)).json().code).toBe('STEP_UP_NEEDED');
    const code = codeOf(maude, 0);
    expect((await maude.post('/office/step-up', { code })).statusCode).toBe(200);
    expect((await maude.post('/office/step-up', { code })).json().code).toBe('VALIDATION');
    expect((await maude.post(`/office/people/${id}/end`, body)).statusCode).toBe(200);
  });
});

describe('somebody who proves who they are all day', () => {
  it('is never taken for somebody guessing', async () => {
    const limited = await openTestPortal({ RATE_LIMITS: '1' });
    const maude = await enterOffice(limited, { role: 'finance' });
    for (let proof = 0; proof < PROOFS; proof += 1) {
      limited.advance(3 * MINUTE_MS);
      expect((await maude.stepUp()).statusCode).toBe(200);
    }
    await limited.close();
  });
});

describe('a person’s access', () => {
  it('is invited by mail, in their language, and listed', async () => {
    const maude = await enterOffice(portal);
    const email = 'ana.roy@northline.example';
    const person = {
      email,
      firstName: 'Ana',
      lastName: 'Roy',
      language: 'fr',
      roles: ['representative'],
      representativeId: 'rep-01',
    };
    expect((await maude.post('/office/people', person)).json().data).toMatchObject({ waits: false });
    await portal.runJobs();
    const mail = portal.mails.findLast(({ to }) => to === email);
    expect(mail?.subject).toContain('Votre accès au bureau');
    expect(mail?.text).toMatch(/\/office\/invitation\/[\w-]{43}/);
    const listed = (await maude.get('/office/people')).json().data;
    expect(listed).toContainEqual(expect.objectContaining({ email, state: 'invited', version: 0 }));
    const twice = await maude.post('/office/people', person);
    expect([twice.statusCode, twice.json().code]).toEqual([409, 'STAFF_EMAIL_TAKEN']);
  });

  it('acceptance 15: loses every session when the role changes', async () => {
    const { checker, person, change } = await proposeRole(portal);
    const { proposalId, hash } = change;
    const path = `/office/people/${person.id}/role`;
    expect((await checker.post(`${path}/approve`, { proposalId, hash })).statusCode).toBe(200);
    expect((await person.get('/office/me')).json().code).toBe('UNAUTHENTICATED');
    const stale = await checker.post(path, { roles: ['finance'], representativeId: null, version: 0 });
    expect([stale.statusCode, stale.json().code]).toEqual([409, 'CHANGED_MEANWHILE']);
  });

  it('cannot log in once it has ended, and starts over with a later link', async () => {
    const maude = await enterOffice(portal);
    const paul = await enterOffice(portal, { role: 'finance' });
    expect((await maude.post(`/office/people/${paul.id}/end`, { version: 0 })).statusCode).toBe(200);
    expect((await paul.get('/office/me')).statusCode).toBe(401);
    const closed = await post('/office/login', { email: paul.email, password: paul.password });
    expect([closed.statusCode, closed.json().code]).toEqual([403, 'ACCESS_ENDED']);
    const guessed = await post('/office/login', { email: paul.email, password: 'not this one at all' });
    expect([guessed.statusCode, guessed.json().code]).toEqual([401, 'CREDENTIALS_WRONG']);
    await startOverByTwo(portal, paul.id, 1);
    const old = await post('/office/login', { email: paul.email, password: paul.password });
    expect(old.json().code).toBe('CREDENTIALS_WRONG');
    await portal.runJobs();
    const mail = portal.mails.findLast(({ to }) => to === paul.email);
    const token = /\/office\/invitation\/([\w-]{43})/.exec(mail?.text ?? '')?.[1] ?? '';
    const back = await post(`/office/invitation/${token}`, { password: 'the longer road to Moncton' });
    expect(back.json().data).toMatchObject({ state: 'open', self: { isEnrolled: false } });
  });

  it('cannot be changed by the person themselves', async () => {
    const maude = await enterOffice(portal);
    for (const call of ['end', 'reset']) {
      const reply = await maude.post(`/office/people/${maude.id}/${call}`, { version: 0 });
      expect([reply.statusCode, reply.json().code]).toEqual([409, 'OWN_ACCESS']);
    }
  });
});

describe('administrators', () => {
  it('who end each other’s access at the same time leave one of them', async () => {
    const alone = await openTestPortal();
    const [maude, paul] = [await enterOffice(alone), await enterOffice(alone)];
    const replies = await Promise.all([
      maude.post(`/office/people/${paul.id}/end`, { version: 0 }),
      paul.post(`/office/people/${maude.id}/end`, { version: 0 }),
    ]);
    expect(replies.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    const left = await alone.db.selectFrom('staff').select('id').where('ended_at', 'is', null).execute();
    expect(left).toHaveLength(1);
    await alone.close();
  });

  it('see who changed whom by name in the audit log', async () => {
    const maude = await enterOffice(portal);
    const paul = await joinOffice(portal, { role: 'deals' });
    await maude.post(`/office/people/${paul.id}/end`, { version: 0 });
    const row = await portal.db
      .selectFrom('audit_log')
      .select(['actor', 'detail'])
      .where('action', '=', 'staff.access-ended')
      .where('target', '=', `staff:${paul.id}`)
      .executeTakeFirstOrThrow();
    expect(row).toEqual({
      actor: `staff:${maude.id}`,
      detail: {
        by: 'Maude Lafleur',
        roles: ['administrator'],
        via: 'office',
        ofRoles: ['deals'],
      },
    });
  });
});
