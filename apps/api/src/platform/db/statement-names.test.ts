import { describe, expect, it } from 'vitest';
import { StatementNames } from './statement-names.ts';

const SELECT = 'select id from deals where id = $1';

function nameAfter(names: StatementNames, text: string, uses: number): string | undefined {
  for (let use = 1; use < uses; use += 1) {
    names.nameOf(text);
  }
  return names.nameOf(text);
}

describe('the name of a statement', () => {
  it('is given once it recurs, and stays', () => {
    const names = new StatementNames();
    expect(nameAfter(names, SELECT, 3)).toBeUndefined();
    expect(names.nameOf(SELECT)).toBe('portal_0');
    expect(names.nameOf(SELECT)).toBe('portal_0');
    expect(nameAfter(names, 'select 1 where $1', 4)).toBe('portal_1');
  });

  it.each([
    'select * from deals where id = $1',
    'select "deals".* from "deals" where id = $1',
    'update deals set id = $1 returning *',
  ])('is not given to one that answers with whatever columns there are: %s', (text) => {
    expect(nameAfter(new StatementNames(), text, 10)).toBeUndefined();
  });

  it.each([
    ['a beginning', 'select id from trades where id like $1'],
    ['some of a list', 'select id from trades where investor_id = any($1::text[])'],
    ['words', 'select id from investors where array_to_tsvector(words) @@ $1::tsquery'],
  ])('is not given to one that seeks %s: how much there is of it decides how it is found', (_what, text) => {
    expect(nameAfter(new StatementNames(), text, 10)).toBeUndefined();
  });

  it('is also given to one that counts rows', () => {
    expect(nameAfter(new StatementNames(), 'select count(*) from deals where id = $1', 4)).toBeDefined();
  });

  it('is not given to more than a connection may keep, nor to rare ones', () => {
    const names = new StatementNames();
    for (let count = 0; count < 10_000; count += 1) {
      expect(names.nameOf(`select $1 where ${count} = 1`)).toBeUndefined();
    }
    for (let count = 0; count < 300; count += 1) {
      expect(nameAfter(names, `select $1 where ${count} = 2`, 4)).toBeDefined();
    }
    expect(nameAfter(names, SELECT, 10)).toBeUndefined();
  });
});
