import { Button } from '@portal/web/ui/button';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ListToExport } from './exports-api.ts';

const ExportDialog = lazy(async () => ({
  default: (await import('./export-dialog.tsx')).ExportDialog,
}));

type ExportButtonProps = {
  asked: ListToExport;
  /** How many rows the list has, as a number and as text; null if the list does not say, undefined until known. */
  count: { value: number; text: string } | null | undefined;
};

/** Exports the list as a file; also leads to earlier exports. */
export function ExportButton({ asked, count }: ExportButtonProps) {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button size="small" onPress={() => setOpen(true)} isDisabled={count === undefined}>
        {t('officeExports.open')}
      </Button>
      {isOpen && count !== undefined ? (
        <Suspense>
          <ExportDialog asked={asked} count={count} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
