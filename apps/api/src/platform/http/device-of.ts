/** Enough of a session's mark to tell two apart, too little to find one by. */
const DEVICE_LENGTH = 12;

/** What a session is known by where it matters on which device something was typed. */
export function deviceOf(sessionTokenHash: string): string {
  return sessionTokenHash.slice(0, DEVICE_LENGTH);
}
