import { scrubText } from './scrub-text.ts';

/** What browsers, Node.js and PostgreSQL say of a fault in fixed words; nothing that somebody typed can be one of them. */
const KNOWN_PHRASES = [
  'Cannot read properties of undefined',
  'Cannot read properties of null',
  'Cannot set properties of undefined',
  'Cannot set properties of null',
  'undefined is not an object',
  'null is not an object',
  'is not a function',
  'is not a constructor',
  'is not defined',
  'is not iterable',
  'is not valid JSON',
  'before initialization',
  'Assignment to constant variable',
  'Cannot mix BigInt',
  'Invalid time value',
  'Invalid array length',
  'Converting circular structure to JSON',
  'Unexpected token',
  'Unexpected end of JSON input',
  'Maximum call stack size exceeded',
  'too much recursion',
  'Out of memory',
  'Failed to fetch dynamically imported module',
  'error loading dynamically imported module',
  'Importing a module script failed',
  'Unable to preload CSS',
  'Failed to fetch',
  'NetworkError when attempting to fetch resource',
  'Load failed',
  'The operation was aborted',
  'The user aborted a request',
  'signal timed out',
  'The operation is insecure',
  'exceeded the quota',
  "Failed to execute 'removeChild' on 'Node'",
  "Failed to execute 'insertBefore' on 'Node'",
  'Hydration failed',
  'ResizeObserver loop',
  'Script error',
  'Unhandled Promise Rejection',
  'Connection terminated',
  'terminating connection',
  'deadlock detected',
  'canceling statement due to',
  'violates unique constraint',
  'violates check constraint',
  'violates foreign key constraint',
  'violates not-null constraint',
  'ECONNREFUSED',
  'ECONNRESET',
  'ETIMEDOUT',
  'ENOTFOUND',
  'ENOSPC',
  'ENOENT',
  'EACCES',
  'EPIPE',
] as const;

const REACT_ERROR = /Minified React error #\d{1,4}/;
/** The first words of a line: our own mark, and the kind of error, as code names it. */
const HEAD =
  /^(?:Error Boundary: ?)?(?:Uncaught )?(?:\(in promise\) )?(?:(?:[A-Z][A-Za-z]{0,40})?(?:Error|Exception)(?=:|$|\s*\())?/;
/** Where it happened: the file and its line, as our own report and engines write it. */
const PLACE = /\((?:https?:\/\/|\/|file:|node:)[\w/.:@%~+=?&-]{1,300}:\d{1,7}(?::\d{1,7})?\)$/;
/** A line of a stack: a name as code has it and the address of a file; words with blanks between them are none. */
const FRAME = [
  /^ {0,8}at (?:async |new )?(?:[\w$.<>#]{1,120}(?: \[as [\w$]{1,60}\])? )?\(?(?:https?:\/\/|\/|file:|node:)[\w/.:@%~+[\]=?&-]{1,400}\)?$/,
  /^(?:async\*)?[\w$.<>/*]{0,120}@(?:https?:\/\/|\/|file:|node:)[\w/.:%~+=?&-]{1,400}$/,
  /^ {0,8}at (?:async )?<anonymous>$/,
];

const UNKNOWN_WORDS = '[message]';

/**
 * The report of a fault without what somebody wrote into its message: its kind, the words of the engine if it has any, and
 * the places of its stack remain. A message of a page may hold whatever its form does, and no pattern knows a name from a word.
 */
export function scrubFault(text: string): string {
  const lines = text.split('\n').map(scrubLine);
  return lines.filter((line, at) => line !== UNKNOWN_WORDS || line !== lines[at - 1]).join('\n');
}

function scrubLine(line: string): string {
  if (line.trim() === '' || FRAME.some((frame) => frame.test(line))) {
    return scrubText(line);
  }
  const head = HEAD.exec(line)?.[0] ?? '';
  const place = PLACE.exec(line)?.[0] ?? '';
  const message = line.slice(head.length, line.length - place.length).replace(/^[:\s]+/, '');
  const words = message === '' ? '' : wordsOf(message);
  const said = [head.trim(), words]
    .filter((part) => part !== '')
    .join(head.trim().endsWith(':') ? ' ' : ': ');
  return place === '' ? said : `${said} ${scrubText(place)}`;
}

function wordsOf(message: string): string {
  const phrases: string[] = KNOWN_PHRASES.filter((phrase) => message.includes(phrase));
  const react = REACT_ERROR.exec(message)?.[0];
  const known = react === undefined ? phrases : [...phrases, react];
  return known.length === 0 ? UNKNOWN_WORDS : known.join(', ');
}
