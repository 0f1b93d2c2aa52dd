import { closeSync, openSync, readSync } from 'node:fs';

const SUFFIX = '_FILE';
/** More than any value takes, a sealed certificate in base64 among them. */
const VALUE_BYTES_MAX = 65_536;

/**
 * A variable may be given as the file that holds it, as container platforms and systemd hand out secrets: `SECRET_KEY_FILE` stands for
 * `SECRET_KEY`. Answers the variables with the values of their files, and one line for each file that does not do.
 */
export function variablesFromFiles(
  names: readonly string[],
  given: Readonly<Record<string, string>>,
): { variables: Record<string, string>; problems: string[] } {
  const variables: Record<string, string> = { ...given };
  const problems: string[] = [];
  for (const name of names) {
    const path = given[`${name}${SUFFIX}`];
    if (path === undefined) {
      continue;
    }
    const value = given[name] === undefined ? readValue(path) : null;
    if (typeof value === 'string') {
      variables[name] = value;
    } else {
      problems.push(`${name}${SUFFIX}: ${value?.problem ?? `set this or ${name}, not both`}`);
    }
  }
  return { variables, problems };
}

/** The text of a file without the blanks around it, such as the line break that editors add. */
function readValue(path: string): string | { problem: string } {
  const room = Buffer.alloc(VALUE_BYTES_MAX + 1);
  let length: number;
  try {
    const file = openSync(path, 'r');
    try {
      length = readSync(file, room);
    } finally {
      closeSync(file);
    }
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown';
    return { problem: `${path} cannot be read (${code})` };
  }
  const value = room.toString('utf8', 0, length).trim();
  if (length > VALUE_BYTES_MAX) {
    return { problem: `${path} is larger than ${VALUE_BYTES_MAX} bytes` };
  }
  return value === '' ? { problem: `${path} is empty` } : value;
}
