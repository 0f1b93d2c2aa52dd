import type { CalendarDate } from '../../ground/people/calendar-date.ts';
import {
  DEBIT_CENTS_MAX,
  DEBIT_FIELDS,
  DETAIL_START_FIELDS,
  DebitFileError,
  FILE_CREATION_NUMBER_MAX,
  HEADER_FIELDS,
  ordinalDate,
  RECORD_LENGTH,
  SEGMENTS_A_RECORD,
  TRAILER_FIELDS,
  writeFields,
} from './debit-file-layout.ts';

/** Who asks the bank for the debits, as the agreement with the bank has it. */
export type DebitOriginator = {
  readonly originatorId: string;
  /** Data centre of the bank that takes the file, five digits. */
  readonly dataCentre: string;
  readonly shortName: string;
  readonly longName: string;
  readonly transactionCode: string;
  /** Where returned debits go back to. */
  readonly returns: { readonly institution: string; readonly transit: string; readonly account: string };
};

export type Debit = {
  /** The order's reference: comes back with a returned debit, and stands on some banks' statements. */
  readonly reference: string;
  readonly amountCents: bigint;
  readonly payorName: string;
  readonly institution: string;
  readonly transit: string;
  readonly account: string;
};

export type DebitFile = {
  readonly number: number;
  readonly createdOn: CalendarDate;
  readonly dueOn: CalendarDate;
  readonly originator: DebitOriginator;
  readonly debits: readonly Debit[];
};

const DEBITS_MAX = 5_000;

/**
 * Writes a debit file (Payments Canada, Standard 005): header, debits six to a record, trailer with control totals, each
 * record ended by CR LF. Every character is in Latin-1. Throws DebitFileError for a file without debits or with more than it takes,
 * and for a number, an amount or an account that its field does not take.
 */
export function writeDebitFile(file: DebitFile): string {
  const { number, debits, originator } = file;
  if (debits.length === 0 || debits.length > DEBITS_MAX) {
    throw new DebitFileError(`a file has 1 to ${DEBITS_MAX} debits`);
  }
  if (!Number.isSafeInteger(number) || number < 1 || number > FILE_CREATION_NUMBER_MAX) {
    throw new DebitFileError(`a file number is 1 to ${FILE_CREATION_NUMBER_MAX}`);
  }
  const start = (recordType: string, recordCount: number) => ({
    recordType,
    recordCount: String(recordCount),
    originatorId: originator.originatorId,
    fileCreationNumber: String(number),
  });
  const header = writeFields(HEADER_FIELDS, {
    ...start('A', 1),
    creationDate: ordinalDate(file.createdOn),
    destinationDataCentre: originator.dataCentre,
    currency: 'CAD',
  });
  const segments = debits.map((debit) => writeDebit(debit, file));
  const details = inGroups(segments, SEGMENTS_A_RECORD).map((group, place) =>
    [writeFields(DETAIL_START_FIELDS, start('D', place + 2)), ...group].join('').padEnd(RECORD_LENGTH, ' '),
  );
  const trailer = writeFields(TRAILER_FIELDS, {
    ...start('Z', details.length + 2),
    debitsCents: totalCents(debits),
    debitsCount: String(debits.length),
  });
  return [header, ...details, trailer].map((record) => `${record}\r\n`).join('');
}

/** The sum of the debits, in cents. */
export function totalCents(debits: readonly Pick<Debit, 'amountCents'>[]): bigint {
  return debits.reduce((sum, { amountCents }) => sum + amountCents, 0n);
}

function writeDebit(debit: Debit, { originator, dueOn }: DebitFile): string {
  if (debit.amountCents <= 0n || debit.amountCents > DEBIT_CENTS_MAX) {
    throw new DebitFileError('an amount to debit is 0.01 to 99,999,999.99');
  }
  return writeFields(DEBIT_FIELDS, {
    transactionType: originator.transactionCode,
    amountCents: debit.amountCents,
    dueDate: ordinalDate(dueOn),
    payorInstitution: institutionalId(debit),
    payorAccount: debit.account,
    originatorShortName: originator.shortName,
    payorName: debit.payorName,
    originatorLongName: originator.longName,
    directClearerUserId: originator.originatorId,
    crossReference: debit.reference,
    returnInstitution: institutionalId(originator.returns),
    returnAccount: originator.returns.account,
  });
}

/** A zero, the institution's three digits and the transit's five. */
function institutionalId({ institution, transit }: { institution: string; transit: string }): string {
  if (!/^\d{3}$/.test(institution) || !/^\d{5}$/.test(transit)) {
    throw new DebitFileError('an institution has 3 digits and a transit 5');
  }
  return `0${institution}${transit}`;
}

function inGroups<T>(items: readonly T[], size: number): T[][] {
  return Array.from({ length: Math.ceil(items.length / size) }, (_group, place) =>
    items.slice(place * size, (place + 1) * size),
  );
}
