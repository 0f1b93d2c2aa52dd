import type { Language } from '../people/languages.ts';
import type { RuleId } from './rules.ts';

/** The prescribed forms that a purchaser may have to sign; the schedules of Form 45-106F4 are signed apart. */
export const LAW_FORMS = ['F9', 'F4', 'F4-schedules', 'F12', 'F5'] as const;
export type LawForm = (typeof LAW_FORMS)[number];

/**
 * Forms that others sign besides their purchaser: Form 45-106F12 an executive officer of the issuer and the person to whom the purchaser is
 * related (NI 45-106 s. 2.6.1). The portal asks purchasers only, so no exemption that needs one is open, in production or outside.
 */
export const SIGNED_BY_OTHERS: readonly LawForm[] = ['F12'];

/** The rule that a form is in a language. */
export const RULE_OF_FORM = {
  F9: { en: 'form-f9-en', fr: 'form-f9-fr' },
  F4: { en: 'form-f4-en', fr: 'form-f4-fr' },
  'F4-schedules': { en: 'form-f4-schedules-en', fr: 'form-f4-schedules-fr' },
  F12: { en: 'form-f12-en', fr: 'form-f12-fr' },
  F5: { en: 'form-f5-en', fr: 'form-f5-fr' },
} as const satisfies Record<LawForm, Record<Language, RuleId>>;
