import type { CountedNumbers } from '@portal/domain/desk/numbers/office-numbers.wire';
import type { Generated } from 'kysely';
import type { Json } from '../../../platform/db/nullable-json.ts';

export type NumbersTables = {
  /** One row: what was counted of everybody last, and when. */
  kept_numbers: {
    is_only: Generated<boolean>;
    at: Date;
    reached: Json<CountedNumbers['reached']>;
    times: Json<CountedNumbers['times']>;
  };
};
