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
 * The page that an address of the wizard shows, with the address it should have had instead; null when it is right. Without a
 * step the order goes on where it stands.
 */
export function pageOfAddress(
  step: string | undefined,
  facts: WizardFacts,
): { page: WizardPage; redirectTo: WizardPage | null } {
  const asked = wizardPageOf(step);
  const page = asked === null ? currentPage(facts) : pageToShow(asked, facts);
  return { page, redirectTo: page === asked ? null : page };
}

/** Leads to the page that may be shown, and says so where a later one was asked for. */
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
