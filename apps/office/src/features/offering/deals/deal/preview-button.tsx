import { useApiMessage } from '@portal/web/api/use-api-message';
import { showToast } from '@portal/web/toasts';
import { Button } from '@portal/web/ui/button';
import { useTranslation } from 'react-i18next';
import { usePreviewDealMutation } from '../deals-api.ts';

/** Opens the investors' page for a version or for the draft, in a new tab. */
export function PreviewButton({ id, version }: { id: string; version: string }) {
  const { t } = useTranslation();
  const messageOf = useApiMessage();
  const [makeLink, { isLoading }] = usePreviewDealMutation();
  const open = async () => {
    // Opened synchronously with the press: browsers block a tab that opens later.
    const tab = window.open('', '_blank');
    const { data, error } = await makeLink({ id, version });
    if (data === undefined) {
      tab?.close();
      showToast('problem', messageOf(error));
    } else if (tab === null) {
      showToast('problem', t('officeDeals.preview.blocked'));
    } else {
      tab.opener = null;
      tab.location.replace(data.url);
    }
  };
  return (
    <Button onPress={() => void open()} isPending={isLoading}>
      {t('officeDeals.preview.action')}
    </Button>
  );
}
