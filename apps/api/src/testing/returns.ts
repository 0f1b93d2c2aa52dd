import {
  DEBIT_FIELDS,
  DETAIL_START_FIELDS,
  HEADER_FIELDS,
  RECORD_LENGTH,
  TRAILER_FIELDS,
  writeFields,
} from '@portal/domain/money/payments/debit-file-layout';
import { ACCOUNT } from './payments.ts';

/** `changes`: fields of its segment that are other than those of the debit of a test's order. */
export type ReturnedItem = {
  reference: string;
  cents: bigint;
  reason?: string;
  letter?: string;
  changes?: Readonly<Record<string, string>>;
};

/** A bank's file of items that came back, one to a record. */
export function returnFile(items: readonly ReturnedItem[], number = 7): Buffer {
  const start = (recordType: string, recordCount: number) => ({
    recordType,
    recordCount: String(recordCount),
    originatorId: 'EMDTEST001',
    fileCreationNumber: String(number),
  });
  const header = { ...start('A', 1), creationDate: '026322', currency: 'CAD' };
  const details = items.map(({ reference, cents, reason = '901', letter = 'J', changes }, place) =>
    [
      writeFields(DETAIL_START_FIELDS, start(letter, place + 2)),
      writeFields(DEBIT_FIELDS, {
        transactionType: reason,
        amountCents: cents,
        dueDate: '026321',
        storedTransactionType: '260',
        crossReference: reference,
        directClearerUserId: 'EMDTEST001',
        returnInstitution: `0${ACCOUNT.institution}${ACCOUNT.transit}`,
        returnAccount: ACCOUNT.account,
        ...changes,
      }),
    ]
      .join('')
      .padEnd(RECORD_LENGTH),
  );
  const totalsOf = (wanted: string, name: string) => {
    const own = items.filter(({ letter = 'J' }) => letter === wanted);
    const cents = own.reduce((sum, item) => sum + item.cents, 0n);
    return { [`${name}Cents`]: cents, [`${name}Count`]: String(own.length) };
  };
  const trailer = writeFields(TRAILER_FIELDS, {
    ...start('Z', items.length + 2),
    ...totalsOf('J', 'debits'),
    ...totalsOf('I', 'credits'),
    ...totalsOf('E', 'creditReversals'),
    ...totalsOf('F', 'debitReversals'),
  });
  const records = [writeFields(HEADER_FIELDS, header), ...details, trailer];
  return Buffer.from(records.map((record) => `${record}\r\n`).join(''), 'latin1');
}
