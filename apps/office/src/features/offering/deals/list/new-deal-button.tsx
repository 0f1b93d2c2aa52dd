import { useApiMessage } from '@portal/web/api/use-api-message';
import { showToast } from '@portal/web/toasts';
import { Button } from '@portal/web/ui/button';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { addressOfDeal } from '../deal/deal-addresses.ts';
import { useCreateDealMutation } from '../deals-api.ts';

/** Creates a blank deal, and opens it. */
export function NewDealButton() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const messageOf = useApiMessage();
  const [create, { isLoading }] = useCreateDealMutation();
  const begin = async () => {
    const { data, error } = await create();
    if (data !== undefined) {
      void navigate(addressOfDeal(data.id));
    } else {
      showToast('problem', messageOf(error));
    }
  };
  return (
    <Button tone="primary" onPress={() => void begin()} isPending={isLoading}>
      {t('officeDeals.new')}
    </Button>
  );
}
