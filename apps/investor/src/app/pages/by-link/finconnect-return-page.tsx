import { FinconnectReturn } from '#features/trades/linked/finconnect-return.tsx';

/** Where a linked-account provider sends people back to. */
export function FinconnectReturnPage() {
  return <FinconnectReturn />;
}
