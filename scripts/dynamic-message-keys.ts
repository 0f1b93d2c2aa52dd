import type { DynamicKeys } from '../packages/messages/src/parity/key-usage.ts';

/**
 * Texts whose keys no source spells out, not even as a template, each with the reason.
 * `*` stands for any part or end of a key. Templates such as `kyc.${section}.title` are found without an entry here.
 */
export const DYNAMIC_MESSAGE_KEYS: DynamicKeys = {};
