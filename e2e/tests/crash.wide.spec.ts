// Wide: what a portal acknowledged and lost when it was killed in the middle of work.
import { randomUUID } from 'node:crypto';
import type { Request } from '@playwright/test';
import type { KycAnswers, KycDetails } from '@portal/domain/client/kyc/answers/kyc-answers.wire';
import { toDomain } from '@portal/domain/client/kyc/answers/kyc-wire-map';
import { partAt } from '@portal/domain/client/kyc/fields/draft';
import type { Deal } from '@portal/domain/offering/deals/deal.wire';
import { SERVER_IS_GONE } from '../fixtures/page-problems.ts';
import { expect, test } from '../fixtures/screens.ts';
import { newAccount, ordersOf, type Person, placeOrder, read, registerPerson } from '../support/people.ts';
import { answersOf, MARRIED_IN_TORONTO } from '../support/profiles.ts';

const DEALS = ['nashwaak-bend-timberland', 'westlake-mortgage-fund', 'ironwood-self-storage'];
const KILL_AT_SAVE = 8;
const PEOPLE = 6;
const KILL_AT_ORDER = 9;
const QUANTITY = 600;
const CATCH_UP_MS = 45_000;

const isSave = (request: Request) => request.url().endsWith('/api/user/kyc/answers');

test('killed in the middle of a profile, the portal has lost nothing that it acknowledged @embedded', async ({
  person,
  portal,
  screens,
  problems,
}, testInfo) => {
  problems.allow(SERVER_IS_GONE);
  const { wizard, kyc, page } = screens;
  const answers = answersOf(MARRIED_IN_TORONTO, 'assets');
  const acknowledged = new Set<string>();
  let saves = 0;
  const killed = new Promise<void>((resolve) => {
    page.on('request', (request) => {
      saves += isSave(request) ? 1 : 0;
      if (isSave(request) && saves === KILL_AT_SAVE) {
        void portal.kill('SIGKILL').then(resolve);
      }
    });
  });
  page.on('requestfinished', async (request) => {
    const reply = isSave(request) ? await request.response() : null;
    if (reply?.ok() === true) {
      const sent: KycAnswers = request.postDataJSON();
      for (const { path } of answers.filter((answer) => answer.path in sent.answers)) {
        acknowledged.add(path);
      }
    }
  });

  await placeOrder(person, DEALS[0] ?? '', QUANTITY);
  await wizard.goTo(DEALS[0] ?? '', 'application');
  await kyc.open('assets');
  for (const [index, answer] of answers.entries()) {
    await kyc.answer(answer);
    if (index < KILL_AT_SAVE) {
      // Each answer has a save of its own: a slow server would get several at once, and be alive when the last is typed.
      await expect.poll(() => saves, { message: 'saves that began' }).toBeGreaterThan(index);
    }
  }
  await killed;
  await portal.restart();

  const kept = await keptAnswers(person);
  const lost = answers.filter(({ path, value }) => acknowledged.has(path) && partAt(kept, path) !== value);
  testInfo.annotations.push({
    type: 'acknowledged',
    description: `${acknowledged.size} of ${answers.length} answers, ${lost.length} lost`,
  });
  expect(acknowledged.size).toBeGreaterThan(0);
  expect(lost).toEqual([]);

  await expect
    .poll(
      async () => {
        const now = await keptAnswers(person);
        return answers.filter(({ path, value }) => partAt(now, path) !== value).length;
      },
      { message: 'answers that the browser still has to send', timeout: CATCH_UP_MS },
    )
    .toBe(0);
});

test('killed in the middle of orders, the portal has lost none that it acknowledged @embedded', async ({
  portal,
}, testInfo) => {
  const people = await Promise.all(
    Array.from({ length: PEOPLE }, () => registerPerson(portal.url, newAccount())),
  );
  const takenBefore = await unitsTaken(people[0]);
  const acknowledged: { person: Person; id: string }[] = [];
  let killing: Promise<void> | null = null;
  const order = async (person: Person) => {
    for (const deal of DEALS) {
      const id = await placeOrder(person, deal, QUANTITY);
      acknowledged.push({ person, id });
      if (acknowledged.length >= KILL_AT_ORDER) {
        killing ??= portal.kill('SIGKILL');
      }
    }
  };
  const ends = await Promise.allSettled(people.map(order));
  expect(
    ends.some(({ status }) => status === 'rejected'),
    'some orders were cut off',
  ).toBe(true);
  expect(killing, 'the portal was killed').not.toBeNull();
  await killing;
  await portal.restart();

  const orders = await Promise.all(people.map(ordersOf));
  const there = new Set(orders.flat().map(({ shareOrderId }) => shareOrderId));
  const lost = acknowledged.filter(({ id }) => !there.has(id));
  testInfo.annotations.push({
    type: 'acknowledged',
    description: `${acknowledged.length} orders, ${lost.length} lost, ${there.size} in the database`,
  });
  expect(lost).toEqual([]);
  expect(await unitsTaken(people[0]), 'units taken and units ordered are the same').toBe(
    takenBefore + there.size * QUANTITY,
  );
});

test('the same order sent again after a crash is still one order @desktop', async ({
  newPerson,
  portal,
  problems,
}) => {
  problems.allow(SERVER_IS_GONE);
  const person = await newPerson();
  const key = randomUUID();
  const send = async () => {
    const reply = await fetch(`${portal.url}/api/user/trade/create/${DEALS[2]}`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${person.token}`,
        'content-type': 'application/json',
        'idempotency-key': key,
      },
      body: JSON.stringify({ quantity: QUANTITY }),
    });
    const { data }: { data: { shareOrderId: string } } = await reply.json();
    return data.shareOrderId;
  };
  const first = await send();
  await portal.kill('SIGKILL');
  await portal.restart();
  expect(await send()).toBe(first);
  expect(await ordersOf(person)).toHaveLength(1);
});

async function keptAnswers(person: Person): Promise<unknown> {
  return toDomain((await read<KycDetails>(person, '/user/kyc/details')).sections);
}

async function unitsTaken(person: Person | undefined): Promise<number> {
  if (person === undefined) {
    throw new Error('Nobody is there to ask');
  }
  const deals = await Promise.all(DEALS.map((deal) => read<Deal>(person, `/user/deal/live/${deal}`)));
  return deals.reduce((sum, { unitsTaken: taken }) => sum + taken, 0);
}
