import {
  DEBIT_FIELDS,
  DETAIL_START_FIELDS,
  HEADER_FIELDS,
  RECORD_LENGTH,
  TRAILER_FIELDS,
  writeFields,
} from '@portal/domain/payments/debit-file-layout';

export type ReturnedItem = { reference: string; cents: bigint; reason?: string; letter?: string };

/** A bank's file of items that came back, one to a record. */
export function returnFile(items: readonly ReturnedItem[], number = 7): Buffer {
  const start = (recordType: string, recordCount: number) => ({
    recordType,
    recordCount: String(recordCount),
    originatorId: 'EMDTEST001',
    fileCreationNumber: String(number),
  });
  const header = { ...start('A', 1), creationDate: '026322', currency: 'CAD' };
  const details = items.map(({ reference, cents, reason = '901', letter = 'J' }, place) =>
    [
      writeFields(DETAIL_START_FIELDS, start(letter, place + 2)),
      writeFields(DEBIT_FIELDS, {
        transactionType: reason,
        amountCents: cents,
        dueDate: '026321',
        storedTransactionType: '260',
        crossReference: reference,
      }),
    ]
      .join('')
      .padEnd(RECORD_LENGTH),
  );
  const debits = items.filter(({ letter = 'J' }) => letter === 'J');
  const trailer = writeFields(TRAILER_FIELDS, {
    ...start('Z', items.length + 2),
    debitsCents: debits.reduce((sum, { cents }) => sum + cents, 0n),
    debitsCount: String(debits.length),
  });
  const records = [writeFields(HEADER_FIELDS, header), ...details, trailer];
  return Buffer.from(records.map((record) => `${record}\r\n`).join(''), 'latin1');
}
