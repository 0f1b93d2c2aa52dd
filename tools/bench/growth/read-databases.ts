import { parseArgs } from 'node:util';

/** A database that `npm run seed` filled, with what its portal needs to read it. */
export type SeededDatabase = { url: string; secretKey: string; dataDir: string | undefined };

/** The databases that a command names, by `--small` and `--large`; their keys are secrets and stand in the environment, as the folders of their files do. Throws where one is missing. `--only` is a part of the calls' names; all without it. */
export function readDatabases(
  args: string[],
  environment: Readonly<Record<string, string | undefined>>,
): { databases: Readonly<Record<'small' | 'large', SeededDatabase>>; only: string } {
  const { values } = parseArgs({
    args,
    options: { small: { type: 'string' }, large: { type: 'string' }, only: { type: 'string', default: '' } },
  });
  const named = (size: 'small' | 'large'): SeededDatabase => {
    const url = values[size];
    const secretKey = environment[`${size.toUpperCase()}_SECRET_KEY`] ?? environment.SECRET_KEY;
    if (url === undefined || secretKey === undefined) {
      throw new Error(
        `Name the ${size} database by --${size}, and its key by ${size.toUpperCase()}_SECRET_KEY or SECRET_KEY`,
      );
    }
    return { url, secretKey, dataDir: environment[`${size.toUpperCase()}_DATA_DIR`] };
  };
  return { databases: { small: named('small'), large: named('large') }, only: values.only };
}
