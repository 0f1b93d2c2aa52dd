import type { PaymentFlagShown } from '@portal/domain/money/payments/office-flags.wire';
import { useClearPaymentFlagMutation, useCountOnceMutation } from '#state/flags-api.ts';
import { FlagMove } from './flag-move.tsx';

type PaymentFlagMovesProps = { flag: PaymentFlagShown; what: string };

/** What somebody who may clear flags of payments does about one. */
export function PaymentFlagMoves({ flag: { id: flagId, kind }, what }: PaymentFlagMovesProps) {
  const [clear, { error }] = useClearPaymentFlagMutation();
  const [countOnce, { error: refusal }] = useCountOnceMutation();
  return (
    <>
      {kind === 'looks-twice' ? (
        <FlagMove
          move="countOnce"
          what={what}
          send={(reason) => countOnce({ flagId, reason })}
          error={refusal}
        />
      ) : null}
      <FlagMove move="clear" what={what} send={(reason) => clear({ flagId, reason })} error={error} />
    </>
  );
}
