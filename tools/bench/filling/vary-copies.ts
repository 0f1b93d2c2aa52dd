import { TRADE_STATUS_NUMBERS } from '../../../packages/domain/src/order/trades/trade-status.ts';
import { cut, quoted, type Scopes, sqlOf } from './pieces.ts';
import type { TemplateRow } from './read-templates.ts';
import type { Rendering } from './render-insert.ts';
import { placeOfLine } from './seed-account.ts';

const FIRST_NAMES = [
  'Ada',
  'Étienne',
  'Wei',
  'Noor',
  'Maude',
  'Tomas',
  'Amélie',
  'Priya',
  'Jonas',
  'Zoé',
  'Luca',
];
const LAST_NAMES = [
  ...[
    'Tremblay',
    'Gauthier',
    'Chen',
    'Haddad',
    'Roy',
    'Kovac',
    'Lafleur',
    'Singh',
    'Berg',
    'Côté',
    'MacLeod',
  ],
  ...['Nguyen', 'Ouellet'],
];
const PROVINCES = ['CAN-ON', 'CAN-QC', 'CAN-BC', 'CAN-AB', 'CAN-NS', 'CAN-MB', 'CAN-NB'];
const FIRST_PHONE = 5_550_000;
const REPRESENTATIVES = 36;
/** Of the orders that wait for the dealer, every fifth is in review already. */
const TAKEN_OF = 5;

/**
 * What varies from copy to copy beside ids and times, as SQL of `c`: people have names, provinces and representatives of their own,
 * and who approved something approved what is proposed in the copy.
 */
export function variedBy(rows: readonly TemplateRow[], scopes: Scopes): Rendering['varied'] {
  const hashes = new Map(
    rows.flatMap(({ table, row }) =>
      table === 'proposals' ? [[row.id, hashOf(row.payload, scopes)] as const] : [],
    ),
  );
  return (table, row) => {
    switch (table) {
      case 'investors':
        return person();
      case 'trades':
        return row.status === TRADE_STATUS_NUMBERS.submitted ? { status: takenSometimes() } : {};
      case 'bank_lines':
        return placeOfLine(row);
      case 'proposals':
        return { payload_hash: hashes.get(row.id) ?? 'null' };
      case 'approvals':
        return { payload_hash: hashes.get(row.proposal_id) ?? 'null' };
      case 'kyc_number_marks':
        return { mark: `${quoted(String(row.mark))} || c.person` };
      default:
        return {};
    }
  };
}

/** As the database makes it of what was proposed. */
function hashOf(payload: unknown, scopes: Scopes): string {
  const text = sqlOf(cut(JSON.stringify(payload), scopes));
  return `encode(sha256(convert_to(((${text})::jsonb)::text, 'UTF8')), 'hex')`;
}

function person(): Record<string, string> {
  return {
    first_name: oneOf(FIRST_NAMES),
    last_name: oneOf(LAST_NAMES),
    phone: `'+1416' || (${FIRST_PHONE} + c.number)`,
    province: oneOf(PROVINCES),
    dealer_representative_id: `'rep-' || lpad((c.number % ${REPRESENTATIVES} + 1)::text, 2, '0')`,
  };
}

function oneOf(values: readonly string[]): string {
  return `(array[${values.map(quoted).join(', ')}])[c.number % ${values.length} + 1]`;
}

function takenSometimes(): string {
  const { submitted, inReview } = TRADE_STATUS_NUMBERS;
  return `(case when c.number % ${TAKEN_OF} = 0 then ${inReview} else ${submitted} end)::smallint`;
}
