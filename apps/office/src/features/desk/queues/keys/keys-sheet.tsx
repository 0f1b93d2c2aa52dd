import { DESK_QUEUES } from '@portal/domain/desk/queues/desk-queues';
import { Button } from '@portal/web/ui/button';
import { Dialog } from '@portal/web/ui/dialog';
import { Switch } from '@portal/web/ui/switch';
import { useTranslation } from 'react-i18next';
import { useSingleKeys } from '#state/use-single-keys.ts';
import { GO_KEYS } from './go-keys.ts';
import { closeKeysSheet, openKeysSheet, useIsKeysSheetOpen } from './open-keys-sheet.ts';

/** The list's keys, and the switch that turns single keys off. */
export function KeysSheet() {
  const { t } = useTranslation();
  const isOpen = useIsKeysSheetOpen();
  const { isOn, switchKeys } = useSingleKeys();
  const rows = [
    { keys: 'j', text: t('officeDesk.keys.down') },
    { keys: 'k', text: t('officeDesk.keys.up') },
    { keys: 'Enter, o', text: t('officeDesk.keys.enter') },
    { keys: 'x', text: t('officeDesk.keys.select') },
    { keys: 'c', text: t('officeDesk.keys.claim') },
    { keys: '/', text: t('officeDesk.keys.search') },
    ...DESK_QUEUES.map((queue) => ({
      keys: `g ${GO_KEYS[queue]}`,
      text: t('officeDesk.keys.go', { queue: t(`officeDesk.queues.${queue}`) }),
    })),
    { keys: '?', text: t('officeDesk.keys.help') },
  ];
  return (
    <>
      {/* On a touch screen with a keyboard attached, `?` still opens the sheet. */}
      <span className="pointer-coarse:hidden">
        <Button tone="quiet" size="small" onPress={openKeysSheet}>
          {t('officeDesk.keys.open')}
        </Button>
      </span>
      <Dialog isOpen={isOpen} onOpenChange={closeKeysSheet} title={t('officeDesk.keys.title')}>
        <div className="grid gap-4">
          <p className="text-muted">{t('officeDesk.keys.text')}</p>
          <Switch name="single-keys" value={isOn} onChange={(next) => void switchKeys(next)}>
            {t('officeDesk.keys.use')}
          </Switch>
          <dl>
            {rows.map(({ keys, text }) => (
              <div key={keys} className="flex gap-4 border-line border-t py-2">
                <dt className="w-20 shrink-0">
                  <kbd className="rounded-control border border-line bg-sunken px-2 py-0.5 text-sm">
                    {keys}
                  </kbd>
                </dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
        </div>
      </Dialog>
    </>
  );
}
