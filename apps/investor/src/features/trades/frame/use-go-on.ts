import { moveOnNext, type WizardFacts } from '@portal/domain/order/wizard/wizard-access';
import type { WizardPage } from '@portal/domain/order/wizard/wizard-pages';
import { useApiMessage } from '@portal/web/api/use-api-message';
import { useBusy } from '@portal/web/page/use-busy';
import { showToast } from '@portal/web/toasts';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { paths } from '#state/paths.ts';
import { markWizardPage } from '#state/slices/wizard-slice.ts';
import { useAppDispatch } from '#state/store.ts';
import type { StepEvents } from '../step-events.ts';

type GoOn = {
  slug: string;
  page: WizardPage;
  events: StepEvents;
  refresh: () => Promise<WizardFacts>;
};

/**
 * What Next does: emits and awaits before-step, refreshes from the server, and navigates. On failure it stays on the page,
 * with a toast at the bottom left.
 */
export function useGoOn({ slug, page, events, refresh }: GoOn): { goOn: () => void; isMoving: boolean } {
  const { t } = useTranslation();
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const messageOf = useApiMessage();
  const { isBusy, run } = useBusy();

  const move = async () => {
    if ((await events.emit('before-step')) === 'stay') {
      return;
    }
    const onwards = moveOnNext(page, await refresh());
    if (onwards === null) {
      return;
    }
    for (const done of [page, ...onwards.marksComplete]) {
      dispatch(markWizardPage({ page: done, complete: true }));
    }
    void navigate(paths.wizard(slug, onwards.goTo));
  };
  const goOn = () => {
    run(move).catch((failure: unknown) => {
      showToast('problem', t('wizard.failed', { message: messageOf(failure) }));
    });
  };
  return { goOn, isMoving: isBusy };
}
