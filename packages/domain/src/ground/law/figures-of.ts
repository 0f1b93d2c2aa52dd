import { AMOUNTS, BUSINESS_DAYS, MONTHS, YEARS } from './figures.ts';
import type { RuleId } from './rules.ts';

/** The figures of a rule; a rule without any has none of these. */
export type Figures = { cents?: bigint; months?: number; years?: number; businessDays?: number };

/** What the book says a rule's figures are. */
export function figuresOf(id: RuleId): Figures {
  return {
    ...(isIn(AMOUNTS, id) ? { cents: AMOUNTS[id].cents } : {}),
    ...(isIn(MONTHS, id) ? { months: MONTHS[id] } : {}),
    ...(isIn(YEARS, id) ? { years: YEARS[id] } : {}),
    ...(isIn(BUSINESS_DAYS, id) ? { businessDays: BUSINESS_DAYS[id] } : {}),
  };
}

function isIn<Table extends object>(table: Table, id: PropertyKey): id is keyof Table {
  return Object.hasOwn(table, id);
}
