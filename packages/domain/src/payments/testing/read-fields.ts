import type { Field } from '../debit-file-layout.ts';

/** The values that a record or a segment of these fields holds, fill characters and all. */
export function readFields(fields: readonly Field[], text: string): Record<string, string> {
  let from = 0;
  const entries = fields.map(({ id, size }) => {
    const value = text.slice(from, from + size);
    from += size;
    return [id, value] as const;
  });
  return Object.fromEntries(entries);
}
