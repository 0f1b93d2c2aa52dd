import type { NumberAnswer } from '@portal/web/form/read-number';

/** A bank's file with the person's answers; an empty text means no answer. */
export type SentStatement = {
  accountId: string;
  file: File;
  profile: string;
  fileAccount: string;
  openingBalance: NumberAnswer;
  closingBalance: NumberAnswer;
};

/** Missing answers are left out: the server then uses those for the account's last file. */
export function textsOf({
  profile,
  fileAccount,
  openingBalance,
  closingBalance,
}: SentStatement): Record<string, string> {
  const texts = {
    profile,
    fileAccount,
    openingBalance: textOf(openingBalance),
    closingBalance: textOf(closingBalance),
  };
  return Object.fromEntries(Object.entries(texts).filter(([, text]) => text !== ''));
}

/** With two decimals, as the server reads amounts. */
function textOf(balance: NumberAnswer): string {
  return typeof balance === 'number' ? balance.toFixed(2) : '';
}
