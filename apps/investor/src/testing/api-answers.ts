import type { User } from '@portal/domain/people/account/user.wire';
import { vi } from 'vitest';

/** The server's answers by path; for an absent path the server is unreachable. */
export type Answers = Record<string, { status: number; body: unknown }>;

/** A call as it left the browser. */
export type SentCall = { path: string; method: string; headers: Headers; body: unknown };

/** Requested by every registration form; answered by default. */
const WHERE_PEOPLE_REGISTER: Answers = {
  '/representatives': {
    status: 200,
    body: {
      data: [
        { id: 'rep-01', fullName: 'Amélie Bouchard-Roy', referralCode: 'BOUCHARD27', provinces: ['CAN-QC'] },
        { id: 'rep-02', fullName: 'Gordon MacAskill', referralCode: 'MACASKILL41', provinces: ['CAN-ON'] },
      ],
    },
  },
};

/** Replaces the network; returns the calls made. */
export function answerWith(answers: Answers): SentCall[] {
  const sent: SentCall[] = [];
  vi.stubGlobal('fetch', async (input: string, request: RequestInit) => {
    const path = input.replace('/api', '').split('?')[0] ?? '';
    const body: unknown = typeof request.body === 'string' ? JSON.parse(request.body) : undefined;
    sent.push({ path, method: request.method ?? 'GET', headers: new Headers(request.headers), body });
    const answer = answers[path] ?? WHERE_PEOPLE_REGISTER[path];
    if (answer === undefined) {
      throw new TypeError('Failed to fetch');
    }
    return new Response(JSON.stringify(answer.body), { status: answer.status });
  });
  return sent;
}

/** Holds back the calls to one address; call the result to release them. */
export function holdCall(address: string): () => void {
  const send = globalThis.fetch;
  const { promise: isReleased, resolve: release } = Promise.withResolvers<void>();
  vi.stubGlobal('fetch', async (url: string, request: RequestInit) => {
    if (url === address) {
      await isReleased;
    }
    return send(url, request);
  });
  return release;
}

export const ANA: User = {
  id: 'u1',
  firstName: 'Ana',
  lastName: 'Roy',
  email: 'ana@example.ca',
  emailVerified: true,
  language: 'en',
  onboarded: true,
  createdAt: '2026-01-05T10:00:00Z',
  dealerRepresentative: null,
};

export const UNAUTHENTICATED = {
  status: 401,
  body: {
    statusCode: 401,
    error: 'Unauthorized',
    code: 'UNAUTHENTICATED',
    message: ['Log in to go on.'],
    requestId: 'r1',
  },
};
