import { lookOnDeskAndTablet } from '../fixtures/look-on-desk-and-tablet.ts';
import { expect, test } from '../fixtures/screens.ts';
import { OfficePages } from '../pages/office-pages.ts';
import { enterOffice } from '../support/office-session.ts';
import { newAccount, read, send, submitProfile } from '../support/people.ts';
import { changed, MARRIED_IN_TORONTO } from '../support/profiles.ts';
import { exactly, filled, somewhere } from '../support/words.ts';

const COMPLIANCE = 'compliance@northline.example';
const STREET = '12 Wharf Street';
const SUBJECT = 'When is the money taken?';
const ANSWER = 'On Friday at the earliest. We write to you the day before.';

test.setTimeout(240_000);

test('an investor is found without accents, compared, logged out and answered @desktop', async ({
  portal,
  newPerson,
  screens,
  openOtherDevice,
}) => {
  const { officeDesk, officeInvestors, officeMessages, officeOrder, mailAccount } = screens.words;
  const investor = await newPerson(newAccount('Hélène', 'Trois-Rivières'));
  await submitProfile(investor, MARRIED_IN_TORONTO);
  await submitProfile(investor, changed(MARRIED_IN_TORONTO, { 'basics.address.street': STREET }));
  await send(investor, '/sendemail', {
    name: 'Hélène Trois-Rivières',
    email: investor.email,
    subject: SUBJECT,
    message: 'I am away until Friday.',
    requestType: 'order',
  });

  const office = new OfficePages(await openOtherDevice(), 'en');
  const { page } = office;
  const look = (name: string) => lookOnDeskAndTablet(page, `office, ${name}`, 'en');
  await enterOffice(portal, office, COMPLIANCE, '/office/investors');
  await page.getByLabel(somewhere(officeInvestors.filters.search)).fill('helene trois riv');
  await office.press(screens.words.office.list.search);
  const found = page.getByRole('link', { name: 'Hélène Trois-Rivières' });
  await expect(page).toHaveURL(/search=helene/);
  await expect(found).toHaveCount(1);
  await found.click();
  await expect(office.heading('Hélène Trois-Rivières')).toBeVisible();

  const compare = page.getByLabel(officeOrder.profile.compare, { exact: true });
  await compare.selectOption({ index: 1 });
  const row = page.getByRole('row').filter({ hasText: STREET });
  await expect(row).toContainText(officeOrder.profile.changed);
  await look('an investor');

  await office.press(officeInvestors.sessions.endAll);
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(officeInvestors.sessions.reason, { exact: true }).fill('They lost their phone.');
  await look('ending what is open');
  await dialog.getByRole('button', { name: exactly(officeInvestors.sessions.submit) }).click();
  await expect(page.getByText(officeInvestors.sessions.none)).toBeVisible();
  await expect(read(investor, '/user/profile')).rejects.toThrow(/401/);
  await portal.waitForMail(investor.email, somewhere(mailAccount.sessionsEnded.subject));

  await page.getByRole('link', { name: SUBJECT }).click();
  await expect(page.getByText('I am away until Friday.')).toBeVisible();
  await office.press(officeDesk.holder.take);
  await expect(page.getByText(somewhere(officeDesk.holder.message.you))).toBeVisible();
  await page.getByLabel(officeMessages.reply.template, { exact: true }).selectOption('order');
  await office.press(officeMessages.reply.useTemplate);
  const answer = page.getByRole('textbox', { name: somewhere(officeMessages.reply.label) });
  await answer.fill((await answer.inputValue()).replace(/\[.+\]/, ANSWER));
  await look('a message');
  await office.press(officeMessages.reply.submit);
  await expect(page.getByText(ANSWER)).toBeVisible();
  const mail = await portal.waitForMail(
    investor.email,
    somewhere(filled('Re: {{subject}}', { subject: SUBJECT })),
  );
  expect(mail.text).toContain(ANSWER);
  await page.getByRole('link', { name: exactly(officeMessages.back) }).click();
  await expect(page.getByRole('link', { name: SUBJECT })).toHaveCount(0);
});
