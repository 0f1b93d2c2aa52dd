import type { ListedDeal } from '@portal/domain/offering/deals/deal.wire';
import { termOf } from '@portal/domain/offering/deals/deal-figures';
import { type DealMatch, dealMatches } from '@portal/domain/offering/deals/deal-matches';
import type { OnboardingAnswers } from '@portal/domain/people/account/user.wire';
import { Check, ChevronDown } from '@portal/web/ui/icons';
import { useTranslation } from 'react-i18next';

/** Where a deal is as the person's answers say, with the reasons; a comparison, which it says itself, and no advice. */
export function MatchNote({ deal, answers }: { deal: ListedDeal; answers: OnboardingAnswers }) {
  const { t } = useTranslation();
  const term = useTermInWords(deal);
  const matches = dealMatches(deal, answers);
  const facts: Readonly<Record<DealMatch, string>> = {
    type: t('deals.match.facts.type'),
    income: t('deals.match.facts.income'),
    term,
  };
  return matches.length === 0 ? null : (
    <details className="group/match relative z-10 rounded-control bg-accent-soft text-sm">
      <summary className="flex min-h-11 list-none items-center gap-2 rounded-control px-3 py-1.5 [&::-webkit-details-marker]:hidden">
        <Check className="size-4 shrink-0 text-accent" />
        <span className="min-w-0 flex-1">
          {t('deals.match.title', { facts: matches.map((match) => facts[match]).join(', ') })}
        </span>
        <ChevronDown className="size-4 shrink-0 transition-transform group-open/match:rotate-180" />
      </summary>
      <div className="flex flex-col gap-2 px-3 pb-3">
        <ul className="flex list-disc flex-col gap-1 pl-5">
          {matches.map((match) => (
            <li key={match}>{t(`deals.match.reasons.${match}`)}</li>
          ))}
        </ul>
        <p className="text-muted">{t('deals.match.note')}</p>
      </div>
    </details>
  );
}

function useTermInWords({ infoTable }: Pick<ListedDeal, 'infoTable'>): string {
  const { t } = useTranslation();
  const [low, high] = termOf(infoTable) ?? [0, 0];
  return low === high
    ? t('deals.match.facts.years', { count: high })
    : t('deals.match.facts.range', { low, high });
}
