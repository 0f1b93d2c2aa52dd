/** `outside` is paid outside the portal, `debit` by pre-authorized debit, `linked` from a bank account linked on a page of its own. */
export const PAYMENT_METHODS = ['outside', 'debit', 'linked'] as const;
export type PaymentMethod = (typeof PAYMENT_METHODS)[number];

/** True for a method that is paid by debiting an account, which has to be named. */
export function needsAccount(method: PaymentMethod): boolean {
  return method !== 'outside';
}

/** The specification's numbers for the methods, which only the investor's API speaks. */
export const PAYMENT_METHOD_NUMBERS = ['1', '2', '3'] as const;
export type PaymentMethodNumber = (typeof PAYMENT_METHOD_NUMBERS)[number];

const NUMBERS = { outside: '1', debit: '2', linked: '3' } as const satisfies Record<
  PaymentMethod,
  PaymentMethodNumber
>;
const METHODS = { '1': 'outside', '2': 'debit', '3': 'linked' } as const satisfies Record<
  PaymentMethodNumber,
  PaymentMethod
>;

export function paymentMethodToWire(method: PaymentMethod): PaymentMethodNumber {
  return NUMBERS[method];
}

export function paymentMethodFromWire(number: PaymentMethodNumber): PaymentMethod {
  return METHODS[number];
}

/** The message keys of a method: its name and a sentence about it. */
export function paymentMethodKeys(method: PaymentMethod) {
  return {
    name: `trades.paymentMethods.${method}.name`,
    text: `trades.paymentMethods.${method}.text`,
  } as const;
}
