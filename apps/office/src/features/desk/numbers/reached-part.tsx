import type { CountedNumbers } from '@portal/domain/desk/numbers/office-numbers.wire';
import { OFFICE_PAGES } from '@portal/domain/firm/staff/office-pages';
import { useFormats } from '@portal/web/i18n/use-formats';
import { TextLink } from '@portal/web/ui/text-link';
import { useTranslation } from 'react-i18next';
import { PagePart } from '#parts/page-part.tsx';
import { NumbersTable } from './numbers-table.tsx';

const BASIS_POINTS_A_PERCENT = 100;

/** How many investors got how far, and their share of all. */
export function ReachedPart({
  reached,
  opensLists,
}: Pick<CountedNumbers, 'reached'> & { opensLists: boolean }) {
  const { t } = useTranslation();
  const { percent } = useFormats();
  const all = reached[0]?.investors ?? 0;
  return (
    <PagePart id="reached" title={t('officeNumbers.reached.title')}>
      <NumbersTable
        label={t('officeNumbers.reached.title')}
        columns={[
          t('officeNumbers.reached.step'),
          t('officeNumbers.reached.investors'),
          t('officeNumbers.reached.share'),
        ]}
        rows={reached.map(({ step: name, investors: count }) => ({
          id: name,
          name: (
            <NameWithBar
              name={t(`officeInvestors.reachedSteps.${name}`)}
              part={all === 0 ? 0 : count / all}
            />
          ),
          cells: [
            <InvestorsNumber key="investors" step={name} investors={count} isOpen={opensLists} />,
            all === 0 ? '–' : percent(Math.round((count / all) * 100) * BASIS_POINTS_A_PERCENT),
          ],
        }))}
      />
    </PagePart>
  );
}

type InvestorsNumberProps = CountedNumbers['reached'][number] & { isOpen: boolean };

/** Links to those people, if the role may see them. */
function InvestorsNumber({ step, investors, isOpen }: InvestorsNumberProps) {
  const { t } = useTranslation();
  const { number } = useFormats();
  if (!isOpen || investors === 0) {
    return <span className={investors === 0 ? 'text-muted' : undefined}>{number(investors)}</span>;
  }
  const label = t('officeNumbers.reached.open', {
    number: number(investors),
    step: t(`officeInvestors.reachedSteps.${step}`),
  });
  return (
    <TextLink href={`${OFFICE_PAGES.investors}?reached=${step}`} aria-label={label} isAlone>
      {number(investors)}
    </TextLink>
  );
}

function NameWithBar({ name, part }: { name: string; part: number }) {
  return (
    <span className="grid min-w-32 gap-1">
      {name}
      <svg
        aria-hidden="true"
        viewBox="0 0 100 4"
        preserveAspectRatio="none"
        className="h-1.5 w-full rounded-sm"
      >
        <rect width="100" height="4" className="fill-sunken" />
        <rect width={part * 100} height="4" className="fill-accent" />
      </svg>
    </span>
  );
}
