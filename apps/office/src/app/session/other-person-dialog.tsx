import { Button } from '@portal/web/ui/button';
import { Dialog } from '@portal/web/ui/dialog';
import { useTranslation } from 'react-i18next';
import { tell } from '#state/other-person.ts';

/** In another tab somebody else logged in: says who, that nothing was done in their name, and offers to load the page anew. */
export function OtherPersonDialog({ message }: { message: string }) {
  const { t } = useTranslation();
  return (
    <Dialog
      role="alertdialog"
      isOpen
      onOpenChange={() => tell(null)}
      title={t('office.otherPerson.title')}
      actions={
        <>
          <Button onPress={() => tell(null)}>{t('office.otherPerson.stay')}</Button>
          <Button tone="primary" onPress={() => window.location.reload()}>
            {t('office.otherPerson.reload')}
          </Button>
        </>
      }
    >
      <div className="grid gap-3">
        <p>{message}</p>
        <p className="text-muted">{t('office.otherPerson.text')}</p>
      </div>
    </Dialog>
  );
}
