import { isApiError } from '@portal/web/api/api-error';
import { CallFailure } from '@portal/web/ui/call-failure';
import { EmptyState } from '@portal/web/ui/empty-state';
import { LinkButton } from '@portal/web/ui/link-button';
import { PageHeading } from '@portal/web/ui/page-heading';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '#state/paths.ts';
import { HelpLine } from '../../contact/help-line.tsx';
import { LanguageSwitch } from '../../frame/language-switch.tsx';
import { Logo } from '../../frame/logo.tsx';
import { CONTENT_ID } from '../../frame/skip-link.tsx';
import { WizardHelp } from './wizard-help.tsx';
import { WizardOutline } from './wizard-outline.tsx';

type WizardWaitingProps = { error?: unknown; onRetry?: () => void };

/** The wizard while its order loads, or when that fails. */
export function WizardWaiting({ error, onRetry }: WizardWaitingProps) {
  if (error === undefined) {
    return (
      <Frame>
        <WizardOutline />
      </Frame>
    );
  }
  if (isApiError(error) && error.code === 'NOT_FOUND') {
    return (
      <Frame>
        <DealMissing />
      </Frame>
    );
  }
  return (
    <Frame>
      <CallFailure error={error} onRetry={onRetry} />
    </Frame>
  );
}

function Frame({ children }: { children: ReactNode }) {
  return (
    <>
      <header className="border-line border-b bg-raised">
        <div className="mx-auto flex min-h-14 max-w-page items-center gap-1 px-4 sm:gap-3 sm:min-h-16 sm:px-6">
          <Logo to={paths.marketplace()} />
          <span className="grow" />
          <WizardHelp />
          <LanguageSwitch />
        </div>
      </header>
      <main
        id={CONTENT_ID}
        tabIndex={-1}
        className="mx-auto flex w-full max-w-form grow flex-col gap-6 px-4 py-8 sm:px-6 md:py-12"
      >
        {children}
        <HelpLine />
      </main>
    </>
  );
}

function DealMissing() {
  const { t } = useTranslation();
  return (
    <>
      <PageHeading title={t('wizard.label')} />
      <EmptyState
        title={t('wizard.dealMissing.title')}
        action={
          <LinkButton tone="primary" href={paths.marketplace()}>
            {t('wizard.marketplace')}
          </LinkButton>
        }
      >
        {t('wizard.dealMissing.text')}
      </EmptyState>
    </>
  );
}
