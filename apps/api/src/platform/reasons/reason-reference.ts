/** What stands in place of a reason in tables, in the audit log and in jobs: it names the sealed text and says nothing of it. */
export const REFERENCE_PREFIX = 'sealed-reason:';

/** Every reference in a text; a text may be made of a sentence and a reference. */
export const REFERENCES = new RegExp(`${REFERENCE_PREFIX}([0-9a-f-]{36})`, 'g');

/** What a sealed reason is bound to. */
export const reasonContext = (id: string) => `reason:${id}`;
