import type { WizardFacts } from '@portal/domain/order/wizard/wizard-access';
import { currentPage, pageToShow } from '@portal/domain/order/wizard/wizard-access';
import type { WizardPage } from '@portal/domain/order/wizard/wizard-pages';
import { wizardPageOf } from '@portal/domain/order/wizard/wizard-pages';
import { showToast } from '@portal/web/toasts';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { paths } from '#state/paths.ts';

/**
 * The page for a wizard address, and the page to redirect to; null if the address is right. Without a step, where the order
 * continues.
 */
export function pageOfAddress(
  step: string | undefined,
  facts: WizardFacts,
): { page: WizardPage; redirectTo: WizardPage | null } {
  const asked = wizardPageOf(step);
  const page = asked === null ? currentPage(facts) : pageToShow(asked, facts);
  return { page, redirectTo: page === asked ? null : page };
}

/** Redirects to the page that may be shown, with a notice if a later one was asked for. */
export function RedirectToPage({
  slug,
  page,
  isToBeTold,
}: {
  slug: string;
  page: WizardPage;
  isToBeTold: boolean;
}) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  useEffect(() => {
    if (isToBeTold) {
      showToast('info', t('wizard.redirected'));
    }
    void navigate(paths.wizard(slug, page), { replace: true });
  }, [navigate, slug, page, isToBeTold, t]);
  return null;
}
