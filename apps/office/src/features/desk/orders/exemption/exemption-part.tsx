import type { PurchaserExemption } from '@portal/domain/desk/orders/office-exemption.wire';
import type { StaffSelf } from '@portal/domain/firm/staff/staff.wire';
import { useFormats } from '@portal/web/i18n/use-formats';
import { useTranslation } from 'react-i18next';
import { Loaded } from '#parts/loaded.tsx';
import { PagePart } from '#parts/page-part.tsx';
import { DecisionColumns } from './decision-columns.tsx';
import { useOrderExemptionQuery } from './exemption-api.ts';
import { RecordExemption } from './record-exemption.tsx';
import { SayWithReason } from './say-with-reason.tsx';

type ExemptionPartProps = { orderId: string; actions: StaffSelf['actions'] };

/** Under which exemption each purchaser may buy, every earlier decision beside the last, and what people add to it. */
export function ExemptionPart({ orderId, actions }: ExemptionPartProps) {
  const { t } = useTranslation();
  const read = useOrderExemptionQuery({ orderId }, { refetchOnMountOrArgChange: true });
  return (
    <PagePart id="exemption" title={t('officeExemption.title')}>
      <Loaded read={read}>
        {({ purchasers }) => (
          <div className="grid gap-6">
            {purchasers.map((purchaser) => (
              <OfPurchaser key={purchaser.role} {...{ orderId, purchaser, actions }} />
            ))}
          </div>
        )}
      </Loaded>
    </PagePart>
  );
}

type OfPurchaserProps = ExemptionPartProps & { purchaser: PurchaserExemption };

function OfPurchaser({ orderId, purchaser, actions }: OfPurchaserProps) {
  const { t } = useTranslation();
  const { role, decisions, isClassAsked, classConfirmed, isRecordable } = purchaser;
  const [last] = decisions;
  return (
    <div className="grid gap-4">
      <h3 className="text-lg">{t(`officeExemption.roles.${role}`)}</h3>
      {last === undefined ? <p>{t('officeExemption.none')}</p> : <DecisionColumns decisions={decisions} />}
      {isRecordable && actions.includes('class.confirm') ? (
        <RecordExemption {...{ orderId, role }} decisionId={last?.id ?? null} />
      ) : null}
      <AdviceGiven purchaser={purchaser} />
      {last !== undefined && !isRecordable && actions.includes('orders.advise') ? (
        <SayWithReason {...{ orderId, role }} decisionId={last.id} about="advice" />
      ) : null}
      {classConfirmed === null ? null : (
        <Given text="officeExemption.class.confirmed" given={classConfirmed} />
      )}
      {last !== undefined && isClassAsked && classConfirmed === null ? (
        <>
          <p>{t('officeExemption.class.asked')}</p>
          {actions.includes('class.confirm') ? (
            <SayWithReason {...{ orderId, role }} decisionId={last.id} about="class" />
          ) : null}
        </>
      ) : null}
    </div>
  );
}

function AdviceGiven({ purchaser: { advice, isAdviceAsked } }: { purchaser: PurchaserExemption }) {
  const { t } = useTranslation();
  return (
    <>
      {isAdviceAsked ? <p>{t('officeExemption.advice.asked')}</p> : null}
      {advice.map((given) => (
        <Given key={given.at} text={`officeExemption.advice.${given.result}`} given={given} />
      ))}
    </>
  );
}

type GivenProps = {
  text:
    | 'officeExemption.class.confirmed'
    | 'officeExemption.advice.positive'
    | 'officeExemption.advice.negative';
  given: { name: string; at: string; reason: string; total?: number };
};

function Given({ text, given: { name, at, reason, total } }: GivenProps) {
  const { t } = useTranslation();
  const { dateTime, exactMoney } = useFormats();
  return (
    <p>
      {t(text, { name, when: dateTime(at), amount: total === undefined ? '' : exactMoney(total) })}
      <span className="block text-muted">{reason}</span>
    </p>
  );
}
