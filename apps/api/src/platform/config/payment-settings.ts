import type { DebitOriginator } from '@portal/domain/money/payments/debit-file';
import { INVESTMENT_TRANSACTION_CODE } from '@portal/domain/money/payments/debit-file-layout';
import { z } from 'zod';
import { secretKey } from './variable-kinds.ts';

/** The old key and the new one during a change, and one to spare. */
const EVENT_KEYS_MAX = 3;
const EVENT_KEY_LENGTH_MIN = 32;
const STATE = '{state}';

const digits = (count: number, error: string) => z.string().regex(new RegExp(`^\\d{${count}}$`), error);

export const PaymentVariables = {
  PAYMENT_EVENT_KEYS: z
    .string()
    .transform((text) => text.split(',').map((key) => key.trim()))
    .pipe(
      z
        .array(
          z.string().min(EVENT_KEY_LENGTH_MIN, 'write keys of 32 characters or more, a comma between two'),
        )
        .max(EVENT_KEYS_MAX, 'write three keys at most'),
    )
    .optional(),
  DEBIT_ORIGINATOR_ID: z
    .string()
    .regex(/^[A-Z0-9]{10}$/, 'is the ten characters that your bank gave you')
    .optional(),
  DEBIT_DATA_CENTRE: digits(5, "is the five digits of your bank's data centre").optional(),
  /** For a dealer who wants to see it spelled out in the configuration; nothing else is sent. */
  DEBIT_TRANSACTION_CODE: z
    .literal(INVESTMENT_TRANSACTION_CODE, {
      error: `stays ${INVESTMENT_TRANSACTION_CODE}, Investment, for every debit`,
    })
    .default(INVESTMENT_TRANSACTION_CODE),
  FINCONNECT_URL_TEMPLATE: z
    .string()
    .refine((text) => URL.canParse(text) && new URL(text).protocol === 'https:' && text.includes(STATE), {
      error: 'is an https address with {state} in it',
    })
    .optional(),
  FINCONNECT_STATE_KEY: secretKey.optional(),
};

export type PaymentSettings = {
  /** The keys the provider signs its payment events with; without any, it may send none. */
  paymentEventKeys: readonly string[];
  /**
   * The originator of the dealer's debits at its bank; undefined outside a dealer's own configuration. Two people approve it first
   * (`areas/firm/trustee`).
   */
  debitOriginator: Pick<DebitOriginator, 'originatorId' | 'dataCentre' | 'transactionCode'> | undefined;
  /** The provider of linked accounts; undefined: the portal's own page. */
  finconnect: { urlTemplate: string; stateKey: Buffer } | undefined;
};

export function paymentSettings(env: z.infer<z.ZodObject<typeof PaymentVariables>>): PaymentSettings {
  const { DEBIT_ORIGINATOR_ID: originatorId, DEBIT_DATA_CENTRE: dataCentre } = env;
  const { FINCONNECT_URL_TEMPLATE: urlTemplate, FINCONNECT_STATE_KEY: stateKey } = env;
  return {
    paymentEventKeys: env.PAYMENT_EVENT_KEYS ?? [],
    debitOriginator:
      originatorId === undefined || dataCentre === undefined
        ? undefined
        : {
            originatorId,
            dataCentre,
            transactionCode: env.DEBIT_TRANSACTION_CODE,
          },
    finconnect:
      urlTemplate === undefined || stateKey === undefined
        ? undefined
        : { urlTemplate, stateKey: Buffer.from(stateKey, 'base64') },
  };
}

/** Variables that only make sense together. */
export function incompletePaymentPairs(given: Readonly<Record<string, string>>): string[] {
  const pairs = [
    ['FINCONNECT_URL_TEMPLATE', 'FINCONNECT_STATE_KEY'],
    ['DEBIT_ORIGINATOR_ID', 'DEBIT_DATA_CENTRE'],
  ] as const;
  return pairs.flatMap(([one, other]) => {
    if ((given[one] === undefined) === (given[other] === undefined)) {
      return [];
    }
    const [set, missing] = given[one] === undefined ? [other, one] : [one, other];
    return [`${set}: goes together with ${missing}`];
  });
}
