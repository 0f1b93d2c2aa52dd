import { Notice } from '@portal/web/ui/notice';
import type { WhyNotSold } from './use-why-not-sold.ts';

/** In the place of the way into an order: why there is none. */
export function NotSoldNotice({ why }: { why: WhyNotSold }) {
  return (
    <Notice tone="attention" title={why.title}>
      {why.text}
    </Notice>
  );
}
