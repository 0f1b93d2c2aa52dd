import type { DraftClash } from '@portal/domain/offering/deals/authoring/merge-drafts';
import { Button } from '@portal/web/ui/button';
import { Notice } from '@portal/web/ui/notice';
import { useTranslation } from 'react-i18next';
import { useFieldName } from '../read/field-name.ts';
import { useValueText } from '../read/value-text.ts';
import type { DealWork } from './deal-work.ts';

type ClashPanelProps = { work: DealWork; clashes: readonly DraftClash[]; metBy: string | null };

/** Says that somebody else is editing the deal, too. Where both changed the same thing, the person chooses, so that nothing is lost. */
export function ClashPanel({ work, clashes, metBy }: ClashPanelProps) {
  const { t } = useTranslation();
  if (metBy === null) {
    return null;
  }
  if (clashes.length === 0) {
    return (
      <Notice isNew title={t('officeDeals.clash.joined', { name: metBy })}>
        {t('officeDeals.clash.joinedText')}
      </Notice>
    );
  }
  return (
    <Notice
      tone="attention"
      isNew
      title={t('officeDeals.clash.title', { name: metBy, count: clashes.length })}
    >
      <p>{t('officeDeals.clash.text')}</p>
      <ul className="mt-3 grid gap-4">
        {clashes.map((clash) => (
          <Clash key={clash.path} clash={clash} work={work} name={metBy} />
        ))}
      </ul>
    </Notice>
  );
}

function Clash({ clash, work, name }: { clash: DraftClash; work: DealWork; name: string }) {
  const { t } = useTranslation();
  const nameOf = useFieldName();
  const field = nameOf(clash.path);
  const isList = Array.isArray(clash.mine) && Array.isArray(clash.theirs);
  return (
    <li className="grid gap-3 rounded-card border border-line bg-raised p-4 text-text">
      <p className="font-semibold text-base">{field}</p>
      <dl className="grid gap-4 md:grid-cols-2">
        <Side label={t('officeDeals.clash.mine')} path={clash.path} value={clash.mine} />
        <Side label={t('officeDeals.clash.theirs', { name })} path={clash.path} value={clash.theirs} />
      </dl>
      <div className="flex flex-wrap gap-2">
        <Button
          size="small"
          onPress={() => work.choose(clash, 'mine')}
          aria-label={t('officeDeals.clash.keepMineLabel', { field })}
        >
          {t('officeDeals.clash.keepMine')}
        </Button>
        <Button
          size="small"
          onPress={() => work.choose(clash, 'theirs')}
          aria-label={t('officeDeals.clash.takeTheirsLabel', { field })}
        >
          {t('officeDeals.clash.takeTheirs')}
        </Button>
        {isList ? (
          <Button size="small" tone="primary" onPress={() => work.choose(clash, 'both')}>
            {t('officeDeals.clash.both')}
          </Button>
        ) : null}
      </div>
    </li>
  );
}

function Side({ label, path, value }: { label: string; path: string; value: unknown }) {
  const { t } = useTranslation();
  const textOf = useValueText();
  return (
    <div className="min-w-0">
      <dt className="text-muted">{label}</dt>
      <dd className="max-h-48 overflow-y-auto whitespace-pre-line wrap-anywhere">
        {Array.isArray(value)
          ? t('officeDeals.clash.entries', { count: value.length })
          : textOf(path, isPlain(value) ? value : null)}
      </dd>
    </div>
  );
}

function isPlain(value: unknown): value is string | number | boolean {
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';
}
