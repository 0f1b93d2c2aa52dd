import { readCaptions } from '@portal/domain/offering/deals/captions';
import type { Film } from '@portal/domain/offering/deals/deal.wire';
import { useLanguage } from '@portal/web/i18n/use-language';
import { Button } from '@portal/web/ui/button';
import { Spinner } from '@portal/web/ui/spinner';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';

const TIMEOUT_MS = 15_000;

/** What came of one attempt at one file of captions; null lines where it failed. */
type Words = { src: string; attempt: number; lines: readonly string[] | null };

/** What a film says, to read: for who does not see it, and for who would rather not spend the data. */
export function FilmWords({ captions }: Pick<Film, 'captions'>) {
  const { t } = useTranslation();
  const language = useLanguage();
  const src = captions.find((candidate) => candidate.language === language)?.src ?? '';
  const [words, setWords] = useState<Words | null>(null);
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let isWanted = true;
    fetchLines(src).then((lines) => {
      if (isWanted) {
        setWords({ src, attempt, lines });
      }
    });
    return () => {
      isWanted = false;
    };
  }, [src, attempt]);
  if (words?.src !== src || words.attempt !== attempt) {
    return <Spinner label={t('ui.loading')} />;
  }
  if (words.lines === null) {
    return (
      <div role="alert" className="flex flex-col items-start gap-3">
        <p>{t('deals.film.wordsFailed')}</p>
        <Button size="small" onPress={() => setAttempt(attempt + 1)}>
          {t('ui.retry')}
        </Button>
      </div>
    );
  }
  return (
    <div className="flex flex-col gap-2">
      {words.lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </div>
  );
}

/** The captions one by one; null where they do not come or cannot be read. */
async function fetchLines(src: string): Promise<string[] | null> {
  try {
    const answer = await fetch(src, { signal: AbortSignal.timeout(TIMEOUT_MS) });
    return answer.ok ? (readCaptions(await answer.text())?.map(({ text }) => text) ?? null) : null;
  } catch {
    return null;
  }
}
