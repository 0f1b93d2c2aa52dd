import type { TrustAccountAnswer } from '@portal/domain/money/bank/lines/office-money.wire';
import type { CsvProfile, StatementEncoding } from '@portal/domain/money/bank/statements/statement-profile';
import { useRef, useState } from 'react';
import { usePreviewStatementMutation } from '../bank-api.ts';
import type { SentStatement } from '../sent-statement.ts';

/** The person's answers about a file: which one, how to read it, and which of its accounts to take. */
export type Said = {
  file: File | null;
  /** `kept` for the account's last format; a bank; `ofx`; `own` for a mapping; '' until chosen. */
  how: string;
  layout: CsvProfile | null;
  /** Of an OFX file whose header says another than it has; '' for what the header says. */
  encoding: StatementEncoding | '';
  fileAccount: string;
};

/** The file to be imported, and the server's preview, read again after each answer. */
export function useStatementFile(account: TrustAccountAnswer) {
  const [said, setSaid] = useState<Said>({
    file: null,
    how: account.profile === null ? '' : 'kept',
    layout: null,
    encoding: '',
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
    // Only one bank's format fits: shown that way at once, imported when the person says so.
    if (latest.current === next && next.how === '' && only !== undefined && another === undefined) {
      await say({ how: only });
    }
  };
  return { said, say, preview: data, error, isReading: isLoading };
}

/** What to send for the preview; null until there is a file and a layout. */
export function sentOf(
  account: TrustAccountAnswer,
  { file, how, layout, encoding, fileAccount }: Said,
): SentStatement | null {
  if (file === null || (how === 'own' && layout === null)) {
    return null;
  }
  const profile = profileSaid(how, layout, encoding);
  return { accountId: account.id, file, profile, fileAccount, openingBalance: null, closingBalance: null };
}

function profileSaid(how: string, layout: CsvProfile | null, encoding: Said['encoding']): string {
  if (how === 'own') {
    return JSON.stringify(layout);
  }
  if (how === 'ofx' && encoding !== '') {
    return JSON.stringify({ format: 'ofx', encoding });
  }
  return how === 'kept' ? '' : how;
}
