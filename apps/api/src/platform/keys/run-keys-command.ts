import { parseArgs } from 'node:util';
import type { CommandResult } from '../commands/command-result.ts';
import { ConfigurationError } from '../config/config.ts';
import { type DataKeyRow, listDataKeys } from '../crypto/data-keys.store.ts';
import type { Deps } from '../deps.ts';
import { removeReplacedFiles } from '../files/kept/remove-replaced-files.ts';
import { countFilesByKey, countReplaced } from '../files/kept/replaced-files.store.ts';
import { ENCRYPTED_BY_STORE } from '../ports/file-store.ts';
import { countOpened, NOTHING_OPENED, type Opened, toldOpened } from './count-opened.ts';
import { deleteKey, type KeyDeletion } from './delete-key.ts';
import { resealFiles } from './reseal-files.ts';
import { resealValues } from './reseal-values.ts';
import { rotateKeys } from './rotate-keys.ts';

const KEYS_USAGE = [
  'npm run keys -- status             the keys, their ages, and how many values and files each opens',
  'npm run keys -- rotate             a new data key for what is saved from now on; every key wrapped by SECRET_KEY',
  'npm run keys -- rotate --reseal    and then the values and files that older keys sealed, put under the new one',
  'npm run keys -- rotate --links     and a new key for links: those given in the last minutes open nothing more',
  'npm run keys -- rotate --audit     and a new key for the audit log: publish its new public key (npm run audit -- roots)',
  'npm run keys -- rotate --match     and a new key for the fingerprints of numbers: they are made anew within minutes',
  'npm run keys -- reseal             only the values and files, where it was stopped before',
  'npm run keys -- delete <key>       a retired key that opens nothing any more, a day after it was retired',
];

/** Runs one command on the keys, while servers run. */
export async function runKeysCommand(
  deps: Deps,
  argv: readonly string[],
  say: (line: string) => void,
): Promise<CommandResult> {
  try {
    const { positionals, values } = parseArgs({
      args: [...argv],
      allowPositionals: true,
      options: {
        reseal: { type: 'boolean' },
        links: { type: 'boolean' },
        audit: { type: 'boolean' },
        match: { type: 'boolean' },
      },
    });
    const [verb, keyId, ...more] = positionals;
    if (verb === 'delete' && keyId !== undefined && more.length === 0) {
      return linesOfDeletion(keyId, await deleteKey(deps, keyId));
    }
    switch (positionals.join(' ')) {
      case 'status':
        return { ok: true, lines: await describeKeys(deps) };
      case 'rotate': {
        const { keyId, rewrapped } = await rotateKeys(deps, [
          'seal',
          ...(values.links ? (['links'] as const) : []),
          ...(values.audit ? (['audit'] as const) : []),
          ...(values.match ? (['match'] as const) : []),
        ]);
        say(`The current data key is ${keyId}. Wrapped anew: ${rewrapped} keys.`);
        return values.reseal === true ? reseal(deps, say) : { ok: true, lines: [] };
      }
      case 'reseal':
        return reseal(deps, say);
      default:
        return { ok: false, lines: KEYS_USAGE };
    }
  } catch (error) {
    if (error instanceof ConfigurationError) {
      return { ok: false, lines: [error.message] };
    }
    if (error instanceof TypeError && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS')) {
      return { ok: false, lines: [error.message, '', ...KEYS_USAGE] };
    }
    throw error;
  }
}

function linesOfDeletion(keyId: string, deletion: KeyDeletion): CommandResult {
  switch (deletion.kind) {
    case 'deleted':
      return { ok: true, lines: [`The data key ${keyId} is deleted.`] };
    case 'unknown':
      return { ok: false, lines: [`There is no data key ${keyId}: npm run keys -- status`] };
    case 'kept':
      return { ok: false, lines: [`The data key ${keyId} stays.`, ...deletion.reasons] };
  }
}

async function reseal(deps: Deps, say: (line: string) => void): Promise<CommandResult> {
  const values = await resealValues(deps, say);
  const files = await resealFiles(deps, say);
  const { removed } = await removeReplacedFiles(deps);
  const waiting = await countReplaced(deps.db);
  const changed = values.changedMeanwhile + files.changedMeanwhile;
  const unreadable = values.unreadable + files.unreadable;
  return {
    ok: unreadable === 0,
    lines: [
      `Sealed anew: ${values.resealed} values, ${files.resealed} files.`,
      ...(changed === 0 ? [] : [`Saved by somebody meanwhile: ${changed}.`]),
      ...(unreadable === 0
        ? []
        : [
            `${values.unreadable} values and ${files.unreadable} files do not open and were left as they are; the log names them.`,
          ]),
      ...(removed === 0 ? [] : [`Former copies of files removed: ${removed}.`]),
      ...(waiting === 0
        ? []
        : [
            `Former copies of files: ${waiting}. They go a day after they were replaced, with the nightly sweep.`,
          ]),
    ],
  };
}

const DAY_MS = 86_400_000;

/** The keys, how old they are and how many values of the database and files each opens, as lines to print. */
async function describeKeys(deps: Deps): Promise<string[]> {
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

/** Files without a known data key, and former copies an older key still opens until they are removed. */
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
