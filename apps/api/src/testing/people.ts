import type { Session } from '@portal/domain/people/account/user.wire';
import type { LightMyRequestResponse } from 'fastify';
import type { Deps } from '../platform/deps.ts';
import type { TestPortal } from './open-test-portal.ts';

export type Person = Session & {
  /** Of the portal where they registered, to put things of theirs there without a call. */
  deps: Deps | null;
  email: string;
  password: string;
  get: (path: string, headers?: Record<string, string>) => Promise<LightMyRequestResponse>;
  post: (path: string, body?: unknown, headers?: Record<string, string>) => Promise<LightMyRequestResponse>;
};

let count = 0;

/** Registers a person through the API; every call made with the result carries their token. */
export async function registerPerson(
  portal: Pick<TestPortal, 'app'> & Partial<Pick<TestPortal, 'deps'>>,
  changes: Record<string, unknown> = {},
): Promise<Person> {
  count += 1;
  const account = {
    firstName: 'Ada',
    lastName: 'Tremblay',
    email: `person-${count}@example.com`,
    password: 'brave otters',
    province: 'CAN-ON',
    acceptTerms: true,
    ...changes,
  };
  const reply = await portal.app.inject({ method: 'POST', url: '/api/register', payload: account });
  if (reply.statusCode !== 201) {
    throw new Error(`Could not register: ${reply.body}`);
  }
  const session: Session = reply.json().data;
  const authorization = `Bearer ${session.accessToken}`;
  return {
    ...session,
    deps: portal.deps ?? null,
    email: String(account.email),
    password: String(account.password),
    get: (path, headers = {}) =>
      portal.app.inject({ method: 'GET', url: `/api${path}`, headers: { authorization, ...headers } }),
    post: (path, body, headers = {}) =>
      portal.app.inject({
        method: 'POST',
        url: `/api${path}`,
        headers: { authorization, ...headers },
        ...(body === undefined ? {} : { payload: body as object }),
      }),
  };
}

/** Lets a person have opened the link that was sent to their address. */
export async function verifyAddress(
  { db, deps }: Pick<TestPortal, 'db' | 'deps'>,
  investorId: string,
): Promise<void> {
  await db
    .updateTable('investors')
    .set({ email_verified_at: deps.clock.now() })
    .where('id', '=', investorId)
    .where('email_verified_at', 'is', null)
    .execute();
}
