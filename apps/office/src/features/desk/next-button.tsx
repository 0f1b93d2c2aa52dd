import type { StaffSelf } from '@portal/domain/firm/staff/staff.wire';
import { useApiMessage } from '@portal/web/api/use-api-message';
import { showToast } from '@portal/web/toasts';
import { Button } from '@portal/web/ui/button';
import { useBusy } from '@portal/web/use-busy';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { filterOf } from '#parts/lists/list-address.ts';
import type { DeskPlace } from './desk-address.ts';
import { useClaimNextMutation } from './desk-api.ts';
import { addressOfRow } from './row-address.ts';
import { useRowName } from './row-name.ts';

/** Takes the first free row of the person's own view, whatever page is shown, and opens it. */
export function NextButton({ place, self }: { place: DeskPlace; self: StaffSelf }) {
  const { t } = useTranslation();
  const messageOf = useApiMessage();
  const navigate = useNavigate();
  const nameOf = useRowName();
  const { isBusy, run } = useBusy();
  const [claimNext] = useClaimNextMutation();
  const take = () =>
    run(async () => {
      const { data, error } = await claimNext({ queue: place.queue, filter: filterOf(place.query) });
      if (error !== undefined) {
        showToast('problem', messageOf(error));
      } else if (data === null) {
        showToast('success', t('officeDesk.nextNone'));
      } else {
        showToast('success', t('officeDesk.claimed', { what: nameOf(data) }));
        const address = addressOfRow(data, self.actions.includes('investors.view'));
        if (address !== null) {
          await navigate(address);
        }
      }
    });
  return (
    <Button tone="primary" size="small" onPress={() => void take()} isPending={isBusy}>
      {t('officeDesk.next')}
    </Button>
  );
}
