import type { Deps } from '../../../platform/deps.ts';
import { listServedProvinces } from '../../firm/registrations/find-registrations.ts';
import type { Topic } from '../../people/optional-mails/subscribers.ts';

/** A deal as a topic, for everybody who may order it today. */
export async function newDealTopic(deps: Pick<Deps, 'db' | 'clock'>, dealId: string): Promise<Topic> {
  return {
    audience: { kind: 'new-deals', provinces: await listServedProvinces(deps) },
    id: dealId,
    told: { table: 'new_deal_mails', column: 'deal_id' },
  };
}
