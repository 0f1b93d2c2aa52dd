import type { Deps } from '../../../platform/deps.ts';
import type { Topic } from '../../people/optional-mails/subscribers.ts';

/** A deal as a topic, for everybody who may order it. */
export function newDealTopic({ config }: Pick<Deps, 'config'>, dealId: string): Topic {
  return {
    audience: { kind: 'new-deals', provinces: config.brand.registeredIn },
    id: dealId,
    told: { table: 'new_deal_mails', column: 'deal_id' },
  };
}
