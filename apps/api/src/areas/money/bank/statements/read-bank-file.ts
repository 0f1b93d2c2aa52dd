import type { KnownBank } from '@portal/domain/money/bank/statements/bank-profiles';
import { OFX_HEADER_LENGTH_MAX, readOfxHeader } from '@portal/domain/money/bank/statements/ofx-header';
import { proposeProfiles } from '@portal/domain/money/bank/statements/propose-profile';
import { readOfx } from '@portal/domain/money/bank/statements/read-ofx';
import {
  type ReadStatement,
  refusedStatement,
  STATEMENT_BYTES_MAX,
} from '@portal/domain/money/bank/statements/statement';
import {
  type CsvProfile,
  EITHER_ENCODING,
  type StatementProfile,
} from '@portal/domain/money/bank/statements/statement-profile';
import { statementReader } from '@portal/domain/money/bank/statements/statement-reader';
import { decodeBankFile, eachRow } from './parse-csv.ts';

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

/** A file's text, in the encoding of its profile or, for OFX, of its own header; of either where that says none. */
export function textOfFile(bytes: Uint8Array, profile: StatementProfile): ReturnType<typeof decodeBankFile> {
  if (profile.format === 'csv') {
    return decodeBankFile(bytes, profile.encoding);
  }
  const header = headerOfOfx(bytes);
  return header === null
    ? { problem: { line: 1, code: 'not-ofx' } }
    : decodeBankFile(bytes, profile.encoding ?? header.encoding ?? EITHER_ENCODING);
}

/** What a file may be: OFX, by its own header, or the banks whose profile can read every line. */
export async function proposalsFor(bytes: Uint8Array): Promise<('ofx' | KnownBank)[]> {
  if (bytes.length > STATEMENT_BYTES_MAX) {
    return [];
  }
  if (headerOfOfx(bytes) !== null) {
    return ['ofx'];
  }
  return proposeProfiles(async (how, take) => {
    const decoded = decodeBankFile(bytes, how.encoding);
    return 'text' in decoded && (await eachRow(decoded.text, how, take)) === null;
  });
}

async function readCsv(text: string, profile: CsvProfile, account: string | null): Promise<ReadStatement> {
  const reader = statementReader(profile, account);
  const problem = await eachRow(text, profile, (row) => {
    reader.take(row);
    return true;
  });
  return problem === null ? reader.end() : refusedStatement([problem]);
}

function headerOfOfx(bytes: Uint8Array) {
  return readOfxHeader(Buffer.from(bytes.subarray(0, OFX_HEADER_LENGTH_MAX)).toString('latin1'));
}
