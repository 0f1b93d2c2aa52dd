import { AppError, type FieldIssue, invalid } from '../app-error.ts';

/** Deeper than any form of the portal; deeper nesting would exhaust the stack of the next reader. */
const DEPTH_MAX = 32;
const ISSUES_MAX = 20;

/**
 * Refuses input that no later step can store: text with the character U+0000 or half of a surrogate pair, which the database cannot
 * store, and nesting deeper than DEPTH_MAX. Walks without recursion, whatever the depth. Throws VALIDATION at each text,
 * MALFORMED_REQUEST for the nesting.
 */
export function refuseUnstorable(input: unknown): void {
  const issues: FieldIssue[] = [];
  const waiting: { value: unknown; path: readonly string[] }[] = [{ value: input, path: [] }];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const { value, path } = next;
    if (typeof value === 'string') {
      if (!isStorable(value) && issues.length < ISSUES_MAX) {
        issues.push({ path: path.join('.'), key: 'errors.fieldInvalid' });
      }
    } else if (typeof value === 'object' && value !== null) {
      if (path.length >= DEPTH_MAX) {
        throw new AppError('MALFORMED_REQUEST');
      }
      for (const [name, inner] of Object.entries(value)) {
        if (!isStorable(name)) {
          throw new AppError('MALFORMED_REQUEST');
        }
        if (typeof inner === 'string' || (typeof inner === 'object' && inner !== null)) {
          waiting.push({ value: inner, path: [...path, name] });
        }
      }
    }
  }
  if (issues.length > 0) {
    throw invalid(issues);
  }
}

function isStorable(text: string): boolean {
  return !text.includes('\0') && text.isWellFormed();
}
