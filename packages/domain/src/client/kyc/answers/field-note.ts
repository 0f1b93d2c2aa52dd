import type { FieldKind, FieldSpec } from '../fields/field-spec.ts';

const NOTES: Readonly<Record<Exclude<FieldKind, 'choice' | 'text' | 'longText' | 'wholeNumber'>, string>> = {
  email: 'An e-mail address.',
  phone: 'A telephone number.',
  date: 'YYYY-MM-DD.',
  secret: 'Masked in answers; sent back masked, it stays as it is.',
  yesNo: 'True or false.',
  province: 'A code such as CAN-ON.',
  country: 'ISO 3166-1 alpha-3.',
  postalCode: 'A Canadian postal code.',
  amount: 'Dollars.',
  percentage: '0 to 100, with two decimals at most.',
  file: 'The id of an uploaded file.',
  computed: 'Computed by the portal; what is sent is corrected.',
};

/** What a finished field takes, for readers of the API document. */
export function fieldNote({ kind, choices = [], maxLength, max }: FieldSpec): string {
  switch (kind) {
    case 'choice':
      return `${choices.map(({ value, labelKey }) => `${JSON.stringify(value)} ${nameOf(labelKey)}`).join(', ')}.`;
    case 'text':
    case 'longText':
      return `Text of at most ${maxLength} characters.`;
    case 'wholeNumber':
      return `A whole number, at most ${max}.`;
    default:
      return NOTES[kind];
  }
}

function nameOf(labelKey: string): string {
  return labelKey.slice(labelKey.lastIndexOf('.') + 1);
}
