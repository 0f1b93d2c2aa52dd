import type { SigningEnvelope } from '@portal/domain/agreement/signing/signing.wire';
import { useBusy } from '@portal/web/page/use-busy';
import { Button } from '@portal/web/ui/button';
import { Dialog } from '@portal/web/ui/dialog';
import { FormFailure } from '@portal/web/ui/form-failure';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAppDispatch } from '#state/store.ts';
import { waitForChanges } from '#state/wait-for-reads.ts';
import { useDeclineMutation } from './signing-api.ts';

type DeclineButtonProps = { token: string; ceremony: Pick<SigningEnvelope, 'role' | 'dealName'> };

/** Declines to sign, after a question. */
export function DeclineButton({ token, ceremony }: DeclineButtonProps) {
  const { t } = useTranslation();
  const isJoint = ceremony.role === 'joint';
  const text = isJoint ? 'jointText' : ceremony.dealName === null ? 'profileText' : 'text';
  const [isAsking, setAsking] = useState(false);
  const dispatch = useAppDispatch();
  const [decline, { error }] = useDeclineMutation();
  const { isBusy, run } = useBusy();
  const press = () =>
    run(async () => {
      // Reading to the end is evidence, and refused after declining.
      await waitForChanges(dispatch);
      await decline({ token });
    });
  return (
    <>
      <span className="-ml-4">
        <Button tone="quiet" size="small" onPress={() => setAsking(true)}>
          {t('signing.decline.open')}
        </Button>
      </span>
      <Dialog
        role="alertdialog"
        isOpen={isAsking}
        onOpenChange={setAsking}
        title={t('signing.decline.title')}
        actions={
          <>
            <Button onPress={() => setAsking(false)}>{t('signing.decline.no')}</Button>
            <Button tone="danger" isPending={isBusy} onPress={() => void press()}>
              {t('signing.decline.yes')}
            </Button>
          </>
        }
      >
        <p>{t(`signing.decline.${text}`)}</p>
        <FormFailure error={error} />
      </Dialog>
    </>
  );
}
