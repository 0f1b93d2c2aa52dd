import { useApiMessage } from '@portal/web/api/use-api-message';
import { showToast } from '@portal/web/toasts';
import { Button } from '@portal/web/ui/button';
import { useTranslation } from 'react-i18next';
import { usePreviewDealMutation } from '../deals-api.ts';

/** Opens the investors' own page of a version, or of what is written, in a tab of its own. */
export function PreviewButton({ id, version }: { id: string; version: string }) {
  const { t } = useTranslation();
  const messageOf = useApiMessage();
  const [makeLink, { isLoading }] = usePreviewDealMutation();
  const open = async () => {
    // Opened with the press: a browser lets no page open a tab a moment later.
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
