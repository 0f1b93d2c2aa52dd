import { basename } from 'node:path';
import { textNamedAsPhoto, utilityBill, writeTooLargeBill } from '../fixtures/files.ts';
import { onBothDevices } from '../fixtures/on-both-devices.ts';
import { SERVER_IS_GONE } from '../fixtures/page-problems.ts';
import { expect, test } from '../fixtures/screens.ts';
import { chooseDocument, documentBox, fileInput } from '../pages/fields.ts';
import { newAccount, ordersOf, placeOrder, registerPerson } from '../support/people.ts';
import { exactly, filled } from '../support/words.ts';

const DEAL = 'red-shore-seniors-residence';
/** 690 units are left of it, and an order takes 10 to 200. */
const NEARLY_SOLD = 'ruelle-des-erables-infill';
const LAST_ORDERS = [200, 200, 200, 85];
const FRONT = 'identityVerification.principal.document.front';
const BILL = 'identityVerification.principal.addressProof.bill';

test('a step that fails says so at the bottom left with the reason, and goes on once it can @phone', async ({
  person,
  portal,
  screens,
  problems,
}) => {
  problems.allow(SERVER_IS_GONE);
  const { wizard, page, words } = screens;
  await wizard.goTo(DEAL, 'order');
  await wizard.expectPage(DEAL, 'order');
  await wizard.amount.fill('40000');
  await wizard.memorandum.check();
  await portal.kill('SIGKILL');
  await wizard.next();
  const toast = page
    .getByRole('region', { name: exactly(words.ui.toasts) })
    .getByText(exactly(filled(words.wizard.failed, { message: words.ui.error.network })));
  await expect(toast).toBeVisible();
  await onBothDevices(page, async ({ width, height }) => {
    const box = await toast.boundingBox();
    expect((box?.x ?? Number.NaN) * 2, 'the message is on the left').toBeLessThan(width);
    expect((box?.y ?? 0) * 2, 'the message is at the bottom').toBeGreaterThan(height);
  });
  await expect(wizard.amount).toHaveValue(/^40\D000$/);

  await portal.restart();
  await wizard.next();
  await wizard.expectPage(DEAL, 'application');
  const orders = await ordersOf(person);
  expect(orders.map(({ quantity }) => quantity)).toEqual([40]);
});

// Wide: a file that is refused anywhere but beside its field, or keeps another one from being sent.
test('files that the portal does not take are refused beside their field, and another one may follow @phone @wide', async ({
  person,
  screens,
  problems,
}, testInfo) => {
  problems.expect(/status of 4(00|15)/);
  // The recorder of traces fetches pictures that a page shows from memory; the portal itself never does.
  problems.allow(/Connecting to 'blob:.*"connect-src 'self'"/);
  const { wizard, kyc, page, words } = screens;
  await placeOrder(person, DEAL, 30);
  await wizard.goTo(DEAL, 'application');
  await kyc.open('identityVerification');
  await kyc.answer({ path: 'identityVerification.principal.document.type', value: '1' });
  await kyc.answer({ path: 'identityVerification.principal.addressProof.type', value: '1' });
  const [front, bill] = [kyc.label(FRONT), kyc.label(BILL)];

  await fileInput(screens, front).setInputFiles({
    name: 'notes.txt',
    mimeType: 'text/plain',
    buffer: Buffer.from('not a picture'),
  });
  await expect(page.getByText(exactly(filled(words.ui.file.wrongType, { name: 'notes.txt' })))).toBeVisible();

  const large = testInfo.outputPath('large-bill.pdf');
  writeTooLargeBill(large);
  await fileInput(screens, bill).setInputFiles(large);
  const refusal = words.ui.file.tooLarge.replace('{{name}}', basename(large));
  await expect(page.getByText(exactly(refusal))).toBeVisible();

  await fileInput(screens, front).setInputFiles(textNamedAsPhoto());
  await expect(page.getByText(exactly(words.kycForm.upload.notSent))).toBeVisible();
  await expect(documentBox(screens, front).getByText(words.ui.file.failed)).toBeVisible();

  await chooseDocument(screens, bill, utilityBill());
  await kyc.answer({ path: FRONT, value: true });
});

// Wide: a deal that is sold out and still opens the form of an order.
test('a deal that is sold out says so, and takes no order @phone @wide', async ({
  portal,
  person,
  screens,
}) => {
  expect(person.user.id).not.toBe('');
  for (const quantity of LAST_ORDERS) {
    await placeOrder(await registerPerson(portal.url, newAccount()), NEARLY_SOLD, quantity);
  }
  const { wizard, page, words, deals } = screens;
  await wizard.goTo(NEARLY_SOLD, 'order');
  await expect(page.getByRole('heading', { name: exactly(words.wizard.order.soldOut.title) })).toBeVisible();
  await expect(wizard.amount).toHaveCount(0);
  await page.goto(`/dashboard/marketplace/${NEARLY_SOLD}`);
  // A wide screen and a phone each have the sentence at a place of its own; one of them is drawn.
  const sentence = page.getByText(exactly(words.dealPage.invest.soldOut)).filter({ visible: true });
  await onBothDevices(page, async () => {
    await expect(sentence).toHaveCount(1);
    await expect(deals.invest).toHaveCount(0);
  });
});
