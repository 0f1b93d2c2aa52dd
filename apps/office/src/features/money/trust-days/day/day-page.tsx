import { OFFICE_PAGES } from '@portal/domain/firm/staff/office-pages';
import type { StaffSelf } from '@portal/domain/firm/staff/staff.wire';
import type { TrustDay, TrustDayContent } from '@portal/domain/money/reconciliation/office-trust-days.wire';
import { useFormats } from '@portal/web/i18n/use-formats';
import { DefinitionList } from '@portal/web/ui/definition-list';
import { Money } from '@portal/web/ui/money';
import { PageHeading } from '@portal/web/ui/page-heading';
import { TextLink } from '@portal/web/ui/text-link';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { Loaded } from '#parts/loaded.tsx';
import { PagePart } from '#parts/page-part.tsx';
import { usePageTitle } from '#parts/page-title.ts';
import { StateOfDay } from '../state-of-day.tsx';
import { useTrustDayQuery } from '../trust-days-api.ts';
import { BalancesPart } from './balances-part.tsx';
import { BankPart } from './bank-part.tsx';
import { ClosedPart } from './closed-part.tsx';
import { DayMoves } from './day-moves.tsx';
import { DayNotices } from './day-notices.tsx';
import { DifferencesPart } from './differences-part.tsx';
import { HeldPart } from './held-part.tsx';
import { movementRows } from './movement-rows.ts';

/** The sealed papers of a closed day take some seconds. */
const READ_AGAIN_MS = 2_000;
const PAPERS = 2;

/** One day of the trust accounts, as it was closed or as the data says now. */
export function DayPage({ self }: { self: StaffSelf }) {
  const { t } = useTranslation();
  const { day: asked = '' } = useParams();
  const { day: format } = useFormats();
  const { data: known } = useTrustDayQuery(asked);
  const isWriting = known?.closed != null && known.closed.papers.length < PAPERS;
  const { currentData: data, ...read } = useTrustDayQuery(asked, {
    refetchOnMountOrArgChange: true,
    pollingInterval: isWriting ? READ_AGAIN_MS : 0,
  });
  const title = format(asked);
  usePageTitle(title === '' ? t('officeTrustDays.title') : title);
  return (
    <div className="grid gap-6">
      <p>
        <TextLink href={OFFICE_PAGES.moneyDays} isAlone>
          {t('officeTrustDays.all')}
        </TextLink>
      </p>
      <PageHeading
        eyebrow={t('officeTrustDays.title')}
        title={title}
        takesFocus
        aside={data === undefined ? undefined : <StateOfDay state={data.state} />}
      />
      <Loaded read={{ ...read, data }}>{(day) => <Day day={day} self={self} />}</Loaded>
    </div>
  );
}

function Day({ day, self }: { day: TrustDay; self: StaffSelf }) {
  const { content, closed } = day;
  return (
    <>
      <DayNotices day={day} />
      <BalancesPart content={content} />
      <DayMoves key={day.hash} day={day} />
      {closed === null ? null : <ClosedPart day={content.day} closed={closed} hash={day.hash} />}
      <DifferencesPart day={day} mayOpenOrders={self.actions.includes('orders.view')} />
      {closed === null || closed.later.length === 0 ? null : <LaterPart later={closed.later} />}
      <div className="grid items-start gap-6 lg:grid-cols-2">
        <BankPart content={content} mayRead={day.mayExplain} />
        <div className="grid gap-6">
          <BooksPart content={content} />
          <HeldPart content={content} mayOpenOrders={self.actions.includes('orders.view')} />
        </div>
      </div>
    </>
  );
}

/** The books' figures, from opening to closing balance. */
function BooksPart({ content: { books } }: { content: TrustDayContent }) {
  const { t } = useTranslation();
  const { exactMoney } = useFormats();
  const rows = movementRows(books, (step) => t(`officeTrustDays.movement.${step}`), exactMoney);
  return (
    <PagePart id="books" title={t('officeTrustDays.sides.books')}>
      <DefinitionList figures rows={rows} />
    </PagePart>
  );
}

/** Entries dated on a closed day but made after it was closed. */
function LaterPart({ later }: Pick<NonNullable<TrustDay['closed']>, 'later'>) {
  const { t } = useTranslation();
  const { day: format, dateTime } = useFormats();
  return (
    <PagePart id="later" title={t('officeTrustDays.later.title')}>
      <p className="text-muted">{t('officeTrustDays.later.text')}</p>
      <ul>
        {later.map(({ source, day, amount, text, reference, at }) => (
          <li
            key={`${source} ${at} ${day} ${amount} ${text}`}
            className="flex flex-wrap justify-between gap-x-6 border-line border-t py-2"
          >
            <span className="min-w-0 wrap-anywhere">
              {t(`officeTrustDays.later.${source}`)} · {format(day)}
              {reference === null ? '' : ` · ${t('officeTrustDays.order', { reference })}`}
              {text === null || text === '' ? '' : ` · ${text}`}{' '}
              <span className="text-muted">{t('officeTrustDays.later.heard', { when: dateTime(at) })}</span>
            </span>
            <Money dollars={amount} />
          </li>
        ))}
      </ul>
    </PagePart>
  );
}
