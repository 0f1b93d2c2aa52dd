import { Button } from '@portal/web/ui/button';
import { FormFailure } from '@portal/web/ui/form-failure';
import { useBusy } from '@portal/web/use-busy';
import { useTranslation } from 'react-i18next';
import { usePrintDebitFileMutation } from './debits-api.ts';

/** Brings a file to this computer; a code of the person's app is asked for before, and it goes on record. */
export function PrintButton({ id, number }: { id: string; number: number }) {
  const { t } = useTranslation();
  const { isBusy, run } = useBusy();
  const [print, { error }] = usePrintDebitFileMutation();
  const fetchFile = () =>
    run(async () => {
      const { data } = await print({ fileId: id });
      if (data !== undefined) {
        save(data.text, data.fileName);
      }
    });
  return (
    <div className="grid gap-2">
      <Button
        size="small"
        onPress={() => void fetchFile()}
        isPending={isBusy}
        aria-label={t('officeDebits.files.label', { number: String(number) })}
      >
        {t('officeDebits.files.download')}
      </Button>
      <FormFailure error={error} />
    </div>
  );
}

const LAST_BYTE = 0xff;

/** One character, one byte, as the bank reads it: not UTF-8. */
function save(text: string, fileName: string): void {
  const bytes = Uint8Array.from(text, (character) => Math.min(character.charCodeAt(0), LAST_BYTE));
  const address = URL.createObjectURL(new Blob([bytes], { type: 'text/plain' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = fileName;
  link.click();
  URL.revokeObjectURL(address);
}
