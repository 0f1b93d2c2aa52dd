import { useFormats } from '@portal/web/i18n/use-formats';
import { Card } from '@portal/web/ui/card';
import { DefinitionList } from '@portal/web/ui/definition-list';
import { useTranslation } from 'react-i18next';
import type { Signed } from '#state/slices/trade-slice.ts';
import { StepSkeleton } from '../frame/step-skeleton.tsx';
import { CompleteHeading } from './complete-heading.tsx';

/** The last page while its order loads, right after signing: what is certain, and an outline of the rest. */
export function SignedMomentAgo({ signed }: { signed: Signed }) {
  const { t } = useTranslation();
  const { dateTime } = useFormats();
  const { dealName, signedAt, waitingFor } = signed;
  return (
    <div className="flex flex-col gap-8">
      <CompleteHeading title={waitingFor === null ? 'titleDone' : 'titleOpen'} dealName={dealName} />
      <Card>
        <DefinitionList
          rows={[
            { id: 'deal', label: t('wizard.complete.deal'), value: dealName },
            { id: 'signed', label: t('wizard.complete.signedAt'), value: dateTime(signedAt) },
            ...(waitingFor === null
              ? []
              : [
                  {
                    id: 'waiting',
                    label: t('wizard.complete.stillMissing'),
                    value: t('wizard.sign.jointToSign', { name: waitingFor }),
                  },
                ]),
          ]}
        />
      </Card>
      <StepSkeleton />
    </div>
  );
}
