import { describe, expect, it } from 'vitest';
import { StatementsByText } from './statements-by-text.ts';

describe('a statement', () => {
  it.each([
    ['select "id" from "trades" where "id" = $1', 'select trades'],
    ['select name, state::text from pgboss.job where name = $1', 'select pgboss.job'],
    ['select "x" from "pgboss"."job" where 1 = 1', 'select pgboss.job'],
    ['insert into "investors" ("email") values ($1) returning "id"', 'insert investors'],
    ['update "trades" set "status" = $1', 'update trades'],
    ['delete from "sessions" where "id" = $1', 'delete sessions'],
    ['\n    with open as (select 1 from bank_lines) select * from open', 'with bank_lines'],
    ['select "id" from "deals" for update skip locked', 'select deals'],
    ['begin; set local lock_timeout = 5000', 'begin'],
    ['commit', 'commit'],
    ["select set_config('lock_timeout', $1, true)", 'select'],
    ['-- a comment', 'statement'],
  ])('%s is named %s', (text, name) => {
    expect(new StatementsByText().of(text).name).toBe(name);
  });

  it('is told with its text once', () => {
    const told: string[] = [];
    const statements = new StatementsByText(({ digest }, text) => void told.push(`${digest} ${text}`));
    const { digest } = statements.of('select 1');
    statements.of('select 1');
    expect(told).toEqual([`${digest} select 1`]);
  });

  it('is told from another of its name, and never shows what is written in it', () => {
    const statements = new StatementsByText();
    const one = statements.of("select id from investors where email = 'ada@example.com'");
    const other = statements.of("select id from investors where last_name = 'Tremblay'");
    expect(one.name).toBe(other.name);
    expect(one.digest).not.toBe(other.digest);
    expect(new StatementsByText().of('select 1').digest).toBe(statements.of('select 1').digest);
    expect(JSON.stringify([one, other])).not.toMatch(/ada|Tremblay/);
  });
});
