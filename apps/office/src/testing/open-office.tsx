import { actionsOf } from '@portal/domain/firm/staff/permissions';
import type { StaffMember, StaffSelf } from '@portal/domain/firm/staff/staff.wire';
import type { Language } from '@portal/domain/ground/people/languages';
import { officeNamespaces } from '@portal/messages/office-namespaces';
import { createMessages } from '@portal/web/i18n/create-messages';
import { closePage } from '@portal/web/testing/close-page';
import { SAMPLE_BRAND } from '@portal/web/testing/sample-brand';
import { StillObserver } from '@portal/web/testing/still-observer';
import { act, render } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { onTestFinished, vi } from 'vitest';
import { Office } from '../app/office.tsx';
import { OFFICE_TEXTS } from '../app/office-texts.ts';
import { createStore } from '../state/store.ts';

/** The server's answers by method and path, used in turn; the last one repeats. */
type Answers = Record<string, readonly { status: number; body: unknown }[]>;
export const good = (data: unknown) => ({ status: 200, body: { data } });

const NONE = { value: 0, isCapped: false };
/**
 * Default answers for what most pages load: otherwise a failed read would be retried after a second, and
 * anything that a change made stale would be read again only then.
 */
const ON_MOST_PAGES: Answers = {
  'GET /approvals?part=for-you': [
    good({ rows: [], counts: { 'for-you': NONE, 'for-others': NONE }, alone: [], next: null }),
  ],
  'GET /representatives': [good([])],
  'GET /admissions': [good([])],
  'GET /newcomers': [good([])],
  'GET /tellings': [good({ topics: [] })],
  'GET /people/s2/work': [good({ proposals: [], claims: 0 })],
  'GET /people/s9/work': [good({ proposals: [], claims: 0 })],
};
type SentCall = { call: string; headers: Headers; body: unknown };

/** Stands in for the network; returns the calls made. */
export function answerWith(answers: Answers): SentCall[] {
  const sent: SentCall[] = [];
  const left = new Map(
    Object.entries({ ...ON_MOST_PAGES, ...answers }).map(([call, list]) => [call, [...list]]),
  );
  vi.stubGlobal('fetch', async (input: string, request: RequestInit) => {
    const call = `${request.method ?? 'GET'} ${input.replace('/api/office', '')}`;
    const body: unknown = typeof request.body === 'string' ? JSON.parse(request.body) : undefined;
    sent.push({ call, headers: new Headers(request.headers), body });
    const list = left.get(call) ?? [];
    const answer = list.length > 1 ? list.shift() : list[0];
    if (answer === undefined) {
      throw new TypeError('Failed to fetch');
    }
    return new Response(JSON.stringify(answer.body), { status: answer.status });
  });
  return sent;
}

export const refused = (status: number, code: string, message: string, fields = {}) => ({
  status,
  body: { statusCode: status, error: 'Refused', code, message: [message], fields, requestId: 'r1' },
});
export const LOGGED_OUT = refused(401, 'UNAUTHENTICATED', 'Log in to go on.');

const IN_AN_HOUR = new Date(Date.now() + 3_600_000).toISOString();

export const ADA: StaffSelf = {
  id: 's1',
  email: 'ada@northline.example',
  firstName: 'Ada',
  lastName: 'Moreau',
  language: 'en',
  roles: ['administrator'],
  representativeId: null,
  representativeName: null,
  singleKeys: true,
  isEnrolled: true,
  actions: actionsOf(['administrator']),
  steppedUpUntil: null,
  idleEndsAt: IN_AN_HOUR,
  endsAt: IN_AN_HOUR,
};

/** A row of the list, as the server sends it. */
export function member(change: Partial<StaffMember>): StaffMember {
  return {
    id: 's2',
    email: 'noor@northline.example',
    firstName: 'Noor',
    lastName: 'Haddad',
    roles: ['finance'],
    representativeId: null,
    representativeName: null,
    language: 'fr',
    state: 'active',
    isEnrolled: true,
    invitedAt: '2026-11-20T12:00:00.000Z',
    invitationEndsAt: null,
    joinedAt: '2026-11-20T13:00:00.000Z',
    lastSeenAt: '2026-11-22T13:00:00.000Z',
    endedAt: null,
    version: 3,
    ...change,
  };
}

/** Opens an address of the office, as a browser would, and unmounts it after the test. */
export async function openOffice(address: string, language: Language = 'en'): Promise<void> {
  onTestFinished(closePage);
  vi.stubGlobal('scrollTo', () => undefined);
  vi.stubGlobal('ResizeObserver', StillObserver);
  const messages = createMessages(language, officeNamespaces, SAMPLE_BRAND);
  await messages.loadNamespaces(language, OFFICE_TEXTS);
  const store = createStore();
  await act(async () => {
    render(
      <MemoryRouter initialEntries={[address]}>
        <Office store={store} messages={messages} />
      </MemoryRouter>,
    );
  });
}
