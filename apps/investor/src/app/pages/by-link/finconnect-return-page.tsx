import { FinconnectReturn } from '#features/trades/linked/finconnect-return.tsx';

/** Where a provider of linked bank accounts leads back to. */
export function FinconnectReturnPage() {
  return <FinconnectReturn />;
}
