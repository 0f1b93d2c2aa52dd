import { hasClients, type StaffRole } from '@portal/domain/firm/staff/staff-roles';
import type { LightMyRequestResponse } from 'fastify';
import { codeAt } from '../areas/people/accounts/two-factor/totp.ts';
import type { StaffActor } from '../platform/http/actor.ts';
import { OFFICE_HEADER, PERSON_HEADER } from '../platform/http/routing/office-cookie.ts';
import { addColleague } from './let-in.ts';
import type { TestPortal } from './open-test-portal.ts';
import { STAFF } from './staff-actor.ts';

const PASSWORD = 'brave herons';
const STEP_MS = 30_000;

/** Somebody of the dealer's office, signed in. */
export type Colleague = {
  id: string;
  email: string;
  password: string;
  /** Of the authenticator app; null before enrolment. */
  secret: string | null;
  cookie: string;
  get: (path: string) => Promise<LightMyRequestResponse>;
  post: (path: string, body?: unknown, headers?: Record<string, string>) => Promise<LightMyRequestResponse>;
  /** Proves anew who they are, with the app's next code. */
  stepUp: () => Promise<LightMyRequestResponse>;
};

let count = 0;

/** One role, or several. */
type Asked = { role?: StaffRole; roles?: readonly StaffRole[]; representativeId?: string | null };

/** Adds somebody to the office and makes the link by which they come, as an administrator's invitation would. */
export async function inviteColleague(
  { deps }: Pick<TestPortal, 'deps'>,
  {
    role = 'administrator',
    roles = [role],
    representativeId = hasClients(roles) ? 'rep-01' : null,
  }: Asked = {},
): Promise<{ id: string; email: string; token: string }> {
  count += 1;
  const id = deps.newId();
  const email = `colleague-${count}@northline.example`;
  const person = { email, firstName: 'Maude', lastName: 'Lafleur', language: 'en' } as const;
  const token = await addColleague(deps, id, { ...person, roles: [...roles], representativeId });
  return { id, email, token };
}

/** Somebody who accepted their invitation and has not turned on two-factor sign-in. */
export async function joinOffice(
  portal: Pick<TestPortal, 'app' | 'deps'>,
  asked: Asked = {},
): Promise<Colleague> {
  const { id, email, token } = await inviteColleague(portal, asked);
  const reply = await portal.app.inject({
    method: 'POST',
    url: `/api/office/invitation/${token}`,
    payload: { password: PASSWORD },
  });
  if (reply.statusCode !== 200) {
    throw new Error(`Could not join: ${reply.body}`);
  }
  return colleagueOf(portal, { id, email, secret: null, cookie: cookieOf(reply) });
}

/** Somebody who works in the office: joined, with two-factor sign-in, and with a fresh proof of who they are. */
export async function enterOffice(
  portal: Pick<TestPortal, 'app' | 'deps'>,
  asked: Asked = {},
): Promise<Colleague> {
  const joined = await joinOffice(portal, asked);
  const started = await joined.post('/office/two-factor/start');
  const { secret } = started.json<{ data: { secret: string } }>().data;
  const confirmed = await joined.post('/office/two-factor/confirm', {
    code: codeAt(secret, portal.deps.clock.now()),
  });
  if (confirmed.statusCode !== 200) {
    throw new Error(`Could not enrol: ${confirmed.body}`);
  }
  return colleagueOf(portal, { ...joined, secret });
}

/** The cookie of an answer, as a browser sends it back; empty where it sets none. */
export function cookieOf({ headers }: LightMyRequestResponse): string {
  return String(headers['set-cookie'] ?? '').split(';')[0] ?? '';
}

function colleagueOf(
  { app, deps }: Pick<TestPortal, 'app' | 'deps'>,
  { id, email, secret, cookie }: Pick<Colleague, 'id' | 'email' | 'secret' | 'cookie'>,
): Colleague {
  const office = { cookie, [OFFICE_HEADER]: '1', [PERSON_HEADER]: id };
  const post: Colleague['post'] = (path, body, headers = {}) =>
    app.inject({
      method: 'POST',
      url: `/api${path}`,
      headers: { ...office, ...headers },
      ...(body === undefined ? {} : { payload: body as object }),
    });
  return {
    id,
    email,
    password: PASSWORD,
    secret,
    cookie,
    get: (path) => app.inject({ method: 'GET', url: `/api${path}`, headers: office }),
    post,
    stepUp: () =>
      post('/office/step-up', {
        code: codeAt(secret ?? '', new Date(deps.clock.now().getTime() + STEP_MS)),
      }),
  };
}

/** Somebody of a role who is in the office, as use cases are told who acts. */
export async function actorOf(portal: TestPortal, role: StaffRole): Promise<StaffActor> {
  const { id: staffId } = await enterOffice(portal, { role });
  return { ...STAFF, staffId, roles: [role] };
}
