import type { ChooseTellingInput, Tellings } from '@portal/domain/desk/tellings/office-tellings.wire';
import { topicsOf } from '@portal/domain/desk/tellings/told-topics';
import { transact } from '../../../platform/db/transact.ts';
import type { Deps } from '../../../platform/deps.ts';
import type { StaffActor } from '../../../platform/http/actor.ts';
import { invalid } from '../../../platform/http/app-error.ts';
import { keepChoice } from './tellings.store.ts';
import { timingsOf } from './timings-of.ts';

/** What the person is told by mail, and when. */
export async function showTellings({ db }: Pick<Deps, 'db'>, actor: StaffActor): Promise<Tellings> {
  const timings = await timingsOf(db, actor);
  return { topics: timings.map(({ topic, timing }) => ({ topic, timing })) };
}

/** Keeps when the person is told of a topic. Throws VALIDATION for one that their roles have nothing to do with. */
export async function chooseTelling(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  actor: StaffActor,
  { topic, timing }: ChooseTellingInput,
): Promise<void> {
  if (!topicsOf(actor.roles).includes(topic)) {
    throw invalid([{ path: 'topic', key: 'errors.fieldInvalid' }]);
  }
  await transact(db, (trx) => keepChoice(trx, actor.staffId, { topic, timing, at: clock.now() }));
}
