import { describeError, reportError } from '@portal/web/reporting/report-error';

/** The server writes it into its pages where a DSN is configured, outside production; nothing is loaded without it. */
export const SENTRY_META = 'error-reports';

/** Loads the error-reporting library where the page says where to report to. */
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
