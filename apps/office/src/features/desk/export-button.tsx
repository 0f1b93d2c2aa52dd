import type { DeskCount } from '@portal/domain/wire/office-desk';
import { Button } from '@portal/web/ui/button';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type DeskPlace, filterOf } from './desk-address.ts';
import { useCountText } from './queue-links.tsx';

const ExportDialog = lazy(async () => ({
  default: (await import('./export/export-dialog.tsx')).ExportDialog,
}));

type ExportButtonProps = { place: DeskPlace; count: DeskCount | undefined };

/** The list as a file; also the way to the files that were asked for before. */
export function ExportButton({ place, count }: ExportButtonProps) {
  const { t } = useTranslation();
  const countText = useCountText();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button size="small" onPress={() => setOpen(true)} isDisabled={count === undefined}>
        {t('officeExports.open')}
      </Button>
      {isOpen && count !== undefined ? (
        <Suspense>
          <ExportDialog
            queue={place.queue}
            filter={filterOf(place.query)}
            count={{ value: count.value, text: countText(count) }}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      ) : null}
    </>
  );
}
