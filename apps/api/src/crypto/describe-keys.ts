import type { Deps } from '../deps.ts';
import { type DataKeyRow, listDataKeys } from './data-keys.store.ts';
import { SEALED_COLUMNS } from './sealed-columns.ts';
import { countByKey } from './sealed-values.store.ts';

const DAY_MS = 86_400_000;

/** The keys, how old they are and how many values of the database each opens, as lines to print. */
export async function describeKeys(deps: Deps): Promise<string[]> {
  const { masters } = deps.secrets.keys;
  const rows = await listDataKeys(deps.db);
  const counts = await countValues(deps);
  const names = new Set(rows.map(({ id }) => id));
  const strangers = [...counts.keys()].filter((id) => !names.has(id));
  const previous = masters.all.filter(({ id }) => id !== masters.current.id);
  const stale = rows.filter(({ masterKeyId }) => masterKeyId !== masters.current.id).length;
  return [
    `Master key   ${masters.current.id}${previous.length === 0 ? '' : `, before it ${previous.map(({ id }) => id).join(', ')}`}`,
    '',
    ...rows.map((row) => lineOf(row, counts.get(row.id) ?? 0, deps.clock.now())),
    ...strangers.map((id) =>
      masters.all.some((master) => master.id === id)
        ? `${id.padEnd(16)} | master key, sealed before there were data keys | ${counts.get(id)} values`
        : `${id.padEnd(16)} | NOT HERE: nobody can open ${counts.get(id)} values`,
    ),
    ...(stale === 0 ? [] : ['', `${stale} keys are wrapped by an older master key: npm run keys -- rotate`]),
  ];
}

async function countValues(deps: Deps): Promise<Map<string, number>> {
  const counts = new Map<string, number>();
  for (const column of SEALED_COLUMNS) {
    for (const { keyId, values } of await countByKey(deps.db, column)) {
      counts.set(keyId, (counts.get(keyId) ?? 0) + values);
    }
  }
  return counts;
}

function lineOf({ id, purpose, createdAt, retiredAt, masterKeyId }: DataKeyRow, values: number, now: Date) {
  const days = Math.floor((now.getTime() - createdAt.getTime()) / DAY_MS);
  const state = retiredAt === null ? 'current' : `retired ${retiredAt.toISOString().slice(0, 10)}`;
  return [
    id.padEnd(16),
    purpose.padEnd(5),
    state.padEnd(18),
    `made ${createdAt.toISOString().slice(0, 10)}, ${days} days ago`,
    `wrapped by ${masterKeyId}`,
    ...(purpose === 'seal' ? [`${values} values`] : []),
  ].join(' | ');
}
