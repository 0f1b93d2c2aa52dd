import type { SecretBox } from './secret-box.ts';

/** Seals any JSON value; it does not open in another context. */
export function sealJson(box: Pick<SecretBox, 'seal'>, value: unknown, context: string): Buffer {
  return box.seal(JSON.stringify(value), context);
}

/** Opens what `sealJson` sealed. Rejects if it was changed or moved, or its key is gone. */
export async function openJson<Value>(
  box: Pick<SecretBox, 'open'>,
  sealed: Uint8Array,
  context: string,
): Promise<Value> {
  const value: Value = JSON.parse((await box.open(sealed, context)).toString());
  return value;
}
