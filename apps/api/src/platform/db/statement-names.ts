/** Each connection of the pool keeps its plans, at some ten kilobytes a statement. */
const NAMED_MAX = 300;
/** How many texts are counted before being named: a list of values makes a different text for each length. */
const COUNTED_MAX = 2_000;
/** A text seen this often will come again. */
const USES_MIN = 4;
/** Its result changes with the table, and PostgreSQL refuses to reuse such a plan. */
const ANSWERS_EVERY_COLUMN = /\bselect \*|\.\*|\breturning \*/;
/**
 * What it looks for may be one row or all of them: a plan for any value once walked 300,000 orders for ten seconds, where the plan for
 * the value took a fiftieth of one.
 */
const SEEKS = /\blike \$\d|\bany ?\(\$\d|@@ \$\d/;

/**
 * Names for recurring statements, so that PostgreSQL parses and plans each once per connection. Planning the list of an investor's
 * orders takes five times as long as running it.
 */
export class StatementNames {
  readonly #names = new Map<string, string>();
  readonly #uses = new Map<string, number>();

  /** The statement's name; undefined if it is not worth one, or may not have one. */
  nameOf(text: string): string | undefined {
    const name = this.#names.get(text);
    if (name !== undefined || this.#names.size >= NAMED_MAX) {
      return name;
    }
    const uses = (this.#uses.get(text) ?? 0) + 1;
    if (uses < USES_MIN || ANSWERS_EVERY_COLUMN.test(text) || SEEKS.test(text)) {
      this.#count(text, uses);
      return undefined;
    }
    this.#uses.delete(text);
    const given = `portal_${this.#names.size}`;
    this.#names.set(text, given);
    return given;
  }

  /** The least recently seen text is forgotten. */
  #count(text: string, uses: number): void {
    this.#uses.delete(text);
    this.#uses.set(text, uses);
    const [oldest] = this.#uses.keys();
    if (this.#uses.size > COUNTED_MAX && oldest !== undefined) {
      this.#uses.delete(oldest);
    }
  }
}
