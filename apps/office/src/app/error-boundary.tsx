import { Button } from '@portal/web/ui/button';
import { Component, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

type Props = { children: ReactNode };

/** Shows a way on where a page failed to be drawn. React offers this to class components only, and logs the error itself. */
export class ErrorBoundary extends Component<Props, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
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
