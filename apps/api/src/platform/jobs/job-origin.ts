/** Where a job carries what asked for it, beside what it needs to know. */
export const ORIGIN_KEY = '_origin';

/** The payload as it is kept in the queue: with what asked for it, where that is traced. */
export function withOrigin(payload: object, origin: string | undefined): object {
  return origin === undefined ? payload : { ...payload, [ORIGIN_KEY]: origin };
}

/** The payload as the job was asked for, and what asked for it: a job of another server may carry that. */
export function takeOrigin<Payload extends object>(
  kept: Payload,
): { payload: Payload; origin: string | undefined } {
  const origin: unknown = Reflect.get(kept, ORIGIN_KEY);
  if (typeof origin !== 'string') {
    return { payload: kept, origin: undefined };
  }
  const payload = { ...kept };
  Reflect.deleteProperty(payload, ORIGIN_KEY);
  return { payload, origin };
}
