import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest';
import { auditOf, linkTokenFor } from '../../../testing/mail-links.ts';
import { officeCommand } from '../../../testing/office-command.ts';
import { openTestPortal, type TestPortal } from '../../../testing/open-test-portal.ts';
import { type Person, registerPerson } from '../../../testing/people.ts';
import { mailArticles } from './mail-articles.ts';

let portal: TestPortal;
beforeEach(async () => {
  portal = await openTestPortal();
});
afterEach(() => portal.close());

const folder = mkdtempSync(join(tmpdir(), 'portal-articles-'));
afterAll(() => rmSync(folder, { recursive: true }));

const SECOND_MS = 1_000;
const ARTICLE = {
  en: {
    title: 'What $t(brand.name) & {{dealName}} mean',
    text: 'An exemption lets you buy\n\nwithout a prospectus, 2 < 3.',
    link: 'https://dealer.example/en/exemption',
  },
  fr: { title: 'Ce qu’est une dispense', text: 'Une règle.', link: 'https://dealer.example/fr/dispense' },
};
let files = 0;
function fileOf(article: object): string {
  files += 1;
  const path = join(folder, `article-${files}.json`);
  writeFileSync(path, JSON.stringify(article));
  return path;
}
const articles = (...words: string[]) => officeCommand(portal.deps, ['articles', ...words]);
const send = (article: object = ARTICLE) => articles('send', fileOf(article));

async function reader(changes: Record<string, unknown> = {}): Promise<Person> {
  const person = await registerPerson(portal, changes);
  await person.post('/user/consents', { articles: true });
  const token = await linkTokenFor(portal, 'verify-email', person.email);
  await portal.app.inject({ method: 'POST', url: `/api/account/verify-email/${token}` });
  return person;
}
async function toldTo({ email }: Person) {
  await portal.runJobs();
  return portal.mails.filter(({ to, unsubscribeUrl }) => to === email && unsubscribeUrl !== undefined);
}

describe('an article', () => {
  it('goes once to everybody who agreed, in their language, wherever they live, as plain text', async () => {
    const [ada, zoe] = [await reader(), await reader({ language: 'fr', province: 'CAN-NS' })];
    expect((await send()).lines).toEqual(['It goes to 2 people within minutes, once to each.']);
    const [mail, ...more] = await toldTo(ada);
    expect(more).toEqual([]);
    expect(mail?.subject).toBe('Article: What $t(brand.name) & {{dealName}} mean');
    expect(mail?.text).toContain('An exemption lets you buy\n\nwithout a prospectus, 2 < 3.');
    expect(mail?.text).toContain('https://dealer.example/en/exemption');
    expect(mail?.html).toContain('2 &lt; 3.');
    expect(mail?.text).toContain(mail?.unsubscribeUrl);
    const [french] = await toldTo(zoe);
    expect(french?.text).toContain('https://dealer.example/fr/dispense');
  });

  it('goes to nobody twice: sent again, by two people at once, or when the job runs again', async () => {
    const ada = await reader();
    await Promise.all([send(), send()]);
    await Promise.all([mailArticles(portal.deps), mailArticles(portal.deps)]);
    await toldTo(ada);
    expect((await send()).lines.join()).toMatch(
      /^It was sent on .* so far to 1 person\. Nobody gets it twice\.$/,
    );
    await portal.db.updateTable('articles').set({ told_at: null }).execute();
    await mailArticles(portal.deps);
    expect(await toldTo(ada)).toHaveLength(1);
    const changed = await send({ ...ARTICLE, fr: { ...ARTICLE.fr, title: 'Autre' } });
    expect([changed.ok, changed.lines.join()]).toEqual([false, expect.stringContaining('Another article')]);
  });

  it('resumes with the people not written to yet after an interruption', async () => {
    const [ada, ben] = [await reader(), await reader()];
    await send();
    const { id } = await portal.db.selectFrom('articles').select('id').executeTakeFirstOrThrow();
    await portal.db
      .insertInto('article_mails')
      .values({ investor_id: ada.user.id, article_id: id, at: portal.deps.clock.now() })
      .execute();
    expect(await toldTo(ben)).toHaveLength(1);
    expect(await toldTo(ada)).toEqual([]);
  });

  it('is not sent to anybody who agrees later', async () => {
    await send();
    await mailArticles(portal.deps);
    const late = await reader();
    await mailArticles(portal.deps);
    expect(await toldTo(late)).toEqual([]);
  });

  it.each<[string, () => Promise<Person>]>([
    ['who did not agree', () => registerPerson(portal)],
    [
      'who agreed only to hear about new deals',
      async () => {
        const person = await reader();
        portal.advance(SECOND_MS);
        await person.post('/user/consents', { articles: false, 'new-deals': true });
        return person;
      },
    ],
    [
      'whose address is unconfirmed',
      async () => {
        const person = await registerPerson(portal);
        await person.post('/user/consents', { articles: true });
        return person;
      },
    ],
    [
      'who closed their account',
      async () => {
        const person = await reader();
        await person.post('/user/account/close', { password: person.password });
        return person;
      },
    ],
  ])('does not go to a person %s', async (_row, make) => {
    const person = await make();
    await send();
    expect(await toldTo(person)).toEqual([]);
  });

  it('does not go to anybody who withdraws consent before the mail leaves', async () => {
    const ada = await reader();
    await send();
    await mailArticles(portal.deps);
    portal.advance(SECOND_MS);
    await ada.post('/user/consents', { articles: false });
    expect(await toldTo(ada)).toEqual([]);
  });
});

describe('the link of a message with an article', () => {
  it('stops only articles, by a click or by a mail program’s button, and can be undone', async () => {
    const ada = await reader();
    await ada.post('/user/consents', { 'new-deals': true });
    await send();
    const [mail] = await toldTo(ada);
    const { pathname, search } = new URL(mail?.unsubscribeUrl ?? '');
    expect(search).toBe('?about=articles');
    const post = (url: string, headers = {}, payload = '') => {
      portal.advance(SECOND_MS);
      return portal.app.inject({ method: 'POST', url, headers, payload });
    };
    const answer = { data: { isSubscribed: false, kind: 'articles' } };
    expect((await post(`/api${pathname}`)).json()).toEqual(answer);
    expect((await post(`/api${pathname}/undo`)).json().data.isSubscribed).toBe(true);
    const form = { 'content-type': 'application/x-www-form-urlencoded' };
    expect((await post(`${pathname}${search}`, form, 'List-Unsubscribe=One-Click')).statusCode).toBe(204);
    const { consents } = (await ada.get('/user/account')).json().data;
    const newest = (kind: string) => consents.find((given: { kind: string }) => given.kind === kind);
    expect([newest('articles').isGranted, newest('new-deals').isGranted]).toEqual([false, true]);
    expect(await auditOf(portal, ada.user.id)).toContain('consent.withdrawn');
  });
});

describe('the dealer’s people', () => {
  it('see what would be sent and to how many, without sending anything', async () => {
    const ada = await reader();
    const { ok, lines } = await articles('check', fileOf(ARTICLE));
    expect([ok, lines.at(-1)]).toEqual([true, '1 person would get it. Nothing was sent.']);
    expect(lines).toContain(ARTICLE.fr.title);
    expect(await toldTo(ada)).toEqual([]);
    expect((await articles()).lines).toEqual(['No article was sent yet.']);
    await send();
    await toldTo(ada);
    expect((await articles()).lines.join()).toMatch(/ \| 1 person \| done \| /);
    expect((await articles('check', fileOf(ARTICLE))).lines.at(-1)).toContain('It was sent on');
  });

  it.each<[string, () => string[], string]>([
    ['without a file', () => ['send'], 'Write "articles"'],
    ['with a path that begins elsewhere', () => ['send', 'article.json'], 'the whole path'],
    ['with a file that is not there', () => ['send', join(folder, 'none.json')], 'There is no file'],
    ['with a folder', () => ['send', folder], 'There is no file'],
    ['with too large a file', () => ['send', fileOf({ x: 'x'.repeat(40_000) })], 'There is no file'],
    [
      'with HTML',
      () => ['send', fileOf({ ...ARTICLE, en: { ...ARTICLE.en, text: '<a href="x">' } })],
      'en.text: is plain text, without HTML',
    ],
  ])('are told what is wrong %s', async (_row, words, said) => {
    const { ok, lines } = await articles(...words());
    expect([ok, lines.join('\n')]).toEqual([false, expect.stringContaining(said)]);
  });
});
