import { useTranslation } from 'react-i18next';
import { dismissNotice, type Notice } from '#state/slices/notice-slice.ts';
import { useAppDispatch, useAppSelector } from '#state/store.ts';

const TEXT = {
  ended: 'shell.notice.ended',
  'signed-out': 'shell.notice.signedOut',
  'login-required': 'shell.notice.loginRequired',
} as const satisfies Record<Notice, string>;

/** Says why the person was brought here. The region is always in the page, so that screen readers announce the text. */
export function NoticeBanner() {
  const { t } = useTranslation();
  const dispatch = useAppDispatch();
  const notice = useAppSelector((state) => state.notice.notice);
  return (
    <div role="status">
      {notice === null ? null : (
        <div className="border-b border-line bg-info-soft text-info">
          <div className="mx-auto flex max-w-page items-center gap-3 px-4 py-1.5 sm:px-6">
            <p className="grow py-1.5 text-sm font-medium">{t(TEXT[notice])}</p>
            <button
              type="button"
              aria-label={t('shell.notice.dismiss')}
              onClick={() => dispatch(dismissNotice())}
              className="grid size-11 shrink-0 place-items-center rounded-control hover:bg-raised"
            >
              <svg
                viewBox="0 0 20 20"
                className="size-5"
                stroke="currentColor"
                strokeWidth="1.75"
                aria-hidden="true"
              >
                <path strokeLinecap="round" d="m5 5 10 10M15 5 5 15" />
              </svg>
            </button>
          </div>
        </div>
      )}
    </div>
  );
}
