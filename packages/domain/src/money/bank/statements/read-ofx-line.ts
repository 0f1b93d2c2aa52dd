import { type OfxBlock, ofxBlocks, ofxTag } from './ofx-tags.ts';
import { type DecimalMark, readBankCents } from './read-bank-cents.ts';
import { readBankDay } from './read-bank-day.ts';
import {
  BANK_TEXT_LENGTH_MAX,
  type BankLine,
  type StatementProblem,
  type StatementProblemCode,
} from './statement.ts';

/** What trust accounts are held in. */
export const OFX_CURRENCY = 'CAD';
const DAY_DIGITS = 8;

/**
 * A movement of an OFX statement, or what is wrong with it. `mark` is the one of all its amounts. With `CURRENCY` its amount is of
 * another currency than the statement; with `ORIGCURRENCY` the bank has changed it already (OFX, International Support).
 */
export function readOfxLine({ line, tags }: OfxBlock, mark: DecimalMark): BankLine | StatementProblem {
  const value = (name: string) => ofxTag(tags, name)?.value ?? '';
  const refused = (code: StatementProblemCode, at = line) => ({ line: at, code });
  const posted = ofxTag(tags, 'DTPOSTED');
  const day = posted === null ? null : readBankDay(posted.value.slice(0, DAY_DIGITS), 'YYYYMMDD');
  if (day === null) {
    return refused('date-unreadable', posted?.line);
  }
  const amount = ofxTag(tags, 'TRNAMT');
  if (amount === null) {
    return refused('amount-missing');
  }
  const cents = readBankCents(amount.value, mark);
  if (cents === null) {
    return refused('amount-unreadable', amount.line);
  }
  const [ofAnother] = ofxBlocks(tags, 'CURRENCY');
  if (ofAnother !== undefined && ofxTag(ofAnother.tags, 'CURSYM')?.value !== OFX_CURRENCY) {
    return refused('other-currency', ofAnother.line);
  }
  const description = textOf(tags);
  if (description.length > BANK_TEXT_LENGTH_MAX) {
    return refused('text-too-long');
  }
  const bankId = value('FITID').slice(0, BANK_TEXT_LENGTH_MAX) || null;
  return { line, day, cents, description, party: null, bankId, balanceCents: null };
}

/** All that the bank says in words, the name first; the extended name (OFX 2.2) takes the place of one that it goes on. */
function textOf(tags: OfxBlock['tags']): string {
  const values = (wanted: string) =>
    tags.filter(({ name, value }) => name === wanted && value !== '').map(({ value }) => value);
  const extended = values('EXTDNAME');
  const names = values('NAME').filter((name) => !extended.some((longer) => longer.startsWith(name)));
  return [...names, ...extended, ...values('MEMO')].join(' ');
}
