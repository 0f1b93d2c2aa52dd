import type { CaseReading } from '@portal/domain/desk/orders/office-case-reading.wire';
import type { TimelinePage } from '@portal/domain/desk/orders/office-order-timeline.wire';
import { useFormats } from '@portal/web/i18n/use-formats';
import { useTranslateKey } from '@portal/web/i18n/use-translate-key';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';

const SHOWN_MAX = 3;

type SinceLastLookProps = { reading: CaseReading; timeline: TimelinePage };

/** What happened since the person last opened a document of the case; nothing before their first look. */
export function SinceLastLook({ reading, timeline }: SinceLastLookProps) {
  const { t } = useTranslation();
  const translate = useTranslateKey();
  const { dateTime } = useFormats();
  const self = reading.people.find(({ isSelf }) => isSelf);
  const lastAt = self?.lastAt ?? null;
  if (lastAt === null) {
    return null;
  }
  const since = timeline.entries.filter(({ at, who }) => at > lastAt && who.name !== self?.name);
  return (
    <section aria-labelledby="since-title" className="grid gap-1 border-line border-t pt-3">
      <h3 id="since-title" className="font-semibold">
        {t('officeReading.since.title', { when: dateTime(lastAt) })}
      </h3>
      {since.length === 0 ? (
        <p className="text-muted">{t('officeReading.since.nothing')}</p>
      ) : (
        <ul>
          {since.slice(0, SHOWN_MAX).map(({ id, action, at }) => (
            <li key={id}>
              {translate(`officeActions.${action}`)} <span className="text-muted">{dateTime(at)}</span>
            </li>
          ))}
        </ul>
      )}
      {since.length > SHOWN_MAX ? (
        <Link
          to={{ hash: 'timeline' }}
          replace
          preventScrollReset
          className="inline-flex min-h-11 items-center"
        >
          {t('officeReading.since.more', { count: since.length - SHOWN_MAX })}
        </Link>
      ) : null}
    </section>
  );
}
