import type { OfficeOrder } from '@portal/domain/desk/orders/office-order.wire';
import { OFFICE_PAGES } from '@portal/domain/firm/staff/office-pages';
import { formatLastDay, formatTimeZone } from '@portal/domain/ground/formats/dates';
import { provinceNameKey } from '@portal/domain/ground/people/provinces';
import { useFormats } from '@portal/web/i18n/use-formats';
import { useLanguage } from '@portal/web/i18n/use-language';
import { usePhoneFormat } from '@portal/web/i18n/use-phone-format';
import { useTranslateKey } from '@portal/web/i18n/use-translate-key';
import { CostsOfAmount } from '@portal/web/ui/costs-of-amount';
import { DefinitionList } from '@portal/web/ui/definition-list';
import { TextLink } from '@portal/web/ui/text-link';
import { useTranslation } from 'react-i18next';
import { investorAddress } from '#parts/investor-address.ts';
import { PagePart } from '#parts/page-part.tsx';
import { useReferrer } from '#parts/use-referrer.ts';
import { useThirdParty } from './use-third-party.ts';

type Row = { id: string; label: string; value: string | null };

/** The facts of the order and of its investor. */
export function FactsPart({ page, mayOpenInvestor }: { page: OfficeOrder; mayOpenInvestor: boolean }) {
  const { t } = useTranslation();
  return (
    <div className="grid items-start gap-6 md:grid-cols-2">
      <NotShown parts={page.notShown} />
      <PagePart id="facts" title={t('officeOrder.facts.title')}>
        <DefinitionList rows={answered(useOrderRows(page))} />
      </PagePart>
      <div className="grid content-start gap-6">
        <PagePart id="investor" title={t('officeOrder.investor.title')}>
          <DefinitionList rows={answered(useInvestorRows(page))} />
          {mayOpenInvestor ? (
            <p>
              <TextLink href={investorAddress(page.investor.id)}>{t('officeOrder.investor.page')}</TextLink>
            </p>
          ) : null}
          <OtherOrders orders={page.investor.otherOrders} />
        </PagePart>
        <CostsPart order={page.order} />
      </div>
    </div>
  );
}

/** Null if the issuer gave no figures, or if the role may not read amounts. */
function CostsPart({ order: { costs, total } }: Pick<OfficeOrder, 'order'>) {
  const { t } = useTranslation();
  return costs === undefined || total === null ? null : (
    <PagePart id="costs" title={t('ui.costs.title')}>
      <CostsOfAmount costs={costs} amount={total} />
    </PagePart>
  );
}

/** Says what the role may not see: a blank would read as if there were nothing. */
function NotShown({ parts }: { parts: OfficeOrder['notShown'] }) {
  const { t } = useTranslation();
  return parts.length === 0 ? null : (
    <p className="text-muted md:col-span-2">
      {t('officeOrder.notShown.text', {
        parts: parts.map((part) => t(`officeOrder.notShown.parts.${part}`)).join(', '),
      })}
    </p>
  );
}

const answered = (rows: readonly Row[]) => rows.filter(({ value }) => value !== null);

function useOrderRows({ order }: OfficeOrder): Row[] {
  const { t } = useTranslation();
  const language = useLanguage();
  const { exactMoney, number, dateTime, date } = useFormats();
  const row = (id: string, label: string, value: string | null | undefined): Row => ({
    id,
    label,
    value: value === undefined || value === '' ? null : value,
  });
  const when = (time: string | null) => (time === null ? null : dateTime(time));
  const { scheduleA, jointInvestor, jointSigning, method, right } = order;
  return [
    row('deal', t('officeOrder.facts.deal'), order.deal.name),
    row('units', t('officeOrder.facts.units'), order.quantity === null ? null : number(order.quantity)),
    row('total', t('officeOrder.facts.total'), order.total === null ? null : exactMoney(order.total)),
    row(
      'method',
      t('officeOrder.facts.method'),
      method === null ? null : t(`officeDesk.filters.methods.${method}`),
    ),
    row(
      'account',
      t('officeOrder.facts.account'),
      order.accountLastDigits === null
        ? null
        : t('officeOrder.facts.accountValue', { digits: order.accountLastDigits }),
    ),
    row('name', t('officeOrder.facts.registeredName'), scheduleA?.registeredName),
    row('city', t('officeOrder.facts.signsAt'), scheduleA?.city),
    row('source', t('officeOrder.facts.source'), scheduleA?.sourceOfFunds),
    row(
      'use',
      t('officeOrder.facts.intendedUse'),
      scheduleA?.intendedUse === undefined ? null : t(`trades.intendedUses.${scheduleA.intendedUse}`),
    ),
    row('thirdParty', t('officeOrder.facts.thirdParty'), useThirdParty(scheduleA?.thirdParty)),
    row(
      'joint',
      t('officeOrder.facts.joint'),
      jointInvestor === null
        ? null
        : [`${jointInvestor.firstName} ${jointInvestor.lastName}`, jointInvestor.email]
            .filter((part) => part !== null)
            .join(', '),
    ),
    row(
      'jointStands',
      t('officeOrder.facts.jointStands'),
      jointSigning === null
        ? null
        : [t(`officeOrder.facts.jointStates.${jointSigning.status}`), when(jointSigning.at)]
            .filter((part) => part !== null)
            .join(', '),
    ),
    row('created', t('officeOrder.facts.created'), when(order.createdAt)),
    row('submitted', t('officeOrder.facts.submitted'), when(order.submittedAt)),
    row('decided', t('officeOrder.facts.decided'), when(order.decidedAt)),
    row(
      'right',
      t('officeOrder.facts.right'),
      t(`officeOrder.facts.rights.${right.state}`, {
        day: formatLastDay(right.endsAt ?? '', language, right.timeZone, { withYear: true }),
        zone: formatTimeZone(right.endsAt ?? '', language, right.timeZone),
      }),
    ),
    row('closes', t('officeOrder.facts.closes'), date(order.deal.closesAt)),
  ];
}

function useInvestorRows({ investor }: OfficeOrder): Row[] {
  const { t } = useTranslation();
  const translate = useTranslateKey();
  const { date } = useFormats();
  const phone = usePhoneFormat();
  const referrer = useReferrer(investor.referrer);
  return [
    {
      id: 'email',
      label: t('officeOrder.investor.email'),
      value:
        investor.email === null || investor.isEmailVerified
          ? investor.email
          : `${investor.email} (${t('officeOrder.investor.notVerified')})`,
    },
    {
      id: 'phone',
      label: t('officeOrder.investor.phone'),
      value: investor.phone === null ? null : phone(investor.phone),
    },
    {
      id: 'language',
      label: t('officeOrder.investor.language'),
      value: t(`officeOrder.investor.languages.${investor.language}`),
    },
    {
      id: 'province',
      label: t('officeOrder.investor.province'),
      value: investor.province === null ? null : translate(provinceNameKey(investor.province)),
    },
    {
      id: 'representative',
      label: t('officeOrder.investor.representative'),
      value: investor.representative,
    },
    { id: 'referrer', label: t('officeOrder.investor.referrer'), value: referrer },
    { id: 'since', label: t('officeOrder.investor.since'), value: date(investor.since) },
  ];
}

function OtherOrders({ orders }: { orders: OfficeOrder['investor']['otherOrders'] }) {
  const { t } = useTranslation();
  const { exactMoney } = useFormats();
  return orders.length === 0 ? null : (
    <div>
      <h3 className="font-semibold">{t('officeOrder.investor.others')}</h3>
      <ul>
        {orders.map(({ id, reference, dealName, status, total }) => (
          <li key={id} className="py-1.5 text-sm">
            <TextLink href={OFFICE_PAGES.order.replace(':orderId', encodeURIComponent(id))}>
              {reference}
            </TextLink>{' '}
            {[
              dealName,
              ...(total === null ? [] : [exactMoney(total)]),
              t(`trades.status.${status}.name`),
            ].join(', ')}
          </li>
        ))}
      </ul>
    </div>
  );
}
