import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { checkAudit } from '../../../../platform/audit/checking/check-audit.ts';
import { officeCommand } from '../../../../testing/office-command.ts';
import { openTestPortal, type TestPortal } from '../../../../testing/open-test-portal.ts';
import { type Person, registerPerson } from '../../../../testing/people.ts';
import { PLATFORM_VIDEOS_MAX } from './platform-videos.store.ts';

const TOUR = 'https://videos.example/tour';
const RISKS = 'https://videos.example/risks';

let portal: TestPortal;
let ada: Person;
beforeAll(async () => {
  portal = await openTestPortal();
  ada = await registerPerson(portal);
});
afterAll(() => portal.close());
beforeEach(async () => void (await portal.db.deleteFrom('platform_videos').execute()));

const run = (...words: string[]) => officeCommand(portal.deps, ['videos', ...words]);
const shown = async (language: string) =>
  (await ada.get('/user/platform-videos/', { 'accept-language': language })).json().data;

describe('the videos about the platform', () => {
  it('are none until the dealer adds one', async () => {
    expect(await shown('en')).toEqual([]);
    expect((await run()).lines).toEqual(['Investors are shown no video.']);
  });

  it('are listed in the order they were added, in the language asked for', async () => {
    await run('add', TOUR, 'A tour of the portal', 'Visite du portail');
    portal.advance(1_000);
    await run('add', RISKS, 'What can go wrong', 'Ce qui peut mal tourner');
    expect(await shown('en')).toMatchObject([
      { src: TOUR, description: 'A tour of the portal', cover: true },
      { src: RISKS, description: 'What can go wrong', cover: false },
    ]);
    expect(await shown('fr')).toMatchObject([
      { description: 'Visite du portail' },
      { description: 'Ce qui peut mal tourner' },
    ]);
    expect((await run()).lines).toEqual([
      `${TOUR} | A tour of the portal | Visite du portail`,
      `${RISKS} | What can go wrong | Ce qui peut mal tourner`,
    ]);
  });

  it('disappear when the dealer removes them, with both on record', async () => {
    await run('add', TOUR, 'A tour', 'Visite');
    expect((await run('remove', TOUR)).ok).toBe(true);
    expect(await shown('en')).toEqual([]);
    const rows = await portal.db
      .selectFrom('audit_log')
      .select(['action', 'detail'])
      .where('action', 'like', 'platform-video.%')
      .orderBy('seq', 'desc')
      .limit(2)
      .execute();
    expect(rows.map(({ action }) => action)).toEqual(['platform-video.removed', 'platform-video.added']);
    expect(rows.map(({ detail }) => detail)).toMatchObject([{ address: TOUR }, { address: TOUR }]);
    expect((await checkAudit(portal.deps)).brokenAt).toBeNull();
  });

  it.each<[string, string[], string]>([
    ['is not encrypted on the way', ['add', 'http://videos.example/a', 'A', 'A'], 'begins with https://'],
    ['would run in the page', ['add', 'javascript:alert(1)', 'A', 'A'], 'begins with https://'],
    ['is none', ['add', 'tour', 'A', 'A'], 'begins with https://'],
    ['is too long', ['add', `${TOUR}/${'a'.repeat(500)}`, 'A', 'A'], '500 characters at most'],
  ])('are refused where the address %s', async (_why, words, sentence) => {
    const { ok, lines } = await run(...words);
    expect([ok, lines[0]]).toEqual([false, expect.stringContaining(sentence)]);
    expect(await shown('en')).toEqual([]);
  });

  it.each<[string, string[]]>([
    ['without a French title', ['add', TOUR, 'A tour']],
    ['with an empty title', ['add', TOUR, ' ', 'Visite']],
    ['with a title of 121 characters', ['add', TOUR, 'a'.repeat(121), 'Visite']],
    ['with a word too many', ['add', TOUR, 'A tour', 'Visite', 'encore']],
    ['with a verb that is none', ['show', TOUR]],
  ])('are refused %s, and the command shows how it is used', async (_what, words) => {
    const { ok, lines } = await run(...words);
    expect(ok).toBe(false);
    expect(lines.join('\n')).toContain('npm run dealer -- videos add <address>');
    expect(await shown('en')).toEqual([]);
  });

  it('are listed once each, up to a limit', async () => {
    await run('add', TOUR, 'A tour', 'Visite');
    expect((await run('add', TOUR, 'Again', 'Encore')).lines[0]).toMatch(/^It is shown already/);
    for (let count = 1; count < PLATFORM_VIDEOS_MAX; count += 1) {
      await run('add', `${TOUR}/${count}`, `Part ${count}`, `Partie ${count}`);
    }
    expect((await run('add', RISKS, 'Risks', 'Risques')).lines).toEqual([
      '50 videos are shown already. Remove one first.',
    ]);
    expect(await shown('en')).toHaveLength(PLATFORM_VIDEOS_MAX);
    expect((await run('remove', RISKS)).lines).toEqual([
      'No video has this address: npm run dealer -- videos',
    ]);
  });
});
