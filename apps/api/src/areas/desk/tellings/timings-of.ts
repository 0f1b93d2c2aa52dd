import {
  FIRST_TIMINGS,
  type ToldTiming,
  type ToldTopic,
  topicsOf,
} from '@portal/domain/desk/tellings/told-topics';
import type { Db } from '../../../platform/db/tables.ts';
import type { StaffActor } from '../../../platform/http/actor.ts';
import { findChoices } from './tellings.store.ts';

/** When a person is told of a topic; what was there before `toldFrom` is not told. */
export type TopicTiming = { topic: ToldTopic; timing: ToldTiming; toldFrom: Date | null };

/** Of every topic that concerns the person's roles, what they chose, or else what the portal begins with. */
export async function timingsOf(db: Db, { staffId, roles }: StaffActor): Promise<TopicTiming[]> {
  const chosen = await findChoices(db, staffId);
  return topicsOf(roles).map(
    (topic) =>
      chosen.find((choice) => choice.topic === topic) ?? {
        topic,
        timing: FIRST_TIMINGS[topic],
        toldFrom: null,
      },
  );
}
