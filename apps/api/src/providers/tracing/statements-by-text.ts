import { createHash } from 'node:crypto';

/** As many as StatementNames knows; a list of values makes a different text for each length. */
const KEPT_MAX = 2_000;
const DIGEST_LENGTH = 8;
const VERB = /^\s*([a-z]+)/i;
const TABLES: Readonly<Record<string, RegExp>> = {
  select: /\bfrom\s+"?([a-z_][a-z0-9_]*(?:"?\."?[a-z0-9_]+)?)/i,
  with: /\bfrom\s+"?([a-z_][a-z0-9_]*(?:"?\."?[a-z0-9_]+)?)/i,
  insert: /\binto\s+"?([a-z_][a-z0-9_]*(?:"?\."?[a-z0-9_]+)?)/i,
  update: /\bupdate\s+"?([a-z_][a-z0-9_]*(?:"?\."?[a-z0-9_]+)?)/i,
  delete: /\bfrom\s+"?([a-z_][a-z0-9_]*(?:"?\."?[a-z0-9_]+)?)/i,
};
const QUOTES = /"/g;

type Statement = {
  /** What it does to what, such as `select trades`. */
  name: string;
  /** Tells statements of one name apart, alike in each server of a version. */
  digest: string;
};

/**
 * Names statements by their text, of which nothing but the verb and the table is used: the rest may hold a value. `tell` hears of each text once, for
 * whoever has a digest and looks for its statement.
 */
export class StatementsByText {
  readonly #known = new Map<string, Statement>();
  readonly #tell: (statement: Statement, text: string) => void;

  constructor(tell: (statement: Statement, text: string) => void = () => undefined) {
    this.#tell = tell;
  }

  of(text: string): Statement {
    const known = this.#known.get(text);
    if (known !== undefined) {
      return known;
    }
    if (this.#known.size >= KEPT_MAX) {
      this.#known.clear();
    }
    const verb = VERB.exec(text)?.[1]?.toLowerCase() ?? 'statement';
    const table = TABLES[verb]?.exec(text)?.[1]?.replace(QUOTES, '').toLowerCase();
    const digest = createHash('sha256').update(text).digest('hex').slice(0, DIGEST_LENGTH);
    const statement = { name: table === undefined ? verb : `${verb} ${table}`, digest };
    this.#known.set(text, statement);
    this.#tell(statement, text);
    return statement;
  }
}
