import type { WorkOnPage } from '@portal/domain/desk/queues/office-desk.wire';
import { useTranslation } from 'react-i18next';
import type { Viewed } from '#state/claims-api.ts';
import { HeldWork } from './held-work.tsx';
import { useWork } from './use-work.ts';

const NOTHING: WorkOnPage = [];

type WorkPanelProps = {
  page: Viewed;
  /** What the page itself knows, until the answer to its first word is there. */
  first?: WorkOnPage | undefined;
  selfId: string;
};

/** What of the person's queues stands on a page, who has each, who else has the page open, and taking or giving back each. */
export function WorkPanel({ page, first = NOTHING, selfId }: WorkPanelProps) {
  const { t } = useTranslation();
  const work = useWork(page, first);
  const viewing = new Map(work.flatMap(({ claim }) => claim.viewing).map(({ id, name }) => [id, name]));
  return work.length === 0 ? null : (
    <section
      aria-label={t('officeDesk.holder.title')}
      className="grid gap-3 rounded-card border border-line bg-raised p-5"
    >
      {viewing.size === 0 ? null : (
        <p className="text-info text-sm">
          {t('officeDesk.viewing', { names: [...viewing.values()].join(', ') })}
        </p>
      )}
      <ul className="grid gap-4">
        {work.map((one) => (
          <li key={`${one.claim.kind}:${one.claim.id}`}>
            <HeldWork work={one} selfId={selfId} />
          </li>
        ))}
      </ul>
    </section>
  );
}
