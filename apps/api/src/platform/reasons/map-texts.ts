/**
 * The same value with each of its texts changed, however deep in lists and plain objects it stands; anything else, such as a time or
 * bytes, stays as it is.
 */
export function mapTexts<Value>(value: Value, change: (text: string) => string): Value;
export function mapTexts(value: unknown, change: (text: string) => string): unknown {
  if (typeof value === 'string') {
    return change(value);
  }
  if (Array.isArray(value)) {
    return value.map((one: unknown) => mapTexts(one, change));
  }
  return isPlain(value)
    ? Object.fromEntries(Object.entries(value).map(([name, one]) => [name, mapTexts(one, change)]))
    : value;
}

/** Calls `look` for each of its texts. */
export function eachText(value: unknown, look: (text: string) => void): void {
  if (typeof value === 'string') {
    look(value);
  } else if (Array.isArray(value)) {
    for (const one of value) {
      eachText(one, look);
    }
  } else if (isPlain(value)) {
    for (const one of Object.values(value)) {
      eachText(one, look);
    }
  }
}

function isPlain(value: unknown): value is object {
  if (typeof value !== 'object' || value === null) {
    return false;
  }
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
}
