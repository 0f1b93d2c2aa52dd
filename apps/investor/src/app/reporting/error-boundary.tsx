import { useSupportLine } from '@portal/web/i18n/use-support-line';
import { describeError, reportError } from '@portal/web/reporting/report-error';
import { Component, type ErrorInfo, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '#state/paths.ts';
import { TAKEN_OVER } from '../../early/taken-over.ts';

type Props = {
  children: ReactNode /** A new value gives the page another chance, e.g. after navigation. */;
  resetKey: string;
};
type State = { failedAt: string | null };

/** Shows a way on if a page fails to render. React offers this to class components only. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { failedAt: null };

  static getDerivedStateFromError(): State {
    return { failedAt: '' };
  }

  override componentDidCatch(error: Error, info: ErrorInfo): void {
    reportError(`${describeError(error)}${info.componentStack ?? ''}`);
    this.setState({ failedAt: this.props.resetKey });
    // The links must work even if this is the first thing the application shows.
    document.dispatchEvent(new Event(TAKEN_OVER));
  }

  override componentDidUpdate(): void {
    const { failedAt } = this.state;
    if (failedAt !== null && failedAt !== '' && failedAt !== this.props.resetKey) {
      this.setState({ failedAt: null });
    }
  }

  override render(): ReactNode {
    return this.state.failedAt === null ? this.props.children : <ErrorPage />;
  }
}

const LINK = 'inline-flex min-h-11 items-center font-medium text-info underline underline-offset-4';

/**
 * Replaces a page that failed to render: what happened, reload, support line. Deliberately plain elements and full page
 * loads: whatever failed must not be needed here.
 */
function ErrorPage() {
  const { t } = useTranslation();
  const { href } = useSupportLine();
  return (
    <div className="mx-auto grid max-w-prose gap-5 px-4 py-16" role="alert">
      <h1 className="text-3xl">{t('shell.error.title')}</h1>
      <p className="text-lg text-muted">{t('shell.error.text')}</p>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <button
          type="button"
          className="min-h-12 rounded-control bg-accent px-6 font-semibold text-accent-contrast hover:bg-accent-strong"
          onClick={() => window.location.reload()}
        >
          {t('shell.reload')}
        </button>
        <a className={LINK} href={href}>
          {t('shell.error.phone')}
        </a>
        <a className={LINK} href={paths.home()}>
          {t('shell.error.home')}
        </a>
      </div>
    </div>
  );
}
