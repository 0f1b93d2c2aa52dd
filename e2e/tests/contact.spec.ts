import { expect, test } from '../fixtures/screens.ts';
import { exactly } from '../support/words.ts';

const DESK = 'support@northline.example';

test('a visitor writes to the dealer from the contact page @phone', async ({
  page,
  portal,
  screens: { words },
  checkAccessibility,
}) => {
  await page.goto('/contact');
  await expect(page.getByRole('heading', { level: 1, name: words.contact.title })).toBeVisible();
  const send = page.getByRole('button', { name: exactly(words.contact.submit) });
  await send.click();
  await expect(page.getByRole('alert')).toBeFocused();
  await checkAccessibility(page, 'contact with what is missing');
  await page.getByLabel(words.contact.name.label).fill('Ana Roy');
  await page.getByLabel(words.contact.email.label).fill('ana@example.ca');
  await page.getByLabel(words.contact.about.label).selectOption('complaint');
  await page.getByLabel(words.contact.subject.label).fill('Écran noir');
  await page.getByLabel(words.contact.message.label).fill('Rien ne s’affiche depuis hier.');
  await send.click();
  await expect(page.getByText(words.contact.sentTitle)).toBeVisible();
  const mail = await portal.waitForMail(DESK, /Écran noir/);
  expect(mail.text).toContain(words.contact.about.types.complaint);
  expect(mail.text).toContain('Rien ne s’affiche depuis hier.');
});

// Wide: a message to the dealer that leaves the page from which it was written.
test('who is signed in writes from where they are @desktop @wide', async ({
  page,
  portal,
  person,
  screens: { words },
  checkAccessibility,
}) => {
  await page.goto('/dashboard/portfolio');
  // Before the application is there, the link is one to the contact page.
  await expect(page.getByText(words.portfolio.empty.title)).toBeVisible();
  await page.getByRole('contentinfo').getByRole('link', { name: words.shell.footer.contact }).click();
  const dialog = page.getByRole('dialog', { name: words.contact.title });
  await expect(dialog.getByLabel(words.contact.email.label)).toHaveValue(person.email);
  await checkAccessibility(page, 'the contact dialog');
  await dialog.getByLabel(words.contact.about.label).selectOption('order');
  await dialog.getByLabel(words.contact.subject.label).fill('My order');
  await dialog.getByLabel(words.contact.message.label).fill('When is the money taken?');
  await dialog.getByRole('button', { name: exactly(words.contact.submit) }).click();
  await expect(dialog.getByText(words.contact.sentTitle)).toBeVisible();
  await portal.waitForMail(DESK, /My order/);
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL('/dashboard/portfolio');
});
