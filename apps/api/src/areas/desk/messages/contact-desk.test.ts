import {
  MESSAGE_PAGE_ROWS,
  type messageFilterFields,
  REPLY_LENGTH_MAX,
} from '@portal/domain/desk/messages/contact-desk';
import type {
  MessagePage,
  MessageRow,
  OfficeMessageDetail,
} from '@portal/domain/desk/messages/office-messages.wire';
import { DESK_WHYS } from '@portal/domain/desk/queues/desk-queues';
import { CONTACT_REQUEST_TYPES } from '@portal/domain/people/contact/contact-email';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Colleague, enterOffice } from '../../../testing/colleagues.ts';
import { idsIn, readQueue } from '../../../testing/desk.ts';
import { WRITTEN, writeToDealer } from '../../../testing/messages.ts';
import { openTestPortal, type TestPortal } from '../../../testing/open-test-portal.ts';
import { type Person, registerPerson } from '../../../testing/people.ts';
import { wholeDatabase } from '../../../testing/read-everything.ts';

const ANSWER = 'On Friday at the earliest.\nNothing is taken before.';

let portal: TestPortal;
let compliance: Colleague;
beforeAll(async () => {
  portal = await openTestPortal();
  compliance = await enterOffice(portal, { role: 'compliance' });
});
afterAll(() => portal.close());

async function read(query: string, who = compliance): Promise<MessagePage> {
  const reply = await who.get(`/office/messages?${query}`);
  expect([reply.statusCode, query]).toEqual([200, query]);
  return reply.json().data;
}

async function open(id: string, who = compliance): Promise<OfficeMessageDetail> {
  return (await who.get(`/office/messages/${id}`)).json().data;
}

async function clientOf(representativeId: string | null): Promise<Person> {
  const person = await registerPerson(portal, { language: 'en' });
  await portal.db
    .updateTable('investors')
    .set({ dealer_representative_id: representativeId })
    .where('id', '=', person.user.id)
    .execute();
  return person;
}

const idsOf = ({ rows }: MessagePage) => rows.map(({ id }) => id);
const reply = (id: string, body: object, who = compliance) => who.post(`/office/messages/${id}/reply`, body);

describe('a message to the dealer in the office', () => {
  it('is kept as it was written, besides being mailed, and sealed in the database', async () => {
    const id = await writeToDealer(portal, null, { email: 'ana@example.ca' });
    await portal.runJobs();
    expect(portal.mails.some(({ subject }) => subject === WRITTEN.subject)).toBe(true);
    expect(await open(id)).toMatchObject({
      state: 'new',
      about: 'order',
      name: 'Ana Roy',
      email: 'ana@example.ca',
      subject: WRITTEN.subject,
      text: WRITTEN.message,
      investor: null,
      language: 'fr',
      replies: [],
    });
    const database = await wholeDatabase(portal.db);
    expect(database).toContain('contact_requests.sealed');
    expect(database).not.toContain('Zanzibar-Quibble');
  });

  it('names the investor who was logged in, and is on their page; an expired token names nobody', async () => {
    const person = await clientOf('rep-01');
    const id = await writeToDealer(portal, person);
    expect((await open(id)).investor).toEqual({ id: person.user.id, name: 'Ada Tremblay' });
    const page = (await compliance.get(`/office/investors/${person.user.id}`)).json().data;
    expect(page.written.map((row: MessageRow) => row.id)).toEqual([id]);
    await person.post('/logout');
    expect((await open(await writeToDealer(portal, person))).investor).toBeNull();
  });

  it('has a draft in the writer’s language, in the dealer’s words', async () => {
    const stranger = await open(await writeToDealer(portal));
    expect(stranger.templates.find(({ id }) => id === 'order')?.text).toMatch(/^Merci de votre message/);
    const investor = await open(await writeToDealer(portal, await clientOf(null)));
    expect(investor.templates.find(({ id }) => id === 'order')?.text).toMatch(/^Thank you for your message/);
    expect(JSON.stringify(investor.templates)).not.toContain('$t(');
  });
});

describe('an answer', () => {
  it('goes to the writer, once, with our reply address; its copy is sealed and kept', async () => {
    const id = await writeToDealer(portal, null, { email: 'wants-to-know@example.ca' });
    expect((await reply(id, { version: 0, text: ` ${ANSWER} ` })).statusCode).toBe(200);
    expect((await open(id)).replies).toMatchObject([
      { by: 'Maude Lafleur', text: ANSWER, delivery: 'waiting' },
    ]);
    await portal.runJobs();
    const sent = portal.mails.filter(({ to }) => to === 'wants-to-know@example.ca');
    expect(sent).toHaveLength(1);
    expect(sent[0]).toMatchObject({
      language: 'fr',
      subject: `Re\u00a0: ${WRITTEN.subject}`,
      replyTo: portal.deps.config.contactEmail,
    });
    expect(sent[0]?.text).toContain('On Friday at the earliest.');
    const { state, version, replies } = await open(id);
    expect([state, version, replies[0]?.delivery]).toEqual(['answered', 1, 'sent']);
    expect(await wholeDatabase(portal.db)).not.toContain('On Friday at the earliest');
    const row = await portal.db
      .selectFrom('audit_log')
      .select(['actor', 'target', 'detail'])
      .where('action', '=', 'message.answered')
      .executeTakeFirstOrThrow();
    expect(row).toMatchObject({ actor: `staff:${compliance.id}`, target: `message:${id}` });
    expect(JSON.stringify(row)).not.toMatch(/Friday|wants-to-know/);
  });

  it('to an investor is in the language of their account, and listed among their messages', async () => {
    const person = await clientOf('rep-01');
    const id = await writeToDealer(portal, person, { email: person.email });
    await reply(id, { version: 0, text: ANSWER });
    await portal.runJobs();
    const sent = portal.mails.find(({ to, subject }) => to === person.email && subject.startsWith('Re'));
    expect(sent).toMatchObject({ language: 'en', subject: `Re: ${WRITTEN.subject}` });
    const page = (await compliance.get(`/office/investors/${person.user.id}`)).json().data;
    expect(page.messages.map(({ template }: { template: string }) => template)).toContain('contact-reply');
  });

  it('sent from two tabs goes out once: the second is told, and reads what the first one sent', async () => {
    const id = await writeToDealer(portal, null, { email: 'two-tabs@example.ca' });
    const other = await enterOffice(portal, { role: 'compliance' });
    const [first, second] = [
      await reply(id, { version: 0, text: ANSWER }),
      await reply(id, { version: 0, text: 'Never.' }, other),
    ];
    expect([first.statusCode, second.statusCode, second.json().code]).toEqual([
      200,
      409,
      'CHANGED_MEANWHILE',
    ]);
    expect((await open(id)).replies).toHaveLength(1);
    expect((await reply(id, { version: 1, text: 'And thank you.' }, other)).statusCode).toBe(200);
    await portal.runJobs();
    expect(portal.mails.filter(({ to }) => to === 'two-tabs@example.ca')).toHaveLength(2);
  });

  it.each([
    ['one person, from two tabs', 1],
    ['two persons', 2],
  ])('of %s at once goes out once, and the other is told', async (_who, persons) => {
    const email = `at-once-${persons}@example.ca`;
    const id = await writeToDealer(portal, null, { email });
    const other = persons === 1 ? compliance : await enterOffice(portal, { role: 'compliance' });
    const replies = await Promise.all([
      reply(id, { version: 0, text: ANSWER }),
      reply(id, { version: 0, text: 'Never.' }, other),
    ]);
    expect(replies.map((one) => one.json().code ?? 'sent').toSorted()).toEqual(['CHANGED_MEANWHILE', 'sent']);
    const kept = (await open(id)).replies;
    await portal.runJobs();
    const sent = portal.mails.filter(({ to }) => to === email);
    expect([kept.length, sent.length]).toEqual([1, 1]);
    expect(sent[0]?.text).toContain(kept[0]?.text.split('\n')[0]);
    const records = await portal.db
      .selectFrom('audit_log')
      .select('actor')
      .where('action', '=', 'message.answered')
      .where('target', '=', `message:${id}`)
      .execute();
    expect(records).toHaveLength(1);
  });

  it.each([
    ['with one key', { 'idempotency-key': 'the-same-press' }, 200],
    ['without a key', {}, 409],
  ])('that is pressed twice, %s, goes out once', async (what, headers, status) => {
    const email = `pressed-${what.replaceAll(' ', '-')}@example.ca`;
    const id = await writeToDealer(portal, null, { email });
    const press = () =>
      compliance.post(`/office/messages/${id}/reply`, { version: 0, text: ANSWER }, headers);
    expect([(await press()).statusCode, (await press()).statusCode]).toEqual([200, status]);
    await portal.runJobs();
    expect(portal.mails.filter(({ to }) => to === email)).toHaveLength(1);
  });

  it.each([
    ['nothing', ' \n '],
    ['more than its limit', 'x'.repeat(REPLY_LENGTH_MAX + 1)],
  ])('of %s is refused at its field, and nothing is sent', async (_what, text) => {
    const id = await writeToDealer(portal);
    const refused = await reply(id, { version: 0, text });
    expect([refused.statusCode, Object.keys(refused.json().fields)]).toEqual([400, ['text']]);
    expect((await open(id)).state).toBe('new');
  });
});

describe('who sees a message', () => {
  it('is the writer’s representative, and compliance; a visitor’s message is for compliance', async () => {
    const own = await enterOffice(portal, { role: 'representative', representativeId: 'rep-07' });
    const ids = {
      own: await writeToDealer(portal, await clientOf('rep-07')),
      other: await writeToDealer(portal, await clientOf('rep-09')),
      unassigned: await writeToDealer(portal, await clientOf(null)),
      visitor: await writeToDealer(portal),
    };
    expect(idsOf(await read('', own))).toEqual([ids.own]);
    expect(idsOf(await read(''))).toEqual(expect.arrayContaining(Object.values(ids)));
    for (const id of [ids.other, ids.unassigned, ids.visitor]) {
      const replies = [
        await own.get(`/office/messages/${id}`),
        await reply(id, { version: 0, text: ANSWER }, own),
        await own.post(`/office/messages/${id}/state`, { version: 0, to: 'closed' }),
      ];
      expect(replies.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404]);
    }
    expect((await reply(ids.own, { version: 0, text: ANSWER }, own)).statusCode).toBe(200);
  });

  it('is nobody whose role may not read messages', async () => {
    const finance = await enterOffice(portal, { role: 'finance' });
    expect((await finance.get('/office/messages')).statusCode).toBe(403);
  });
});

/** One address per filter, and what remains; a filter missing here does not compile. */
const FILTERS: Readonly<
  Record<keyof typeof messageFilterFields, [query: string, isOf: (row: MessageRow) => boolean]>
> = {
  state: ['state=answered', ({ state }) => state === 'answered'],
  about: ['state=all&about=privacy', ({ about }) => about === 'privacy'],
  from: ['state=all&from=investor', ({ investor }) => investor !== null],
};

describe('the list of messages', () => {
  it.each(Object.entries(FILTERS))(
    'is changed by its filter %s (acceptance 8)',
    async (_name, [query, isOf]) => {
      await writeToDealer(portal, null, { requestType: 'privacy' });
      await reply(await writeToDealer(portal, await clientOf(null)), { version: 0, text: ANSWER });
      await writeToDealer(portal);
      const { rows } = await read(query);
      expect(rows.length).toBeGreaterThan(0);
      expect(rows.every(isOf)).toBe(true);
      expect((await read('state=all')).rows.some((row) => !isOf(row))).toBe(true);
    },
  );

  it.each(['colour=red', 'state=eaten', 'about=other', 'after=x'])('refuses %s', async (query) => {
    const refused = await compliance.get(`/office/messages?${query}`);
    expect([refused.statusCode, refused.json().code]).toEqual([400, 'VALIDATION']);
  });

  it('loses a message that is closed, and has it again once it is opened', async () => {
    const id = await writeToDealer(portal);
    const move = (version: number, to: string) =>
      compliance.post(`/office/messages/${id}/state`, { version, to });
    expect((await move(0, 'closed')).statusCode).toBe(200);
    expect(idsOf(await read(''))).not.toContain(id);
    expect(idsOf(await read('state=closed'))).toContain(id);
    expect((await move(0, 'open')).statusCode).toBe(409);
    expect((await move(1, 'open')).statusCode).toBe(200);
    expect(idsOf(await read(''))).toContain(id);
  });

  it('comes in pages of fifty, the longest waiting first and each once', async () => {
    for (let index = 0; index < MESSAGE_PAGE_ROWS; index += 1) {
      await writeToDealer(portal);
    }
    const first = await read('');
    const second = await read(`after=${first.next}`);
    const times = [...first.rows, ...second.rows].map(({ receivedAt }) => receivedAt);
    expect(first.rows).toHaveLength(MESSAGE_PAGE_ROWS);
    expect(new Set([...idsOf(first), ...idsOf(second)]).size).toBe(first.count.value);
    expect(times).toEqual(times.toSorted());
  });
});

describe('a message on the desk', () => {
  const claim = (id: string, who = compliance) =>
    who.post('/office/desk/new-messages/claim', { id, version: 0 });

  it.each(CONTACT_REQUEST_TYPES)('about %s gives that as the reason why it is here', async (requestType) => {
    const id = await writeToDealer(portal, null, { requestType });
    const { rows } = await readQueue(compliance, 'new-messages', 'sort=newest');
    expect(DESK_WHYS).toContain(rows.find((row) => row.claim.id === id)?.why);
    expect(rows.find((row) => row.claim.id === id)?.why).toBe(`wrote-${requestType}`);
  });

  it('waits until it is answered or closed', async () => {
    const [answered, closed] = [await writeToDealer(portal), await writeToDealer(portal)];
    const onDesk = () => idsIn(compliance, 'new-messages', 'sort=newest');
    expect(await onDesk()).toEqual(expect.arrayContaining([answered, closed]));
    await reply(answered, { version: 0, text: ANSWER });
    await compliance.post(`/office/messages/${closed}/state`, { version: 0, to: 'closed' });
    const left = await onDesk();
    expect([left.includes(answered), left.includes(closed)]).toEqual([false, false]);
  });

  it('is answered and closed only by its holder, who reads on its page that they hold it', async () => {
    const id = await writeToDealer(portal);
    const other = await enterOffice(portal, { role: 'compliance' });
    expect((await claim(id, other)).statusCode).toBe(200);
    expect((await open(id)).claim.holder?.id).toBe(other.id);
    const late = [
      await reply(id, { version: 0, text: ANSWER }),
      await compliance.post(`/office/messages/${id}/state`, { version: 0, to: 'closed' }),
      await claim(id),
    ];
    expect(late.map((answer) => answer.json().code)).toEqual(['CLAIMED', 'CLAIMED', 'CLAIMED']);
    expect(late[0]?.json().message).toEqual(['Assigned to someone else: Maude Lafleur.']);
    expect((await reply(id, { version: 0, text: ANSWER }, other)).statusCode).toBe(200);
  });

  it('is limited to a representative’s own clients', async () => {
    const id = await writeToDealer(portal, await clientOf('rep-22'));
    const stranger = await writeToDealer(portal);
    const [own, another] = [
      await enterOffice(portal, { role: 'representative', representativeId: 'rep-22' }),
      await enterOffice(portal, { role: 'representative', representativeId: 'rep-09' }),
    ];
    const seen = await idsIn(own, 'new-messages');
    expect([seen.includes(id), seen.includes(stranger)]).toEqual([true, false]);
    expect(await idsIn(another, 'new-messages')).not.toContain(id);
    expect((await claim(id, another)).statusCode).toBe(404);
  });
});
