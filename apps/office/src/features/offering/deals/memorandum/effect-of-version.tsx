import type { OfficeMemorandum } from '@portal/domain/agreement/memorandum/office-memorandum.wire';
import { OFFICE_PAGES } from '@portal/domain/firm/staff/office-pages';
import { Disclosure } from '@portal/web/ui/disclosure';
import { Notice } from '@portal/web/ui/notice';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';

type EffectProps = { effect: OfficeMemorandum['effect']; isTranslation: boolean; mayOpenOrders: boolean };

/** What publishing would do right now: the orders that stop, and who has to confirm. */
export function EffectOfVersion({ effect, isTranslation, mayOpenOrders }: EffectProps) {
  const { t } = useTranslation();
  const { stopped, before, people, again, orders } = effect;
  if (isTranslation || people === 0) {
    return (
      <Notice title={t('officeMemorandum.effect.title')}>
        {t(isTranslation ? 'officeMemorandum.effect.translation' : 'officeMemorandum.effect.none')}
      </Notice>
    );
  }
  return (
    <Notice tone="attention" title={t('officeMemorandum.effect.title')}>
      <ul className="grid list-disc gap-1 pl-5">
        {stopped === 0 ? null : <li>{t('officeMemorandum.effect.stopped', { count: stopped })}</li>}
        {before === 0 ? null : <li>{t('officeMemorandum.effect.before', { count: before })}</li>}
        <li>
          {t('officeMemorandum.effect.people', { count: people })}{' '}
          {again === 0 ? null : t('officeMemorandum.effect.again', { count: again })}
        </li>
      </ul>
      <Disclosure summary={t('officeMemorandum.effect.orders', { count: orders.length })}>
        <OrdersToConfirm orders={orders} total={stopped + before} mayOpen={mayOpenOrders} />
      </Disclosure>
    </Notice>
  );
}

type OrdersProps = { orders: OfficeMemorandum['effect']['orders']; total: number; mayOpen: boolean };

function OrdersToConfirm({ orders, total, mayOpen }: OrdersProps) {
  const { t } = useTranslation();
  return (
    <>
      <ul className="grid gap-2">
        {orders.map(({ id, investorName, status, isJoint, hasConfirmedEarlier }) => (
          <li key={id} className="flex flex-wrap gap-x-3">
            {mayOpen ? (
              <Link to={OFFICE_PAGES.order.replace(':orderId', id)} className="font-semibold">
                {investorName}
              </Link>
            ) : (
              <span className="font-semibold">{investorName}</span>
            )}
            <span className="text-muted">
              {[
                t(`trades.status.${status}.name`),
                ...(isJoint ? [t('officeMemorandum.effect.joint')] : []),
                ...(hasConfirmedEarlier ? [t('officeMemorandum.effect.earlier')] : []),
              ].join(' · ')}
            </span>
          </li>
        ))}
      </ul>
      {total > orders.length ? (
        <p className="mt-2">{t('officeMemorandum.effect.more', { count: total - orders.length })}</p>
      ) : null}
    </>
  );
}
