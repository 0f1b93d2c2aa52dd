// Wide: a film that does not play where it stands, or a window over a deal that does not close.
import { expect, test } from '../fixtures/screens.ts';
import { exactly, somewhere } from '../support/words.ts';

const DEAL = '/dashboard/marketplace/harbour-row-apartments';
const LAST_WORDS = { en: /lose all you invest/, fr: /perdre toute votre mise/ };

// Who is signed in sees both: the pages are of the dashboard.
test.beforeEach(({ person }) => {
  expect(person.token).not.toBe('');
});

test('a film of a deal plays where it stands, with captions in the language of the page', async ({
  page,
  language,
  screens: { words },
  checkAccessibility,
}) => {
  await page.goto(DEAL);
  const videos = page.getByRole('region', { name: exactly(words.dealPage.videos) });
  await expect(page.locator('video')).toHaveCount(0);
  await videos.getByRole('button', { name: somewhere(words.deals.film.play) }).press('Enter');
  const film = videos.locator('video');
  await expect(film).toBeFocused();
  await expect
    .poll(() => film.evaluate((player: HTMLVideoElement) => player.currentTime))
    .toBeGreaterThan(0.6);
  const captions = () =>
    film.evaluate((player: HTMLVideoElement) =>
      [...player.textTracks]
        .filter(({ mode }) => mode === 'showing')
        .map((track) => [
          track.language,
          ...[...(track.activeCues ?? [])].map((cue) => (cue instanceof VTTCue ? cue.text : '')),
        ]),
    );
  await expect.poll(captions).toEqual([[language, expect.stringContaining('Harbour Row')]]);

  // Near the end: the browser asks for that part alone.
  await film.evaluate((player: HTMLVideoElement) => {
    player.currentTime = 21;
  });
  await expect.poll(captions).toEqual([[language, expect.stringMatching(LAST_WORDS[language])]]);
  await film.evaluate((player: HTMLVideoElement) => player.pause());
  await videos.getByText(words.deals.film.words).click();
  await expect(videos.getByText(LAST_WORDS[language])).toBeVisible();
  await checkAccessibility(page, 'a film that plays, with its words');
});

test('the marketplace has the dealer’s film about the platform @phone', async ({
  page,
  screens: { words },
  checkAccessibility,
}) => {
  await page.goto('/dashboard/marketplace');
  const videos = page.getByRole('region', { name: exactly(words.deals.videos) });
  await expect(videos.getByRole('figure')).toHaveCount(1);
  await checkAccessibility(page, 'the marketplace with a film');
});

test('somebody who answers for a deal is told of over its page, until Escape or Back @phone', async ({
  page,
  screens: { words },
  checkOnBothDevices,
}) => {
  await page.goto(DEAL);
  const people = page.getByRole('region', { name: exactly(words.dealPage.team) });
  const moira = people.getByRole('button', { name: /^Moira Langille/ });
  const dialog = page.getByRole('dialog', { name: 'Moira Langille' });
  await moira.press('Enter');
  await expect(dialog).toContainText('Tidewrack');
  await checkOnBothDevices(page, 'somebody of the team');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(moira).toBeFocused();

  await moira.press('Enter');
  await expect(dialog).toBeVisible();
  await page.goBack();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(DEAL);
  await expect(moira).toBeFocused();
});
