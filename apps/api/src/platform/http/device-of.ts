/** Enough of a session's id to tell two apart, too little to find one by. */
const DEVICE_LENGTH = 12;

/** Identifies a session where it matters on which device something was typed. */
export function deviceOf(sessionTokenHash: string): string {
  return sessionTokenHash.slice(0, DEVICE_LENGTH);
}
