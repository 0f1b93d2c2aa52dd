import type { SecretBox } from '../../../apps/api/src/platform/crypto/secret-box.ts';
import { TRADE_STATUS_NUMBERS } from '../../../packages/domain/src/order/trades/trade-status.ts';
import type { Pool } from '../database.ts';
import type { DealFacts } from './deal-facts.ts';
import { type Filler, type Filling, makeFiller } from './fill.ts';
import { laterOrder } from './later-order.ts';
import type { Scope } from './pieces.ts';
import { type PersonTemplate, readPersonTemplate, scopesOf, type TemplateRow } from './read-templates.ts';
import { type AuditTemplate, readAudit } from './render-audit.ts';
import { lineRow, type SeedAccount } from './seed-account.ts';
import { type OrderTemplate, settledOrder } from './settled-order.ts';

/** People of the demonstration: one whose orders go their way, one whose work waits, and one with nothing. */
const HOLDER = 'ada@northline.example';
const WAITING = 'etienne@northline.example';
const OTHER = 'camille@northline.example';
/** Messages about an order; those of the others are about the person. */
const OF_ORDER = ['order-received', 'order-approved', 'payment-received', 'offering-memorandum'];

export type Fillers = {
  holder: Filler;
  /** One for each deal of the demonstration: somebody's first order, and each after it. */
  settled: readonly { first: Filler; later: Filler }[];
  reviewed: Filler;
  waiting: Filler;
  /** Their orders; of one that was only begun the units are held for a short time. */
  waitingOrders: readonly { filler: Filler; isBegun: boolean }[];
  /** Money in trust that nobody has matched. */
  line: Filler;
  other: Filler;
};

type Known = PersonTemplate & { audit: readonly AuditTemplate[] };

/** Reads the templates of everything that is copied. */
export async function openFillers(
  pool: Pool,
  secrets: Pick<SecretBox, 'open'>,
  { filling, deals, account }: { filling: Filling; deals: readonly DealFacts[]; account: SeedAccount },
): Promise<Fillers> {
  const holder = await readPerson(pool, secrets, HOLDER);
  const waiting = await readPerson(pool, secrets, WAITING);
  const other = await readPerson(pool, secrets, OTHER);
  const approved = orderOf(holder, TRADE_STATUS_NUMBERS.approved);
  const reviewed = orderOf(holder, TRADE_STATUS_NUMBERS.inReview);
  const fillerOf = (
    person: Known,
    template: OrderTemplate,
    more: readonly (readonly [string, Scope])[] = [],
  ) => makeFiller(filling, { ...template, scopes: new Map([...scopesOfPerson(person, template), ...more]) });
  const line = lineRow(account, {
    id: '5eed0000-0000-4000-8000-000000000003',
    at: new Date().toISOString(),
    cents: 123_400,
    isMatched: false,
    text: 'E-TRANSFER ***pL9 #5eed0000-0000-4000-8000-000000000003',
  });
  return {
    holder: fillerOf(holder, personOnly(holder)),
    settled: deals.map((deal) => {
      const ids = [deal.id, deal.memorandum.id].map((id) => [id, 'deal'] as const);
      return {
        first: fillerOf(holder, settledOrder(withMessages(holder, approved), deal, account), ids),
        later: fillerOf(
          holder,
          settledOrder(withMessages(holder, laterOrder(approved, reviewed)), deal, account),
          ids,
        ),
      };
    }),
    reviewed: fillerOf(holder, reviewed),
    waiting: fillerOf(waiting, personOnly(waiting)),
    waitingOrders: [...waiting.orders.keys()].map((id) => {
      const order = orderWith(waiting, id);
      const status = order.rows.find(({ table }) => table === 'trades')?.row.status;
      return { filler: fillerOf(waiting, order), isBegun: status === TRADE_STATUS_NUMBERS.open };
    }),
    line: makeFiller(filling, { rows: [line], audit: [], scopes: new Map(scopesOf([line], 'order')) }),
    other: fillerOf(other, personOnly(other)),
  };
}

async function readPerson(pool: Pool, secrets: Pick<SecretBox, 'open'>, email: string): Promise<Known> {
  const person = await readPersonTemplate(pool, secrets, email);
  return { ...person, audit: await readAudit(pool, person.investorId) };
}

function scopesOfPerson(person: Known, template: OrderTemplate): [string, Scope][] {
  const email = person.rows.find(({ table }) => table === 'investors')?.row.email;
  return [
    ...scopesOf([...person.orders.values()].flat(), 'order'),
    ...scopesOf(template.rows, 'order'),
    // Messages about an order are in its template, and of that order.
    ...scopesOf(
      person.rows.filter((each) => !isAboutOrder(each)),
      'person',
    ),
    [String(email), 'person'],
  ];
}

/** Without orders, and without what was said about them. */
function personOnly(person: Known): OrderTemplate {
  const dealIds = [...person.orders.values()].flat().map(({ row }) => `deal:${row.deal_id}`);
  return {
    rows: person.rows.filter((each) => !isAboutOrder(each)),
    audit: person.audit.filter(
      ({ target }) => !person.orders.has(target.replace('trade:', '')) && !dealIds.includes(target),
    ),
  };
}

function isAboutOrder({ table, row }: TemplateRow): boolean {
  return table === 'mail_deliveries' && OF_ORDER.includes(String(row.template));
}

/** An order's own messages: the first of each kind. */
function withMessages(person: Known, order: OrderTemplate): OrderTemplate {
  const messages = OF_ORDER.flatMap((template) => {
    const found = person.rows.find((each) => isAboutOrder(each) && each.row.template === template);
    return found ?? [];
  });
  return { ...order, rows: [...order.rows, ...messages] };
}

/** The person's order in a status. */
function orderOf(person: Known, status: number): OrderTemplate {
  for (const [id, rows] of person.orders) {
    if (rows.some(({ table, row }) => table === 'trades' && row.status === status)) {
      return orderWith(person, id);
    }
  }
  throw new Error(`The demonstration has no order in the state ${status}`);
}

function orderWith(person: Known, id: string): OrderTemplate {
  const rows = person.orders.get(id) ?? [];
  const dealId = rows.find(({ table }) => table === 'trades')?.row.deal_id;
  const audit = person.audit.filter(({ target }) => target === `trade:${id}` || target === `deal:${dealId}`);
  return { rows, audit };
}
