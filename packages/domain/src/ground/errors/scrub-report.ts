import { scrubFault } from './scrub-fault.ts';
import { scrubText } from './scrub-text.ts';

/** Parts of a fault's report that never leave: what was asked and by whom, and what the person did before. */
const LEFT_OUT: ReadonlySet<string> = new Set([
  'request',
  'user',
  'breadcrumbs',
  'extra',
  'server_name',
  'modules',
  'vars',
  'pre_context',
  'context_line',
  'post_context',
  'logentry',
  'params',
]);
/** Names and times that the report is found by; they look like secrets and are none. */
const KEPT: ReadonlySet<string> = new Set([
  'event_id',
  'trace_id',
  'span_id',
  'parent_span_id',
  'segment_id',
  'timestamp',
  'start_timestamp',
  'platform',
  'environment',
  'sdk',
  'type',
  'level',
]);
/** Where the libraries put an error's message, which may hold whatever the form of its page does. */
const MESSAGES: ReadonlySet<string> = new Set(['value', 'message', 'formatted']);
/** A report nests a dozen levels; what is deeper was put there by mistake. */
const DEPTH_MAX = 20;

/**
 * A report of an error-reporting library without personal data: bodies, people and their steps are left out, messages keep
 * the engine's words only, and every other text is scrubbed.
 */
export function scrubReport(value: unknown, scrub: (text: string) => string = scrubText, depth = 0): unknown {
  if (typeof value === 'string') {
    return scrub(value);
  }
  if (typeof value !== 'object' || value === null) {
    return value;
  }
  if (depth >= DEPTH_MAX) {
    return undefined;
  }
  if (Array.isArray(value)) {
    return value.map((part) => scrubReport(part, scrub, depth + 1));
  }
  return Object.fromEntries(
    Object.entries(value)
      .filter(([name]) => !LEFT_OUT.has(name))
      .map(([name, part]) => [
        // A name is a text too: what was typed can be the key of a table.
        scrubText(name),
        KEPT.has(name) ? part : scrubReport(part, MESSAGES.has(name) ? scrubFault : scrubText, depth + 1),
      ]),
  );
}

/** The same, in the report itself, as the libraries want it back. */
export function scrubInPlace<Report extends object>(report: Report): Report {
  const clean = scrubReport(report);
  for (const name of Object.keys(report)) {
    Reflect.deleteProperty(report, name);
  }
  return Object.assign(report, clean);
}
