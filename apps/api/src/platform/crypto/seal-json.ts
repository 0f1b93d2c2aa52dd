import type { SecretBox } from './secret-box.ts';

/** Any value that JSON can hold, sealed; a value moved to another context does not open. */
export function sealJson(box: Pick<SecretBox, 'seal'>, value: unknown, context: string): Buffer {
  return box.seal(JSON.stringify(value), context);
}

/** What `sealJson` sealed. Rejects when it was changed, moved, or its key is gone. */
export async function openJson<Value>(
  box: Pick<SecretBox, 'open'>,
  sealed: Uint8Array,
  context: string,
): Promise<Value> {
  const value: Value = JSON.parse((await box.open(sealed, context)).toString());
  return value;
}
