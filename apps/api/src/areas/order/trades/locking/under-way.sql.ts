import { TRADE_STATUS_NUMBERS } from '@portal/domain/order/trades/trade-status';
import { sql } from 'kysely';

const { open, submitted, changesAsked, inReview } = TRADE_STATUS_NUMBERS;

/** The states of orders that nobody has decided on, in a list of a statement. */
export const UNDER_WAY = sql.join([open, submitted, changesAsked, inReview].map((status) => sql.lit(status)));
