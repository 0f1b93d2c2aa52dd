import { DEBIT_FIELDS, DETAIL_START_FIELDS, readFields, readSegments } from './debit-file-layout.ts';

/** A debit as our own file gave it to the bank. */
export type SentDebit = {
  readonly reference: string;
  readonly amountCents: bigint;
  readonly transactionType: string;
  readonly originatorId: string;
  /** A zero, the institution's three digits and the transit's five. */
  readonly institution: string;
  readonly account: string;
  /** All zeros where the bank numbers the items itself. */
  readonly trace: string;
};

/** The debits of a file that `writeDebitFile` made. */
export function readSentDebits(text: string): SentDebit[] {
  return text
    .split('\r\n')
    .filter((record) => record.startsWith('D'))
    .flatMap((record) => {
      const { originatorId = '' } = readFields(DETAIL_START_FIELDS, record);
      return readSegments(record)
        .filter((segment) => segment.trim() !== '')
        .map((segment) => sentDebit(segment, originatorId.trim()));
    });
}

function sentDebit(segment: string, originatorId: string): SentDebit {
  const fields = readFields(DEBIT_FIELDS, segment);
  return {
    reference: (fields.crossReference ?? '').trim(),
    amountCents: BigInt(fields.amountCents ?? ''),
    transactionType: fields.transactionType ?? '',
    originatorId,
    institution: fields.payorInstitution ?? '',
    account: (fields.payorAccount ?? '').trim(),
    trace: fields.itemTrace ?? '',
  };
}
