import { RecoveryCodes } from '@portal/web/account/recovery-codes';
import { useLightForm } from '@portal/web/form/use-light-form';
import { Button } from '@portal/web/ui/button';
import { Card } from '@portal/web/ui/card';
import { Checkbox } from '@portal/web/ui/checkbox';
import { PageHeading } from '@portal/web/ui/page-heading';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { OfficeForm } from '#parts/office-form.tsx';
import { useLazySelfQuery } from '#state/session-api.ts';

type KeepCodesProps = { codes: readonly string[]; onKept: () => void };

/** The recovery codes, the only time that they are shown; the office opens to who has kept them. */
export function KeepCodes({ codes, onKept }: KeepCodesProps) {
  const { t } = useTranslation();
  const [readSelf, { error }] = useLazySelfQuery();
  const form = useLightForm(
    { kept: false },
    ({ kept }) => (kept ? [] : [{ path: 'kept', key: 'office.enrolment.keptRequired', values: {} }]),
    { error },
  );
  useEffect(() => {
    const hold = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', hold);
    return () => window.removeEventListener('beforeunload', hold);
  }, []);
  const submit = form.submitTo(async () => {
    const { data } = await readSelf({ personActed: true });
    if (data !== undefined) {
      onKept();
    }
  });
  return (
    <div className="grid gap-8">
      <PageHeading title={t('office.enrolment.codesTitle')} intro={t('office.enrolment.codesIntro')} />
      <Card>
        <div className="grid gap-8">
          <RecoveryCodes codes={codes}>
            <Button onPress={() => download(codes, t('office.enrolment.file'))}>
              {t('office.enrolment.download')}
            </Button>
          </RecoveryCodes>
          <div className="border-line border-t pt-6" data-print="no">
            <OfficeForm form={form} onSubmit={submit} submitText={t('office.enrolment.go')}>
              <Checkbox {...form.field('kept')} isRequired>
                {t('office.enrolment.kept')}
              </Checkbox>
            </OfficeForm>
          </div>
        </div>
      </Card>
    </div>
  );
}

function download(codes: readonly string[], name: string): void {
  const address = URL.createObjectURL(new Blob([`${codes.join('\n')}\n`], { type: 'text/plain' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}
