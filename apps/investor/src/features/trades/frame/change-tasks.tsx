import { fieldOfChange, wizardPageOfChange } from '@portal/domain/order/changes/change-pages';
import type { Trade } from '@portal/domain/order/trades/trade.wire';
import { ChangeTaskNotice } from '@portal/web/order/change-task-notice';
import { useOrderAtDealerQuery } from '#state/order-at-dealer-api.ts';
import { paths } from '#state/paths.ts';
import { useFieldOfAddress } from './use-field-of-address.ts';

/** What the dealer asks to be changed, each with the way to its page; the dealer's words alone where nothing is named. */
export function ChangeTasks({ slug, trade }: { slug: string; trade: Trade }) {
  const { data } = useOrderAtDealerQuery(trade.id);
  useFieldOfAddress();
  return (
    <ChangeTaskNotice
      changes={data?.changes ?? null}
      reason={trade.reason}
      hrefOf={(path) => paths.wizard(slug, wizardPageOfChange(path), fieldOfChange(path))}
    />
  );
}
