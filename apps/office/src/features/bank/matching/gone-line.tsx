import { Notice } from '@portal/web/ui/notice';
import { useTranslation } from 'react-i18next';
import { Loaded } from '#parts/loaded.tsx';
import { MatchRow } from './match-row.tsx';
import { useBankMatchesQuery } from './matching-api.ts';

/** A line that does not wait any more, or not on this page of the list: who matched it, and to what. */
export function GoneLine({ lineId }: { lineId: string }) {
  const { t } = useTranslation();
  const read = useBankMatchesQuery({ line: lineId, state: 'standing' }, { refetchOnMountOrArgChange: true });
  return (
    <Loaded read={read}>
      {({ matches }) => (
        <div className="grid gap-4">
          <Notice
            tone="attention"
            isNew
            takesFocus
            title={t(matches.length === 0 ? 'officeMatching.gone.elsewhere' : 'officeMatching.gone.title')}
          />
          <ul className="rounded-card border border-line bg-raised empty:hidden">
            {matches.map((match) => (
              <MatchRow key={match.id} match={match} />
            ))}
          </ul>
        </div>
      )}
    </Loaded>
  );
}
