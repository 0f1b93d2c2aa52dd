/** Each connection of the pool keeps what it has planned, at some ten kilobytes a statement. */
const NAMED_MAX = 300;
/** Texts that are counted before they are named: a list of values makes a text of its own for each length. */
const COUNTED_MAX = 2_000;
/** A text that came so often comes again. */
const USES_MIN = 4;
/** What it answers with changes with the table, and PostgreSQL refuses to go on with such a plan. */
const ANSWERS_EVERY_COLUMN = /\bselect \*|\.\*|\breturning \*/;

/**
 * Names for statements that come again and again, so that PostgreSQL reads and plans each once a connection. Planning the
 * list of an investor's orders takes it five times as long as finding them.
 */
export class StatementNames {
  readonly #names = new Map<string, string>();
  readonly #uses = new Map<string, number>();

  /** The statement's name; undefined for one that is not worth a name, or may not have one. */
  nameOf(text: string): string | undefined {
    const name = this.#names.get(text);
    if (name !== undefined || this.#names.size >= NAMED_MAX) {
      return name;
    }
    const uses = (this.#uses.get(text) ?? 0) + 1;
    if (uses < USES_MIN || ANSWERS_EVERY_COLUMN.test(text)) {
      this.#count(text, uses);
      return undefined;
    }
    this.#uses.delete(text);
    const given = `portal_${this.#names.size}`;
    this.#names.set(text, given);
    return given;
  }

  /** The text that has not come for longest is forgotten. */
  #count(text: string, uses: number): void {
    this.#uses.delete(text);
    this.#uses.set(text, uses);
    const [oldest] = this.#uses.keys();
    if (this.#uses.size > COUNTED_MAX && oldest !== undefined) {
      this.#uses.delete(oldest);
    }
  }
}
