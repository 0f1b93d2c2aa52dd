import { describeError, reportError } from '@portal/web/reporting/report-error';

/** Written into pages by the server if a DSN is configured, outside production; without it nothing loads. */
export const SENTRY_META = 'error-reports';

/** Loads the error-reporting library if the page names a DSN. */
export async function loadSentry(page: Document): Promise<void> {
  const meta = page.querySelector<HTMLMetaElement>(`meta[name="${SENTRY_META}"]`);
  if (meta === null) {
    return;
  }
  try {
    const { startSentry } = await import('./start-sentry.ts');
    startSentry(meta.content, meta.dataset.stage ?? 'development');
  } catch (error) {
    reportError(describeError(error));
  }
}
