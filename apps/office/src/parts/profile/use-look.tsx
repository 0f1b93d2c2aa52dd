import type { Revealed } from '@portal/domain/desk/orders/office-profile.wire';
import { useApiMessage } from '@portal/web/api/use-api-message';
import { useBusy } from '@portal/web/page/use-busy';
import { showToast } from '@portal/web/toasts';
import { createContext, type ReactNode, useContext, useState } from 'react';
import { type OfProfile, useRevealMutation } from '#state/profile-api.ts';
import { RevealDialog } from './reveal-dialog.tsx';

/** True where the person has said why they look at this case: they are not asked again. */
export const ReasonGiven = createContext(false);

type Look = { look: (path: string) => void; isBusy: boolean; asking: ReactNode };

/** Looks behind a mask or at a document; asks for the reason where none was given yet (`asking`, to be drawn). */
export function useLook(of: OfProfile, onShown: (revealed: Revealed) => void): Look {
  const wasGiven = useContext(ReasonGiven);
  // The page is read again after a look; until then, what was said a moment ago counts for the same order.
  const [saidFor, setSaidFor] = useState<string | null>(null);
  const orderId = 'orderId' in of.owner ? of.owner.orderId : null;
  const isGiven = wasGiven || (orderId !== null && saidFor === orderId);
  const messageOf = useApiMessage();
  const { isBusy, run } = useBusy();
  const [reveal] = useRevealMutation();
  const [asked, setAsked] = useState<string | null>(null);
  const lookNow = (path: string) =>
    run(async () => {
      const { data, error } = await reveal({ ...of, path });
      if (data !== undefined) {
        onShown(data);
      } else {
        showToast('problem', messageOf(error));
      }
    });
  return {
    look: (path) => (isGiven ? void lookNow(path) : setAsked(path)),
    isBusy,
    asking:
      asked === null ? null : (
        <RevealDialog
          of={of}
          path={asked}
          onClose={() => setAsked(null)}
          onShown={(revealed) => {
            setSaidFor(orderId);
            onShown(revealed);
            setAsked(null);
          }}
        />
      ),
  };
}
