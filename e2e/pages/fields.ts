import { expect, type Locator } from '@playwright/test';
import { countryName } from '@portal/domain/ground/countries/countries';
import type { TestFile } from '../fixtures/files.ts';
import { exactly, labelled, somewhere } from '../support/words.ts';
import type { Desk } from './desk.ts';

/** A field that a person types in, by its label. */
export function textField({ page, words }: Desk, label: string): Locator {
  return page.getByRole('textbox', { name: labelled(words, label) });
}

/** A list that one answer is chosen from, by its label. */
export function listField({ page, words }: Desk, label: string): Locator {
  return page.getByRole('combobox', { name: labelled(words, label) });
}

/** Several answers in view, by their label. */
export function choiceField({ page, words }: Desk, label: string): Locator {
  return page.getByRole('radiogroup', { name: labelled(words, label) });
}

/** One answer out of a list, whether it is folded or in view. */
export async function choose(desk: Desk, label: string, answer: string): Promise<void> {
  const list = listField(desk, label);
  const group = choiceField(desk, label);
  await expect(list.or(group)).toBeVisible();
  if (await list.isVisible()) {
    await list.selectOption({ label: answer });
    return;
  }
  await press(group.getByRole('radio', { name: exactly(answer) }));
}

/** A country, found by typing its name; one that stands there already is left. */
export async function fillCountry(desk: Desk, label: string, code: string): Promise<void> {
  const name = countryName(code, desk.language);
  const list = listField(desk, label);
  if ((await list.inputValue()) !== name) {
    await list.click();
    // The press scrolls the page to the field, and a page that scrolls closes its open lists: wait until it stands.
    await desk.page.evaluate(
      () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
    );
    await list.fill(name);
    await expect(desk.page.getByRole('option', { name: exactly(name) })).toBeVisible();
    await list.press('ArrowDown');
    await list.press('Enter');
  }
  await expect(list).toHaveValue(name);
}

/** The input of a document; a person reaches it through the button in front of it. */
export function fileInput({ page, words }: Desk, label: string): Locator {
  // The camera of a phone, which is offered beside it, has the same label; so may an answer of the question before.
  return page.getByLabel(labelled(words, label)).and(page.locator('input[type="file"]')).first();
}

/** The box of a document: its name, its picture, how much of it is sent. */
export function documentBox(desk: Desk, label: string): Locator {
  return fileInput(desk, label).locator('xpath=ancestor::fieldset[1]');
}

/** A document is drawn anew by a process that starts for it: on a busy machine that takes longer than an answer. */
export const RECEIVED_LIMIT_MS = 30_000;

/** What stands below a photo of which nothing was sent yet. */
export function heldPhoto(desk: Desk, label: string): Locator {
  return documentBox(desk, label).getByText(desk.words.kycForm.crop.ask);
}

/** Chooses a document: a photo is then shown, and sent once its section is saved; anything else is sent, and waited for. */
export async function chooseDocument(desk: Desk, label: string, file: TestFile): Promise<void> {
  await fileInput(desk, label).setInputFiles(file);
  if (file.mimeType.startsWith('image/')) {
    await expect(heldPhoto(desk, label)).toBeVisible();
  } else {
    await expect(documentBox(desk, label).getByText(desk.words.ui.file.received)).toBeVisible({
      timeout: RECEIVED_LIMIT_MS,
    });
  }
}

/** The summary of what is wrong with a form. */
export function errorSummary({ page, words }: Desk): Locator {
  const { title_one: one, title_other: other } = words.ui.summary;
  return page.getByRole('alert', { name: new RegExp(`${somewhere(one).source}|${somewhere(other).source}`) });
}

/** Chooses one answer of those in view, by a press on its words as a person does: the button itself is drawn by its label. */
export async function press(choice: Locator): Promise<void> {
  await choice.locator('xpath=ancestor::label[1]').click();
  await expect(choice).toBeChecked();
}
