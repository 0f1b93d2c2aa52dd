import { type DataKeyRow, listDataKeys } from '../crypto/data-keys.store.ts';
import type { Deps } from '../deps.ts';
import { countFilesByKey, countReplaced } from '../files/replaced-files.store.ts';
import { ENCRYPTED_BY_STORE } from '../ports/file-store.ts';
import { countOpened, NOTHING_OPENED, type Opened, toldOpened } from './count-opened.ts';

const DAY_MS = 86_400_000;

/** The keys, how old they are and how many values of the database and files each opens, as lines to print. */
export async function describeKeys(deps: Deps): Promise<string[]> {
  const { masters } = deps.secrets.keys;
  const rows = await listDataKeys(deps.db);
  const counts = await countOpened(deps.db, deps.sealedColumns);
  const names = new Set(rows.map(({ id }) => id));
  const strangers = [...counts.keys()].filter((id) => !names.has(id));
  const previous = masters.all.filter(({ id }) => id !== masters.current.id);
  const others = await describeOtherFiles(deps);
  const stale = rows.filter(({ masterKeyId }) => masterKeyId !== masters.current.id).length;
  return [
    `Master key   ${masters.current.id}${previous.length === 0 ? '' : `, before it ${previous.map(({ id }) => id).join(', ')}`}`,
    '',
    ...rows.map((row) => lineOf(row, counts.get(row.id) ?? NOTHING_OPENED, deps.clock.now())),
    ...strangers.map((id) =>
      masters.all.some((master) => master.id === id)
        ? `${id.padEnd(16)} | master key, sealed before there were data keys | ${toldOpened(counts.get(id))}`
        : `${id.padEnd(16)} | NOT HERE: nobody can open ${toldOpened(counts.get(id))}`,
    ),
    ...(others.length === 0 ? [] : ['', ...others]),
    ...(stale === 0 ? [] : ['', `${stale} keys are wrapped by an older master key: npm run keys -- rotate`]),
  ];
}

/** What no data key is known to open, and what an older one still does until it is removed. */
async function describeOtherFiles(deps: Deps): Promise<string[]> {
  const counts = await countFilesByKey(deps.db);
  const filesOf = (keyId: string | null) => counts.find((count) => count.keyId === keyId)?.files ?? 0;
  const [unknown, byStore, replaced] = [
    filesOf(null),
    filesOf(ENCRYPTED_BY_STORE),
    await countReplaced(deps.db),
  ];
  return [
    ...(byStore === 0 ? [] : [`${byStore} files are encrypted by the store`]),
    ...(unknown === 0
      ? []
      : [`${unknown} files came before their key was recorded: npm run keys -- reseal looks them up`]),
    ...(replaced === 0 ? [] : [`${replaced} former copies of files wait for the nightly sweep`]),
  ];
}

function lineOf({ id, purpose, createdAt, retiredAt, masterKeyId }: DataKeyRow, opened: Opened, now: Date) {
  const days = Math.floor((now.getTime() - createdAt.getTime()) / DAY_MS);
  const state = retiredAt === null ? 'current' : `retired ${retiredAt.toISOString().slice(0, 10)}`;
  return [
    id.padEnd(16),
    purpose.padEnd(5),
    state.padEnd(18),
    `made ${createdAt.toISOString().slice(0, 10)}, ${days} days ago`,
    `wrapped by ${masterKeyId}`,
    ...(purpose === 'seal' ? [toldOpened(opened)] : []),
  ].join(' | ');
}
