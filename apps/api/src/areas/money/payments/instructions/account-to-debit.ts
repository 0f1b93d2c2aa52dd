import { z } from 'zod';
import type { Deps } from '../../../../platform/deps.ts';

/** The context of an order's sealed account; bound to the order, so that it cannot be moved to another. */
export function paymentContext(tradeId: string): string {
  return `payment:${tradeId}`;
}

const Numbered = z.object({
  institution: z.string(),
  transit: z.string(),
  account: z.string(),
  accountHolder: z.string(),
});
const AtProvider = z.object({ providerReference: z.string(), accountHolder: z.string() });

/** An account to debit: by its numbers, or by its id at a provider of linked accounts. */
export type AccountToDebit = z.infer<typeof Numbered> | z.infer<typeof AtProvider>;

const Account = z.union([Numbered, AtProvider]);

export function sealAccount(
  { secrets }: Pick<Deps, 'secrets'>,
  tradeId: string,
  account: AccountToDebit,
): Buffer {
  return secrets.seal(JSON.stringify(account), paymentContext(tradeId));
}

export async function openAccount(
  { secrets }: Pick<Deps, 'secrets'>,
  tradeId: string,
  sealed: Buffer,
): Promise<AccountToDebit> {
  return Account.parse(JSON.parse((await secrets.open(sealed, paymentContext(tradeId))).toString()));
}

/** True for the same account, whoever is named as its holder. */
export function isSameAccount(one: AccountToDebit, other: AccountToDebit): boolean {
  if ('providerReference' in one || 'providerReference' in other) {
    return (
      'providerReference' in one &&
      'providerReference' in other &&
      one.providerReference === other.providerReference
    );
  }
  return (
    one.institution === other.institution && one.transit === other.transit && one.account === other.account
  );
}
