import * as z from 'zod/mini';
import { maskNumber } from '../formats/mask-number.ts';
import { LANGUAGES, type Language } from '../people/languages.ts';

const words = z.object({
  trustee: z.string(),
  trusteeBeneficiary: z.string(),
  trusteeBank: z.string(),
  trusteeAddress: z.string(),
});

/** Everything that says where investors' money goes: the account in trust, whose it is in both languages, and in whose name debits are asked for. */
export const trusteeParticularsSchema = z.object({
  institution: z.string(),
  transit: z.string(),
  account: z.string(),
  trusteeEmail: z.string().check(z.describe('For e-transfers.')),
  words: z.object({ en: words, fr: words }),
  shortName: z.string(),
  longName: z.string(),
  originatorId: z.nullable(z.string()).check(z.describe('Null where none is configured.')),
  dataCentre: z.nullable(z.string()),
});
export type TrusteeParticulars = z.infer<typeof trusteeParticularsSchema>;

const IN_BOTH_LANGUAGES = ['trustee', 'trusteeBeneficiary', 'trusteeBank', 'trusteeAddress'] as const;
const NUMBERS = ['institution', 'transit', 'account', 'trusteeEmail'] as const;
const OF_DEBITS = ['shortName', 'longName', 'originatorId', 'dataCentre'] as const;
export const TRUSTEE_FIELDS = [...IN_BOTH_LANGUAGES, ...NUMBERS, ...OF_DEBITS] as const;
export type TrusteeField = (typeof TRUSTEE_FIELDS)[number];

type Entry = { field: TrusteeField; language: Language | null; value: string };

/** One field that is not the same; of an account number only the end is told. */
export type TrusteeDifference = Omit<Entry, 'value'> & { before: string; after: string };

function entriesOf(particulars: TrusteeParticulars): Entry[] {
  return [
    ...IN_BOTH_LANGUAGES.flatMap((field) =>
      LANGUAGES.map((language) => ({ field, language, value: particulars.words[language][field] })),
    ),
    ...[...NUMBERS, ...OF_DEBITS].map((field) => ({
      field,
      language: null,
      value: particulars[field] ?? '',
    })),
  ];
}

/** The same text for the same particulars, and for no others. */
export function textOfParticulars(particulars: TrusteeParticulars): string {
  return JSON.stringify(entriesOf(particulars));
}

/** What differs between particulars that are in force and others, in the order of the fields. */
export function differencesOf(inForce: TrusteeParticulars, others: TrusteeParticulars): TrusteeDifference[] {
  const after = entriesOf(others);
  return entriesOf(inForce).flatMap(({ field, language, value }, index) => {
    const other = after[index]?.value ?? '';
    return value === other
      ? []
      : [{ field, language, before: shown(field, value), after: shown(field, other) }];
  });
}

function shown(field: TrusteeField, value: string): string {
  return field === 'account' ? maskNumber(value) : value;
}
