import type { FileRow } from '@portal/domain/money/bank/office-bank-files.wire';
import { useFormats } from '@portal/web/i18n/use-formats';
import { Badge, type BadgeTone } from '@portal/web/ui/badge';
import { Money } from '@portal/web/ui/money';
import { TextLink } from '@portal/web/ui/text-link';
import { useTranslation } from 'react-i18next';
import { matchedAddress, matchingAddress } from '../matching/matching-address.ts';

type Line = NonNullable<FileRow['line']>;

const TONES: Readonly<Record<Line['state'], BadgeTone>> = {
  matched: 'success',
  'in-part': 'attention',
  open: 'attention',
};

/** A row of a file: its number, what became of it, and what the bank wrote. */
export function FileRowItem({ row: { number, line, because, raw } }: { row: FileRow }) {
  const { t } = useTranslation();
  const formats = useFormats();
  const name = t('officeBankFiles.rows.number', { number: formats.number(number) });
  return (
    <li className="grid gap-1.5 border-line border-t py-3 first:border-t-0">
      <div className="flex flex-wrap items-baseline gap-x-4 gap-y-1">
        <span className="figures min-w-20 text-muted text-sm">{name}</span>
        {line === null ? (
          <span className="text-muted">
            {because === null
              ? null
              : t('officeBankFiles.rows.skipped', {
                  because: t(`officeBank.passedOver.because.${because}`),
                })}
          </span>
        ) : (
          <LineOfRow number={formats.number(number)} line={line} />
        )}
      </div>
      {raw === null || raw === '' ? null : (
        <pre className="whitespace-pre-wrap rounded-control bg-sunken px-3 py-2 text-sm wrap-anywhere">
          {raw}
        </pre>
      )}
    </li>
  );
}

/** The line that a row became, with the way to what it is matched to, or to matching it. */
function LineOfRow({ number, line: { id, day, amount, state } }: { number: string; line: Line }) {
  const { t } = useTranslation();
  const formats = useFormats();
  const isMatched = state === 'matched';
  return (
    <>
      <span>{formats.day(day)}</span>
      <Badge tone={TONES[state]}>{t(`officeBankFiles.rows.states.${state}`)}</Badge>
      <TextLink
        href={isMatched ? matchedAddress({ line: id }) : matchingAddress({ line: id })}
        aria-label={t(`officeBankFiles.rows.${isMatched ? 'matches' : 'match'}`, { number })}
        isAlone
      >
        {t(`officeBankFiles.rows.${isMatched ? 'matchesShort' : 'matchShort'}`)}
      </TextLink>
      <span className="ml-auto font-semibold">
        <Money dollars={amount} />
      </span>
    </>
  );
}
