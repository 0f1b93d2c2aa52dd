import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Download, Page } from './icons.tsx';
import { Spinner } from './spinner.tsx';

export type DocumentRowProps = {
  title: string;
  /** What is under the title: kind, pages, a date. */
  detail?: ReactNode | undefined;
  /** What a press does, in a word said before the title: 'Download'. */
  action: string;
  onPress: () => void;
  isPending?: boolean | undefined;
};

/** A document in a list, to save by a press anywhere on its row. */
export function DocumentRow({ title, detail, action, onPress, isPending = false }: DocumentRowProps) {
  const { t } = useTranslation();
  return (
    <li className="border-line not-first:border-t">
      <button
        type="button"
        aria-disabled={isPending}
        onClick={isPending ? undefined : onPress}
        className="flex min-h-16 w-full items-center gap-4 px-5 py-3 text-left transition-colors hover:bg-accent-soft focus-visible:-outline-offset-3 sm:px-7"
      >
        <Page className="size-6 text-accent" />
        <span className="min-w-0 flex-1">
          <span className="sr-only">{`${action} `}</span>
          <span className="block font-semibold leading-snug">{title}</span>
          {detail === undefined ? null : <span className="figures block text-sm text-muted">{detail}</span>}
        </span>
        {isPending ? <Spinner label={t('ui.working')} /> : <Download className="size-5 text-muted" />}
      </button>
    </li>
  );
}
