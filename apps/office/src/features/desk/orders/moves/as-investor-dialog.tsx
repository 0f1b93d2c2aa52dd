import type { Namespace } from '@portal/messages/namespaces';
import { useLightForm } from '@portal/web/form/use-light-form';
import { InLanguage } from '@portal/web/i18n/in-language';
import { useFormats } from '@portal/web/i18n/use-formats';
import { Dialog } from '@portal/web/ui/dialog';
import { Loading } from '@portal/web/ui/loading';
import { Notice } from '@portal/web/ui/notice';
import { Skeleton } from '@portal/web/ui/skeleton';
import { TextArea } from '@portal/web/ui/text-area';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { checkReason } from '#parts/dialogs/check-reason.ts';
import { OfficeForm } from '#parts/office-form.tsx';
import { type SeenAsInvestor, useSeeAsInvestorMutation } from '../order-api.ts';

/** Rarely opened, and made of the investors' own parts. */
const AsInvestorView = lazy(async () => ({
  default: (await import('./as-investor-view.tsx')).AsInvestorView,
}));
const INVESTOR_TEXTS: readonly Namespace[] = ['portfolio', 'trades', 'wizard', 'joint', 'places'];

/** The order as its investor sees it, read only; it takes a reason, and closes after a while. */
export function AsInvestorDialog({ orderId, onClose }: { orderId: string; onClose: () => void }) {
  const { t } = useTranslation();
  const [see, { data, error }] = useSeeAsInvestorMutation();
  const form = useLightForm({ reason: '' }, (typed) => checkReason(typed), { error });
  const submit = form.submitTo(async ({ reason }) => {
    await see({ orderId, reason: reason.trim() });
  });
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title={t(data === undefined ? 'officeOrder.moves.see-as-investor' : 'officeOrder.asInvestor.title')}
      size={data === undefined ? 'regular' : 'wide'}
    >
      {data === undefined ? (
        <OfficeForm
          form={form}
          onSubmit={submit}
          submitText={t('officeOrder.identity.show')}
          onCancel={onClose}
          cancelText={t('office.cancel')}
          takesFocus
        >
          <TextArea
            {...form.field('reason')}
            label={t('officeOrder.moves.reason')}
            hint={t('officeOrder.moves.reasonOwn')}
            rows={2}
          />
        </OfficeForm>
      ) : (
        <Seen seen={data} reason={form.values.reason.trim()} />
      )}
    </Dialog>
  );
}

type SeenProps = { seen: SeenAsInvestor; reason: string };

function Seen({ seen, reason }: SeenProps) {
  const { t } = useTranslation();
  const { time } = useFormats();
  const { until } = seen;
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setOver(true), Math.max(0, Date.parse(until) - Date.now()));
    return () => clearTimeout(timer);
  }, [until]);
  if (isOver) {
    return <p>{t('officeOrder.asInvestor.over')}</p>;
  }
  return (
    <div className="grid gap-6">
      <Notice title={t('officeOrder.asInvestor.banner', { when: time(until) })}>
        {t('officeOrder.asInvestor.because', { reason })}
      </Notice>
      <Suspense fallback={<Coming />}>
        <InLanguage language={seen.language} texts={INVESTOR_TEXTS} waiting={<Coming />}>
          <AsInvestorView trade={seen.trade} atDealer={seen.atDealer} />
        </InLanguage>
      </Suspense>
    </div>
  );
}

function Coming() {
  return (
    <Loading>
      <Skeleton className="h-72 w-full" />
    </Loading>
  );
}
