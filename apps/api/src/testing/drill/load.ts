import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { failureSchema } from '@portal/domain/ground/errors/envelope.wire';
import { z } from 'zod';

const PAUSE_AFTER_REFUSAL_MS = 50;
const UNITS = 10;

/** What the callers were answered, and what they were told is done. */
export type Answers = {
  /** How often each status was answered; 'none' for a call without an answer. */
  byStatus: Map<number | 'none', number>;
  /** Answers other than success or a 503 in our shape with `Retry-After`: none is wanted. */
  strange: string[];
  /** Orders that were acknowledged, and of those the ones whose end was. */
  placed: Set<string>;
  archived: Set<string>;
};

export function noAnswers(): Answers {
  return { byStatus: new Map(), strange: [], placed: new Set(), archived: new Set() };
}

const Placed = z.object({ data: z.object({ shareOrderId: z.string() }) });

export class Caller {
  readonly #address: string;
  readonly #token: string;
  readonly #answers: Answers;
  /** How often it has been served; a round waits for each caller to be served again. */
  served = 0;
  isStopped = false;
  /** What it was told last, to look into. */
  last = '';

  constructor(address: string, token: string, answers: Answers) {
    this.#address = address;
    this.#token = token;
    this.#answers = answers;
  }

  /** Places an order, saves a draft and archives the order, over and over; each is repeated until it is acknowledged. */
  async write(dealId: string): Promise<void> {
    while (!this.isStopped) {
      const key = { 'idempotency-key': randomUUID() };
      const placed = await this.#insist('POST', `/user/trade/create/${dealId}`, { quantity: UNITS }, key);
      if (placed === null) {
        return;
      }
      const id = z.parse(Placed, placed).data.shareOrderId;
      this.#answers.placed.add(id);
      await this.#insist('POST', '/user/draft/order:drill', { data: { id } });
      if ((await this.#insist('GET', `/user/trade/archive/${id}`)) !== null) {
        this.#answers.archived.add(id);
      }
    }
  }

  async read(paths: readonly string[]): Promise<void> {
    for (let count = 0; !this.isStopped; count += 1) {
      await this.#insist('GET', paths[count % paths.length] ?? '');
    }
  }

  /** Asks until the answer is a success; null when the caller was stopped before. */
  async #insist(method: 'GET' | 'POST', path: string, body?: unknown, headers = {}): Promise<unknown> {
    while (!this.isStopped) {
      const answer = await this.#call(method, path, body, headers);
      if (answer !== null) {
        this.served += 1;
        return answer;
      }
      await wait(PAUSE_AFTER_REFUSAL_MS);
    }
    return null;
  }

  async #call(method: 'GET' | 'POST', path: string, body: unknown, headers: object): Promise<unknown> {
    const reply = await fetch(`${this.#address}/api${path}`, {
      method,
      headers: { authorization: `Bearer ${this.#token}`, 'content-type': 'application/json', ...headers },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    }).catch(() => null);
    this.#count(reply?.status ?? 'none');
    const said: unknown = await reply?.json();
    this.last = `${method} ${path}: ${reply?.status ?? 'no answer'} ${JSON.stringify(said)?.slice(0, 300)}`;
    if (reply?.ok === true) {
      return said;
    }
    const isRefusal =
      reply?.status === 503 &&
      z.safeParse(failureSchema, said).success &&
      Number(reply.headers.get('retry-after')) > 0;
    if (!isRefusal) {
      this.#answers.strange.push(this.last);
    }
    return null;
  }

  #count(status: number | 'none'): void {
    const { byStatus } = this.#answers;
    byStatus.set(status, (byStatus.get(status) ?? 0) + 1);
  }
}
