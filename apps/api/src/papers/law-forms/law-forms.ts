import type { LawForm } from '@portal/domain/ground/law/law-forms';
import type { Language } from '@portal/domain/ground/people/languages';
import { FORM_F4_EN } from './form-f4-en.ts';
import { FORM_F9_EN } from './form-f9-en.ts';
import type { FormPart, LawFormText } from './law-form-text.ts';

const WHOLE_FORM: FormPart = { kind: 'missing', missing: 'The whole form.' };
const NOT_FOUND: LawFormText = { source: null, parts: [WHOLE_FORM] };

const F4_SCHEDULES_EN: LawFormText = {
  source: {
    instrument:
      'NI 45-106 s. 6.5(1.1), unofficial consolidation to 4 December 2025, which names both schedules',
    address:
      'https://github.com/XioAISolutions/compliance-AI (packages/cognition/src/ni-45-106-authorities.ts)',
    readOn: '2026-11-28',
    file: 'f4-schedules-en.txt',
    sha256: 'df9f2f118547f9d7c2a465b7aeffc72527c630c90de6bda370848ff096410b8c',
  },
  parts: [
    { kind: 'heading', text: 'Classification of Investors Under the Offering Memorandum Exemption' },
    { kind: 'missing', missing: 'All of Schedule 1 below its title.' },
    { kind: 'heading', text: 'Investment Limits for Investors Under the Offering Memorandum Exemption' },
    { kind: 'missing', missing: 'All of Schedule 2 below its title.' },
  ],
};

/** The prescribed forms, as far as their wording was found. */
export const LAW_FORM_TEXTS: Readonly<Record<LawForm, Readonly<Record<Language, LawFormText>>>> = {
  F9: { en: FORM_F9_EN, fr: withoutWords(FORM_F9_EN) },
  F4: { en: FORM_F4_EN, fr: withoutWords(FORM_F4_EN) },
  'F4-schedules': { en: F4_SCHEDULES_EN, fr: NOT_FOUND },
  F12: { en: NOT_FOUND, fr: NOT_FOUND },
  F5: { en: NOT_FOUND, fr: NOT_FOUND },
};

/** The places of a form whose words were found in the other language only: what is initialled, chosen and filled in, without words. */
function withoutWords({ parts }: LawFormText): LawFormText {
  return { source: null, parts: [WHOLE_FORM, ...parts.flatMap(placeOf)] };
}

function placeOf(part: FormPart): FormPart[] {
  switch (part.kind) {
    case 'initial': {
      const { missing: _asked, ...row } = part;
      return [{ ...row, title: null, text: null }];
    }
    case 'choice':
      return [{ ...part, title: null, rows: part.rows.map(({ rowId }) => ({ rowId, text: null })) }];
    case 'filled':
      return [{ ...part, rows: part.rows.map(({ value }) => ({ label: null, value })) }];
    default:
      return [];
  }
}
