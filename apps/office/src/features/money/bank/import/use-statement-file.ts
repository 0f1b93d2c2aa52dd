import type { TrustAccountAnswer } from '@portal/domain/money/bank/office-money.wire';
import type { CsvProfile } from '@portal/domain/money/bank/statement-profile';
import { useRef, useState } from 'react';
import { usePreviewStatementMutation } from '../bank-api.ts';
import type { SentStatement } from '../sent-statement.ts';

/** What a person says of a file: which one, how it is read, and which of its accounts is meant. */
export type Said = {
  file: File | null;
  /** `kept` as the account's last one; a bank, `ofx`, `own` for a mapping; '' while nobody has said. */
  how: string;
  layout: CsvProfile | null;
  fileAccount: string;
};

/** The file that is about to be imported, and what the server reads of it, anew after each thing that is said. */
export function useStatementFile(account: TrustAccountAnswer) {
  const [said, setSaid] = useState<Said>({
    file: null,
    how: account.profile === null ? '' : 'kept',
    layout: null,
    fileAccount: '',
  });
  const latest = useRef(said);
  const [preview, { data, error, isLoading, reset }] = usePreviewStatementMutation();
  const say = async (change: Partial<Said>): Promise<void> => {
    const next = { ...latest.current, ...change };
    latest.current = next;
    setSaid(next);
    const sent = sentOf(account, next);
    if (sent === null) {
      reset();
      return;
    }
    const { data: seen } = await preview(sent);
    const [only, another] = seen?.proposals ?? [];
    // One bank's alone: it is shown so at once, and taken when the person says so.
    if (latest.current === next && next.how === '' && only !== undefined && another === undefined) {
      await say({ how: only });
    }
  };
  return { said, say, preview: data, error, isReading: isLoading };
}

/** What is sent to be read; null while there is no file, or no layout for it yet. */
export function sentOf(
  account: TrustAccountAnswer,
  { file, how, layout, fileAccount }: Said,
): SentStatement | null {
  if (file === null || (how === 'own' && layout === null)) {
    return null;
  }
  const profile = how === 'own' ? JSON.stringify(layout) : how === 'kept' ? '' : how;
  return { accountId: account.id, file, profile, fileAccount, openingBalance: null, closingBalance: null };
}
