import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { AUDIT_ACTION_NAMES, AUDIT_ACTIONS } from '@portal/domain/firm/audit/audit-actions';
import { STAFF_ACTIONS } from '@portal/domain/firm/staff/permissions';
import { officeActions } from '@portal/messages/en/office-actions';
import { describe, expect, it } from 'vitest';

const SOURCES = join(import.meta.dirname, '../..', '../..');
const SIDE_ROOMS = /\.test\.ts$|\.(store|sql)\.ts$|\/testing\//;
/** How code names a row's action: `action: 'trade.approved'`, or a choice between two. */
const OF_A_ROW = /\baction(:| =) [^,;{}]*/g;
const NAME = /'([a-z-]+\.[a-z-]+)'/g;

/** Every action that a file of the server writes: those in its rows, and those named beside an audit call. */
function actionsIn(source: string): string[] {
  const inRows = [...source.matchAll(OF_A_ROW)].flatMap(([row]) => namesIn(row));
  const isAboutAudit = /audit/i.test(source);
  return [...inRows, ...(isAboutAudit ? namesIn(source).filter(isOfGroup) : [])];
}

function namesIn(text: string): string[] {
  return [...text.matchAll(NAME)].map(([, name = '']) => name);
}

function isOfGroup(name: string): boolean {
  return Object.hasOwn(AUDIT_ACTIONS, name.split('.')[0] ?? '');
}

/** What servers of before wrote: their rows are still read. */
const OF_BEFORE: ReadonlySet<string> = new Set(['staff.glass-broken']);

const permissions: readonly string[] = STAFF_ACTIONS;
const written = new Set(
  globSync('**/*.ts', { cwd: SOURCES })
    .filter((path) => !SIDE_ROOMS.test(`/${path}`))
    .flatMap((path) => actionsIn(readFileSync(join(SOURCES, path), 'utf8')))
    .filter((name) => !permissions.includes(name)),
);

describe('what the audit log says', () => {
  it(`names each of ${AUDIT_ACTION_NAMES.length} actions that the server writes, and no other`, () => {
    expect({
      unnamed: [...written].filter((name) => !AUDIT_ACTION_NAMES.includes(name)),
      dead: AUDIT_ACTION_NAMES.filter((name) => !written.has(name) && !OF_BEFORE.has(name)),
    }).toEqual({ unnamed: [], dead: [] });
  });

  it.each(AUDIT_ACTION_NAMES)('%s has a sentence', (name) => {
    const [group = '', verb = ''] = name.split('.');
    const texts: Readonly<Record<string, Readonly<Record<string, string>>>> = officeActions;
    expect(texts[group]?.[verb]).toMatch(/^[A-Z]/);
  });
});
