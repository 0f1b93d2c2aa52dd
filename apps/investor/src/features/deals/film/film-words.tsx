import { readCaptions } from '@portal/domain/offering/deals/captions';
import type { Film } from '@portal/domain/offering/deals/deal.wire';
import { useLanguage } from '@portal/web/i18n/use-language';
import { Button } from '@portal/web/ui/button';
import { Spinner } from '@portal/web/ui/spinner';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';

const TIMEOUT_MS = 15_000;

/** The result of one attempt to load a caption file; null lines if it failed. */
type Words = { src: string; attempt: number; lines: readonly string[] | null };

/** A film's words to read: for people who cannot see it, or would rather save the data. */
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

/** The captions one by one; null if they cannot be loaded or read. */
async function fetchLines(src: string): Promise<string[] | null> {
  try {
    const answer = await fetch(src, { signal: AbortSignal.timeout(TIMEOUT_MS) });
    return answer.ok ? (readCaptions(await answer.text())?.map(({ text }) => text) ?? null) : null;
  } catch {
    return null;
  }
}
