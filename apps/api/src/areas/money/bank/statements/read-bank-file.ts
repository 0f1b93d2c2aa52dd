import { KNOWN_BANKS, type KnownBank } from '@portal/domain/money/bank/statements/bank-profiles';
import { proposeProfiles } from '@portal/domain/money/bank/statements/propose-profile';
import { ofxEncoding, readOfx } from '@portal/domain/money/bank/statements/read-ofx';
import { readStatementRows } from '@portal/domain/money/bank/statements/read-statement-rows';
import {
  type ReadStatement,
  refusedStatement,
  STATEMENT_BYTES_MAX,
} from '@portal/domain/money/bank/statements/statement';
import type { CsvProfile, StatementProfile } from '@portal/domain/money/bank/statements/statement-profile';
import { decodeBankFile, parseCsv } from './parse-csv.ts';

const OFX_HEADER_BYTES = 1_024;

/** Reads a bank's file by its account's profile. Anything doubtful is a problem with its line, and nothing is imported. */
export async function readBankFile(
  bytes: Uint8Array,
  profile: StatementProfile,
  account: string | null,
): Promise<ReadStatement> {
  if (bytes.length > STATEMENT_BYTES_MAX) {
    return refusedStatement([{ line: null, code: 'too-large' }]);
  }
  const decoded = textOfFile(bytes, profile);
  if ('problem' in decoded) {
    return refusedStatement([decoded.problem]);
  }
  return profile.format === 'csv' ? readCsv(decoded.text, profile, account) : readOfx(decoded.text, account);
}

/** A file's text, in the encoding of its profile or, for OFX, of its own header. */
export function textOfFile(bytes: Uint8Array, profile: StatementProfile): ReturnType<typeof decodeBankFile> {
  const encoding = profile.format === 'csv' ? profile.encoding : encodingOfOfx(bytes);
  return encoding === null ? { problem: { line: 1, code: 'not-ofx' } } : decodeBankFile(bytes, encoding);
}

/** What a file may be: OFX, by its own header, or the banks whose profile can read every line. */
export async function proposalsFor(bytes: Uint8Array): Promise<('ofx' | KnownBank)[]> {
  if (bytes.length > STATEMENT_BYTES_MAX) {
    return [];
  }
  if (encodingOfOfx(bytes) !== null) {
    return ['ofx'];
  }
  const proposals = await proposeProfiles((profile) => rowsOf(bytes, profile));
  return KNOWN_BANKS.filter((bank) => proposals.some((proposal) => proposal.bank === bank));
}

async function readCsv(text: string, profile: CsvProfile, account: string | null): Promise<ReadStatement> {
  const taken = await parseCsv(text, profile);
  return 'problem' in taken
    ? refusedStatement([taken.problem])
    : readStatementRows(taken.rows, profile, account);
}

async function rowsOf(bytes: Uint8Array, profile: CsvProfile) {
  const decoded = decodeBankFile(bytes, profile.encoding);
  const taken = 'text' in decoded ? await parseCsv(decoded.text, profile) : decoded;
  return 'rows' in taken ? taken.rows : null;
}

function encodingOfOfx(bytes: Uint8Array) {
  return ofxEncoding(Buffer.from(bytes.subarray(0, OFX_HEADER_BYTES)).toString('latin1'));
}
