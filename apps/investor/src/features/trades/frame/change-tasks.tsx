import { fieldOfChange, wizardPageOfChange } from '@portal/domain/order/changes/wizard-page-of-change';
import type { Trade } from '@portal/domain/order/trades/trade.wire';
import { focusField } from '@portal/web/form/field-id';
import { ChangeTaskNotice } from '@portal/web/order/change-task-notice';
import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { useOrderAtDealerQuery } from '#state/order-at-dealer-api.ts';
import { paths } from '#state/paths.ts';

/** The changes the dealer asks for, each with a link to its page; only the dealer's words if no field is named. */
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

/** Two seconds of frames; a later page starts at its top. */
const FRAMES_MAX = 120;

/** Focuses the field named in the address once its page is rendered, and again on each visit. */
function useFieldOfAddress(): void {
  const { search, key } = useLocation();
  const field = new URLSearchParams(search).get('field');
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same field is gone to anew by another entry of the history.
  useEffect(() => {
    let frames = 0;
    let next = 0;
    const look = () => {
      frames += 1;
      if (field !== null && !focusField(field) && frames < FRAMES_MAX) {
        next = requestAnimationFrame(look);
      }
    };
    next = requestAnimationFrame(look);
    return () => cancelAnimationFrame(next);
  }, [field, key]);
}
