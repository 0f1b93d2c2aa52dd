import { expect, type Locator } from '@playwright/test';
import { SIGNATURE_FIELD } from '@portal/domain/agreement/signing/signature-path';
import { exactly, filled, somewhere } from '../support/words.ts';
import type { Desk } from './desk.ts';
import { press, textField } from './fields.ts';

/** Far more statements than any document has. */
const STATEMENTS_MAX = 40;
/** Stands for how many documents there are, until the page has said it. */
const ANY_COUNT = 987_654;

/** The shape of a signature, on the drawing field's own units. */
const STROKE = [
  [60, 130],
  [120, 50],
  [180, 140],
  [260, 70],
  [360, 130],
  [540, 90],
] as const;

/** The signing ceremony: consent where it was not given before, documents with their statements, signature. */
export class SigningPages {
  readonly #desk: Desk;
  /** Those that the test expects, else those that the page names: it depends on the prescribed forms. */
  #documents: number | null;

  constructor(desk: Desk, documents: number | null = null) {
    this.#desk = desk;
    this.#documents = documents;
  }

  async expectConsent(): Promise<void> {
    await expect(this.#desk.page).toHaveURL(/\/signing\//);
    await expect(this.#heading(this.#texts.consent.title)).toBeVisible();
  }

  /**
   * Initials every statement of every document; `look` is told each document before it is initialled.
   * Answers how many statements were initialled.
   */
  async initialAll(look: (document: string) => Promise<void> = async () => undefined): Promise<number> {
    let initialled = 0;
    for (let index = 1; index === 1 || index <= (this.#documents ?? 0); index += 1) {
      await this.expectDocument(index);
      await look(`document ${index}`);
      initialled += await this.#initialDocument();
      await this.onwards(index).click();
    }
    return initialled;
  }

  async expectDocument(index: number): Promise<void> {
    const position = filled(this.#texts.document.position, { index, count: this.#documents ?? ANY_COUNT });
    const said = new RegExp(exactly(position).source.replace(String(ANY_COUNT), '(\\d+)'));
    const line = this.#desk.page.getByText(said);
    await expect(line).toBeVisible();
    this.#documents ??= Number(said.exec((await line.textContent()) ?? '')?.[1]);
  }

  async #initialDocument(): Promise<number> {
    for (let done = 0; done < STATEMENTS_MAX; done += 1) {
      const left = await this.statements.count();
      if (left === 0) {
        return done;
      }
      await this.statements.first().click();
      // Of a choice one row is initialled, and the others ask for nothing any more.
      await expect.poll(() => this.statements.count()).toBeLessThan(left);
    }
    throw new Error('The document asks for more initials than a document may');
  }

  /** Draws a signature with the mouse, as a finger would. */
  async draw(): Promise<void> {
    const { page } = this.#desk;
    await press(page.getByRole('radio', { name: exactly(this.#texts.review.drawn) }));
    const field = page.getByRole('img', { name: exactly(this.#texts.review.draw) });
    await field.scrollIntoViewIfNeeded();
    const box = await field.boundingBox();
    if (box === null) {
      throw new Error('The drawing field is not on screen');
    }
    for (const [index, [x, y]] of STROKE.entries()) {
      const scale = box.width / SIGNATURE_FIELD.width;
      await page.mouse.move(box.x + x * scale, box.y + y * scale);
      if (index === 0) {
        await page.mouse.down();
      }
    }
    await page.mouse.up();
    await expect(
      page.getByText(exactly(filled(this.#texts.review.drawnStrokes_one, { count: 1 }))),
    ).toBeVisible();
  }

  async expectReview(): Promise<void> {
    await expect(this.#heading(this.#texts.review.title)).toBeVisible();
  }

  get agree(): Locator {
    return this.#button(this.#texts.consent.agree);
  }

  /** The button of the consent once it was given. */
  get goOn(): Locator {
    return this.#button(this.#texts.consent.agreed);
  }

  get back(): Locator {
    return this.#button(this.#texts.back);
  }

  /** The buttons of the statements that have no initials yet. */
  get statements(): Locator {
    return this.#button(this.#texts.document.initialLabel);
  }

  /** The button that leads to the next statement without initials. */
  get nextStatement(): Locator {
    return this.#button(this.#texts.document.nextStatement);
  }

  /** The button that leads on from a document. */
  onwards(index: number): Locator {
    const { nextDocument, toSignature } = this.#texts.document;
    return this.#button(index === this.#documents ? toSignature : nextDocument);
  }

  get name(): Locator {
    return textField(this.#desk, this.#texts.review.name);
  }

  get sign(): Locator {
    return this.#button(this.#texts.review.sign_other);
  }

  get backToOrder(): Locator {
    return this.#desk.page.getByRole('link', { name: exactly(this.#texts.closed.toOrder) });
  }

  async expectSigned(): Promise<void> {
    await expect(this.#heading(this.#texts.closed.completed.title)).toBeVisible();
    await expect(this.#desk.page.getByText(somewhere(this.#texts.closed.completed.text))).toBeVisible();
  }

  get #texts() {
    return this.#desk.words.signing;
  }

  #button(name: string): Locator {
    return this.#desk.page.getByRole('button', { name: exactly(name) });
  }

  #heading(name: string): Locator {
    return this.#desk.page.getByRole('heading', { level: 1, name: exactly(name) });
  }
}
