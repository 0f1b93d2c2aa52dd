import { expect, type Locator } from '@playwright/test';
import { licencePhoto, utilityBill } from '../../../e2e/fixtures/files.ts';
import {
  choiceField,
  documentBox,
  fileInput,
  heldPhoto,
  listField,
  RECEIVED_LIMIT_MS,
} from '../../../e2e/pages/fields.ts';
import type { Screens } from '../../../e2e/pages/screens.ts';
import type { Answer } from '../../../e2e/support/profiles.ts';
import type { Keyboard } from './keyboard.ts';

/** Gives one answer of the profile by keys, and leaves what is filled in. */
export async function answerByKeys(screens: Screens, keys: Keyboard, answer: Answer): Promise<void> {
  const { kyc } = screens;
  const { path, value } = answer;
  const [label, shown] = [kyc.label(path), kyc.shown(answer)];
  if (
    path.includes('.document.front') ||
    path.includes('.document.back') ||
    path.includes('addressProof.bill')
  ) {
    await sendByKeys(screens, keys, label, path);
    return;
  }
  const fold = await kyc.foldOver(path);
  if (fold !== null) {
    await keys.pressOn(fold);
  }
  const group = choiceField(screens, label);
  const list = listField(screens, label);
  const field = kyc.field(path);
  await expect(group.or(list).or(field).first()).toBeAttached();
  if ((await group.count()) > 0) {
    await keys.chooseIn(group, group.getByRole('radio', { name: shown, exact: true }));
  } else if ((await list.count()) > 0) {
    await chooseInList(keys, list, shown);
  } else if ((await field.inputValue()) === '') {
    await keys.typeInto(field, String(value));
  }
}

/** A native list finds its answers by typing; a searchable one is closed with Enter. */
export async function chooseInList(keys: Keyboard, list: Locator, shown: string): Promise<void> {
  const isSystems = await list.evaluate((element) => element instanceof HTMLSelectElement);
  if (!isSystems && (await list.inputValue()) === shown) {
    return;
  }
  await keys.tabTo(list);
  await keys.type(shown);
  if (!isSystems) {
    await keys.press('ArrowDown');
    await keys.press('Enter');
  }
}

/** A photo waits for its section to be saved; anything else is sent as soon as it is chosen. */
async function sendByKeys(screens: Screens, keys: Keyboard, label: string, path: string): Promise<void> {
  await keys.tabTo(fileInput(screens, label));
  const chooser = screens.page.waitForEvent('filechooser');
  await keys.press('Space');
  const isBill = path.includes('addressProof');
  const file = isBill ? utilityBill() : await licencePhoto(path.endsWith('back') ? 'back' : 'front');
  await (await chooser).setFiles(file);
  const received = documentBox(screens, label).getByText(screens.words.ui.file.received);
  await expect(isBill ? received : heldPhoto(screens, label)).toBeVisible({ timeout: RECEIVED_LIMIT_MS });
}
