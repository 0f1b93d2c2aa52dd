import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';

type PageFieldProps = { page: number; pages: number; onGo: (page: number) => void };

const DIGITS_MAX = 5;

/** Which page is shown, and a number to go to. One that is not there is said, and stays to be mended. */
export function PageField({ page, pages, onGo }: PageFieldProps) {
  const { t } = useTranslation();
  const [typed, setTyped] = useState<string | null>(null);
  const [isMissing, setMissing] = useState(false);
  const go = (event: FormEvent) => {
    event.preventDefault();
    const wanted = Number(typed ?? page);
    const isThere = Number.isInteger(wanted) && wanted >= 1 && wanted <= pages;
    setMissing(!isThere);
    if (isThere) {
      setTyped(null);
      onGo(wanted);
    }
  };
  return (
    <form noValidate onSubmit={go} className="figures relative flex items-center gap-2 text-sm">
      <input
        aria-label={t('viewer.goTo')}
        aria-invalid={isMissing}
        aria-describedby={isMissing ? 'no-such-page' : undefined}
        inputMode="numeric"
        maxLength={DIGITS_MAX}
        value={typed ?? page}
        onChange={({ target }) => setTyped(target.value)}
        onFocus={({ target }) => target.select()}
        onBlur={() => {
          setTyped(null);
          setMissing(false);
        }}
        className="h-11 w-13 rounded-control border border-line-strong bg-raised px-1 text-center"
      />
      <span className="whitespace-nowrap text-muted max-sm:short:sr-only">
        {t('viewer.ofPages', { pages })}
      </span>
      {isMissing ? (
        <span
          id="no-such-page"
          role="alert"
          className="absolute bottom-full left-0 z-10 mb-2 whitespace-nowrap rounded-control bg-danger px-3 py-2 text-danger-contrast sm:top-full sm:bottom-auto sm:mt-2 sm:mb-0"
        >
          {t('viewer.noSuchPage', { count: pages })}
        </span>
      ) : null}
    </form>
  );
}
