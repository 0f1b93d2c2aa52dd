import { describeError, reportError } from '@portal/web/reporting/report-error';
import { Button } from '@portal/web/ui/button';
import { Component, type ErrorInfo, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

type Props = { children: ReactNode };

/** Reports a page that failed to render, and shows a way on. React allows this only in class components. */
export class ErrorBoundary extends Component<Props, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch(error: Error, info: ErrorInfo): void {
    reportError(`${describeError(error)}${info.componentStack ?? ''}`);
  }

  override render(): ReactNode {
    return this.state.hasFailed ? <Failed /> : this.props.children;
  }
}

function Failed() {
  const { t } = useTranslation();
  return (
    <div className="mx-auto grid max-w-prose justify-items-start gap-5 px-4 py-16" role="alert">
      <h1 className="text-3xl">{t('office.failed.title')}</h1>
      <p className="text-lg text-muted">{t('office.failed.text')}</p>
      <Button tone="primary" onPress={() => window.location.reload()}>
        {t('office.failed.reload')}
      </Button>
    </div>
  );
}
