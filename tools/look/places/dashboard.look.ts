import { placeOrder } from '../../../e2e/support/people.ts';
import { exactly, filled, somewhere } from '../../../e2e/support/words.ts';
import { expect, test } from '../look.ts';

const DEAL = 'harbour-row-apartments';
const MARKETPLACE = '/dashboard/marketplace';
const SESSION_ENDS_MS = 28 * 60_000;

test('marketplace', async ({ page, person, screens, look, problems }) => {
  problems.allow(/status of [45]|ERR_FAILED/);
  const { deals, words } = screens;
  await page.goto('/onboarding');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await look('onboarding: after logging in');
  await placeOrder(person, DEAL, 20);
  await page.goto(MARKETPLACE);
  await deals.expectMarketplace();
  await page.waitForLoadState('networkidle');
  await look('marketplace: with an unfinished order');
  const menu = page.getByRole('button', { name: new RegExp(person.email) });
  const openMenu = async () => {
    if ((await page.getByRole('menu').count()) === 0) {
      await menu.click();
    }
    await expect(page.getByRole('menu')).toBeVisible();
  };
  await look('marketplace: menu of the person', openMenu);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: somewhere(words.deals.filters.open) }).click();
  await look('marketplace: filters');
  await page.goto(`${MARKETPLACE}?q=nothing-is-called-so`);
  await page.getByRole('searchbox').fill('nothing is called so');
  await expect(page.getByText(words.deals.noMatch.title)).toBeVisible();
  await look('marketplace: no deal matches');
  await page.goto(MARKETPLACE);
  for (const place of [0, 1, 2]) {
    await deals.compare(deals.cards.nth(place)).check();
  }
  await look('marketplace: marked deals');
  await deals.compareBar.getByRole('link').click();
  await expect(deals.comparison.getByRole('columnheader')).toHaveCount(3);
  await look('compare: three deals');
  await page.goto('/dashboard/compare');
  await expect(page.getByText(words.compare.none)).toBeVisible();
  await look('compare: nothing');
  await page.goto('/dashboard/nowhere');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await look('not found: with a session');
  await page.route('**/api/user/list/deal/live*', (route) => route.fulfill({ status: 503, json: {} }));
  await page.goto(MARKETPLACE);
  await expect(page.getByText(words.deals.outdated.list)).toBeVisible();
  await look('marketplace: may be out of date');
});

test('deal', async ({ page, person: _person, screens, look, problems }) => {
  problems.allow(/status of 404/);
  const { viewer, words } = screens;
  const button = (name: string | RegExp) => page.getByRole('button', { name });
  const closeDialog = async () => {
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  };
  await page.goto(`${MARKETPLACE}/${DEAL}`);
  const name = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
  await page.waitForLoadState('networkidle');
  await look('deal: as it comes');
  await button(filled(words.dealPage.share, { name })).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: exactly(words.referral.link.code) })
    .click();
  await expect(page.getByRole('img', { name: words.referral.link.codeLabel })).toBeVisible();
  await look('deal: share dialog');
  await closeDialog();
  await page
    .getByRole('region', { name: exactly(words.dealPage.team) })
    .getByRole('button')
    .first()
    .click();
  await look('deal: somebody of the team');
  await closeDialog();
  await button(somewhere(words.dealPage.gallery.open)).first().click();
  await look('deal: picture');
  await closeDialog();
  await viewer.rows.first().click();
  await viewer.expectPage(1);
  await look('document: pages');
  await viewer.textOnly.click();
  await expect(viewer.dialog.locator('img')).toHaveCount(0);
  await look('document: text only');
  await closeDialog();
  const videos = page.getByRole('region', { name: exactly(words.dealPage.videos) });
  await videos.getByText(words.deals.film.words).click();
  await videos.getByRole('button', { name: somewhere(words.deals.film.play) }).click();
  const film = videos.locator('video');
  await expect
    .poll(() => film.evaluate((player: HTMLVideoElement) => player.currentTime))
    .toBeGreaterThan(0.4);
  await film.evaluate((player: HTMLVideoElement) => player.pause());
  await look('deal: film with its words');
  await page.goto(`${MARKETPLACE}/no-such-deal`);
  await expect(page.getByText(words.dealPage.missing.title)).toBeVisible();
  await look('deal: not found');
});

test('account', async ({ page, person: _person, screens, look }) => {
  const { security, words } = screens;
  const texts = words.security;
  await security.open();
  await page.waitForLoadState('networkidle');
  await look('account: as it comes');
  for (const [place, open, submit] of [
    ['details', texts.details.change, texts.details.submit],
    ['email', texts.email.change, texts.email.submit],
    ['password', texts.password.change, texts.password.submit],
    ['two-step login', texts.twoFactor.turnOn, texts.twoFactor.continue],
    ['download of data', texts.data.open, texts.data.submit],
    ['close', texts.close.open, texts.close.submit],
  ] as const) {
    await page.goto('/dashboard/account');
    await security.button(open).click();
    const send = security
      .button(submit)
      .or(page.getByRole('dialog').getByRole('button', { name: exactly(submit) }));
    await expect(send).toBeVisible();
    await look(`account: ${place}`);
    if (place !== 'details') {
      await send.click();
      await expect(page.locator('[aria-invalid="true"]').first()).toBeVisible();
      await look(`account: ${place}, nothing typed`);
    }
  }
  await page.goto('/dashboard/referral');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await look('referral: as it comes');
  await page.getByRole('contentinfo').getByRole('link', { name: words.shell.footer.contact }).click();
  await expect(page.getByRole('dialog', { name: words.contact.title })).toBeVisible();
  await look('contact: dialog');
});

test('the end of a session comes near', async ({ page, person: _person, look, screens: { words } }) => {
  await page.clock.install();
  await page.goto('/dashboard/portfolio');
  await expect(page.getByText(words.portfolio.empty.title)).toBeVisible();
  await look('portfolio: empty');
  await page.clock.fastForward(SESSION_ENDS_MS);
  await expect(page.getByRole('alertdialog', { name: words.security.idle.title })).toBeVisible();
  await look('session: about to end');
});
