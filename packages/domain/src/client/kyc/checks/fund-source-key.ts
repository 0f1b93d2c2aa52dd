import { FUND_SOURCES } from '../fields/options.ts';

/** Names no source: whoever chose it has to say in words where the money comes from. */
const UNNAMED = 'kycOptions.source.other';

/**
 * The message key of where a person's money comes from, by the answer `investing.source` of their profile; null where it
 * says nothing that an agreement could state.
 */
export function fundSourceKey(answer: string): string | null {
  const labelKey = FUND_SOURCES.find(({ value }) => value === answer)?.labelKey ?? UNNAMED;
  return labelKey === UNNAMED ? null : labelKey;
}
